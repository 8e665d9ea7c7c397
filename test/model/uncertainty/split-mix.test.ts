import { describe, expect, it } from 'vitest';
import { SplitMix64 } from '../../../src/model/uncertainty/split-mix.ts';

/** The first outputs as unsigned numbers of 64 bits. */
function outputs(seed: number, count: number): bigint[] {
  const generator = new SplitMix64(seed);
  return Array.from({ length: count }, () => {
    const [high, low] = generator.nextHalves();
    return (BigInt(high) << 32n) | BigInt(low);
  });
}

/** splitmix64.c of Vigna (prng.di.unimi.it), on BigInt, straight from its five lines. */
function reference(seed: bigint, count: number): bigint[] {
  const mask = (1n << 64n) - 1n;
  let state = seed;
  return Array.from({ length: count }, () => {
    state = (state + 0x9e3779b97f4a7c15n) & mask;
    let z = state;
    z = ((z ^ (z >> 30n)) * 0xbf58476d1ce4e5b9n) & mask;
    z = ((z ^ (z >> 27n)) * 0x94d049bb133111ebn) & mask;
    return z ^ (z >> 31n);
  });
}

describe('SplitMix64', () => {
  it('gives the published outputs of seed 1234567 (rosettacode.org, Pseudo-random numbers/Splitmix64)', () => {
    expect(outputs(1_234_567, 5)).toEqual([
      6_457_827_717_110_365_317n,
      3_203_168_211_198_807_973n,
      9_817_491_932_198_370_423n,
      4_593_380_528_125_082_431n,
      16_408_922_859_458_223_821n,
    ]);
  });

  it('gives the published outputs of seed 0 (the test vectors of Java SplittableRandom ports)', () => {
    expect(outputs(0, 5)).toEqual([
      0xe220a8397b1dcdafn,
      0x6e789e6aa1b965f4n,
      0x06c45d188009454fn,
      0xf88bb8a8724c81ecn,
      0x1b39896a51a8749bn,
    ]);
  });

  it.each([1, 42, 0xffffffff, 2 ** 32, 2 ** 53 - 1])(
    'agrees with the reference over 2,000 outputs of seed %d',
    (seed) => {
      expect(outputs(seed, 2000)).toEqual(reference(BigInt(seed), 2000));
    },
  );

  it('gives numbers from 0 up to 1, the upper 53 bits of each output', () => {
    const generator = new SplitMix64(7);
    const numbers = Array.from({ length: 1000 }, () => generator.next());
    expect(numbers).toEqual(reference(7n, 1000).map((bits) => Number(bits >> 11n) / 2 ** 53));
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...numbers)).toBeLessThan(1);
  });
});
