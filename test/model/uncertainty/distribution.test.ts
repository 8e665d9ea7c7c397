import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quantileOf, wholeQuantileOf } from '../../../src/model/uncertainty/distribution.ts';
import { SplitMix64 } from '../../../src/model/uncertainty/split-mix.ts';

/** Mean and variance of samples at evenly spread draws, and at random ones. */
function moments(values: readonly number[]): { mean: number; variance: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return { mean, variance: values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length };
}

const ordered = fc
  .tuple(
    fc.double({ min: 0, max: 1e12, noNaN: true }),
    fc.double({ min: 0, max: 1e12, noNaN: true }),
    fc.double({ min: 0, max: 1e12, noNaN: true }),
  )
  .map((values) => values.toSorted((a, b) => a - b));
const share = fc.double({ min: 0, max: 1, noNaN: true });

describe('a range of two ends', () => {
  it('is uniform: a quarter of it lies below a quarter of the way', () => {
    const range = { low: 4, high: 12 };
    expect([0, 0.25, 0.5, 1].map((u) => quantileOf(range, u))).toEqual([4, 6, 8, 12]);
  });
});

describe('a range with a likely value', () => {
  it('is triangular, with quantiles by hand: F(x) = x² / 20 up to 2 and 1 − (10 − x)² / 80 above', () => {
    const range = { low: 0, likely: 2, high: 10 };
    expect([0, 0.05, 0.2, 0.55, 0.8, 1].map((u) => quantileOf(range, u))).toEqual([0, 1, 2, 4, 6, 10]);
  });

  it('may have its peak at an end', () => {
    expect(quantileOf({ low: 0, likely: 0, high: 1 }, 0.75)).toBe(0.5);
    expect(quantileOf({ low: 0, likely: 1, high: 1 }, 0.25)).toBe(0.5);
  });

  it('has the mean (a + b + c) / 3 and the variance (a² + b² + c² − ab − ac − bc) / 18', () => {
    const [a, c, b] = [10, 20, 70];
    const generator = new SplitMix64(3);
    const samples = Array.from({ length: 200_000 }, () => quantileOf({ low: a, likely: c, high: b }, generator.next()));
    const { mean, variance } = moments(samples);
    const expected = (a * a + b * b + c * c - a * b - a * c - b * c) / 18;
    // The standard error of the mean is the deviation over √200,000.
    expect(Math.abs(mean - (a + b + c) / 3)).toBeLessThan((4 * Math.sqrt(expected)) / Math.sqrt(200_000));
    expect(variance / expected).toBeCloseTo(1, 1.7);
  });
});

describe('a range of whole numbers', () => {
  it('gives each the same share: of 1 to 4 a quarter', () => {
    const shares = [0, 0.24, 0.25, 0.49, 0.5, 0.74, 0.75, 1];
    expect(shares.map((u) => wholeQuantileOf({ low: 1, high: 4 }, u))).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
  });

  it('with a likely value is the triangle, rounded', () => {
    expect([0, 0.2, 0.55, 0.6, 1].map((u) => wholeQuantileOf({ low: 0, likely: 2, high: 10 }, u))).toEqual([
      0, 2, 4, 4, 10,
    ]);
  });
});

describe('every range', () => {
  it('stays within its ends, reaches them, and never falls as the share grows', () => {
    fc.assert(
      fc.property(ordered, share, share, fc.boolean(), ([low = 0, likely = 0, high = 0], u, v, withLikely) => {
        fc.pre(low < high);
        const range = withLikely ? { low, likely, high } : { low, high };
        const [lower, upper] = [quantileOf(range, Math.min(u, v)), quantileOf(range, Math.max(u, v))];
        expect(lower).toBeGreaterThanOrEqual(low);
        expect(upper).toBeLessThanOrEqual(high);
        expect(upper - lower).toBeGreaterThanOrEqual(-1e-9 * (high - low));
        expect(quantileOf(range, 0)).toBe(low);
        expect(quantileOf(range, 1)).toBe(high);
      }),
    );
  });

  it('has the share below its quantile that was asked for', () => {
    const part = fc.double({ min: 0.01, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(part, part, part, share, (low, left, right, u) => {
        fc.pre(left + right > 1e-6 * low);
        const [likely, high] = [low + left, low + left + right];
        const x = quantileOf({ low, likely, high }, u);
        const below =
          x <= likely
            ? (x - low) ** 2 / ((high - low) * (likely - low))
            : 1 - (high - x) ** 2 / ((high - low) * (high - likely));
        expect(below).toBeCloseTo(u, 5);
      }),
    );
  });
});
