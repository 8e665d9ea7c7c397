/**
 * A number that looks random for each index, the same in every run, and never the same for two indexes: each step is a
 * permutation of the integers of `bits` bits, so keys made of it are unique however short they are.
 */
export function scatter(index: number, bits: number): bigint {
  const size = BigInt(bits);
  const mask = (1n << size) - 1n;
  const half = (size + 1n) / 2n;
  let value = BigInt(index) & mask;
  for (const multiplier of multipliers) {
    value = (value * multiplier + 0x632be59bd9b4e019n) & mask;
    value ^= value >> half;
  }
  return value;
}

/** Odd, hence invertible modulo any power of two (from the finalisers of splitmix64 and MurmurHash3). */
const multipliers = [0xbf58476d1ce4e5b9n, 0x94d049bb133111ebn, 0xff51afd7ed558ccdn, 0xc4ceb9fe1a85ec53n];

/** A stream of numbers from 0 to 2³² − 1 that a seed decides (mulberry32): filler, where uniqueness does not matter. */
export function noise(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b1) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return (value ^ (value >>> 14)) >>> 0;
  };
}
