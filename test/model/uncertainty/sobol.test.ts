import { describe, expect, it } from 'vitest';
import { type SobolIndices, sobolIndices } from '../../../src/model/uncertainty/sobol.ts';
import { SplitMix64 } from '../../../src/model/uncertainty/split-mix.ts';

/** The indices of a function of independent uniforms from 0 to 1. */
function indicesOf(
  dimensions: number,
  f: (x: readonly number[]) => number,
  samples = 100_000,
): (SobolIndices | undefined)[] {
  const generator = new SplitMix64(1);
  const draw = (): number[][] =>
    Array.from({ length: samples }, () => Array.from({ length: dimensions }, () => generator.next()));
  const [a, b] = [draw(), draw()];
  const mixed = (changed: number) =>
    a.map((row, at) => row.map((x, index) => (index === changed ? (b[at]?.[index] ?? 0) : x)));
  const run = (rows: readonly (readonly number[])[]) => Float64Array.from(rows, (row) => f(row));
  return Array.from({ length: dimensions }, (_, index) => sobolIndices(run(a), run(b), run(mixed(index))));
}

describe('Sobol indices', () => {
  it('of the Ishigami function are those of its closed form (Ishigami and Homma 1990, a = 7, b = 0.1)', () => {
    const angle = (u = 0): number => (2 * u - 1) * Math.PI;
    const [one, two, three] = indicesOf(3, ([x, y, z]) => {
      return Math.sin(angle(x)) + 7 * Math.sin(angle(y)) ** 2 + 0.1 * angle(z) ** 4 * Math.sin(angle(x));
    });
    const expected = [
      { first: 0.3139, total: 0.5576 },
      { first: 0.4424, total: 0.4424 },
      { first: 0, total: 0.2437 },
    ];
    for (const [index, found] of [one, two, three].entries()) {
      expect(Math.abs((found?.first ?? 1) - (expected[index]?.first ?? 0))).toBeLessThan(0.01);
      expect(Math.abs((found?.total ?? 1) - (expected[index]?.total ?? 0))).toBeLessThan(0.01);
    }
  });

  it('of a sum are the squares of its weights, and nothing acts together', () => {
    // Variances of 3x + 2y + z are 9, 4 and 1 parts of 14.
    const found = indicesOf(3, ([x = 0, y = 0, z = 0]) => 3 * x + 2 * y + z);
    for (const [index, part] of [9, 4, 1].entries()) {
      expect(Math.abs((found[index]?.first ?? 0) - part / 14)).toBeLessThan(0.01);
      expect(Math.abs((found[index]?.total ?? 0) - part / 14)).toBeLessThan(0.01);
    }
  });

  it('of a product of two uniforms are 3/7 alone and 4/7 together with the other', () => {
    // Mean 1/2, variance 1/12 each: alone 1/48, together 1/144, of 7/144 in all.
    for (const found of indicesOf(2, ([x = 0, y = 0]) => x * y)) {
      expect(Math.abs((found?.first ?? 0) - 3 / 7)).toBeLessThan(0.01);
      expect(Math.abs((found?.total ?? 0) - 4 / 7)).toBeLessThan(0.01);
    }
  });

  it('are 0 exactly for an input that does not matter, and 1 for the only one that does', () => {
    const [only, idle] = indicesOf(2, ([x = 0]) => 1e9 + x, 2000);
    expect(idle).toEqual({ first: 0, total: 0 });
    expect(only?.first).toBeCloseTo(1, 6);
    expect(only?.total).toBeCloseTo(1, 1);
  });

  it('are undefined where there is no spread to divide, or an endless one', () => {
    expect(indicesOf(1, () => 5, 100)).toEqual([undefined]);
    expect(indicesOf(1, ([x = 0]) => (x > 0.5 ? Infinity : x), 100)).toEqual([undefined]);
    expect(indicesOf(1, ([x = 0]) => (x > 0.5 ? Number.NaN : x), 100)).toEqual([undefined]);
  });
});
