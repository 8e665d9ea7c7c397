import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { percentiles } from '../../../src/model/uncertainty/percentile.ts';
import { spreadOf } from '../../../src/model/uncertainty/spread.ts';

describe('percentiles', () => {
  it('are by nearest rank: of 1 to 20, 5% are 1, half are 10, 95% are 19', () => {
    const values = Float64Array.from({ length: 20 }, (_, index) => 20 - index);
    expect(percentiles(values, [0.05, 0.5, 0.95])).toEqual([1, 10, 19]);
  });

  it('leave out what does not apply, and are undefined when nothing is left', () => {
    expect(percentiles(Float64Array.of(Number.NaN, 3, Number.NaN, 1), [0.5, 1])).toEqual([1, 3]);
    expect(percentiles(Float64Array.of(Number.NaN), [0.5])).toBeUndefined();
    expect(percentiles(Float64Array.of(), [0.5])).toBeUndefined();
  });

  it('take an endless value for the greatest', () => {
    expect(percentiles(Float64Array.of(Infinity, 1, 2, 3), [0.5, 0.75, 1])).toEqual([2, 3, Infinity]);
  });

  it('are those of sorted values, whatever the values', () => {
    const values = fc.array(fc.oneof(fc.integer({ min: 0, max: 9 }), fc.double({ noNaN: true })), { minLength: 1 });
    fc.assert(
      fc.property(
        values,
        fc.uniqueArray(fc.double({ min: 0.001, max: 1, noNaN: true }), { minLength: 1 }),
        (list, some) => {
          const shares = some.toSorted((a, b) => a - b);
          const sorted = Float64Array.from(list).toSorted();
          const expected = shares.map((share) => sorted[Math.max(Math.ceil(share * list.length) - 1, 0)]);
          // Sorting tells -0 from 0, and selecting need not.
          expect(percentiles(Float64Array.from(list), shares)?.map((value) => value + 0)).toEqual(
            expected.map((value) => (value ?? 0) + 0),
          );
        },
      ),
    );
  });
});

describe('the spread of samples', () => {
  it('is none when all are the same, endless ones as well', () => {
    expect(spreadOf(Float64Array.of(5, 5, 5))).toBeUndefined();
    expect(spreadOf(Float64Array.of(Infinity, Infinity))).toBeUndefined();
    expect(spreadOf(Float64Array.of(Number.NaN, Number.NaN))).toBeUndefined();
  });

  it('is told by 5%, half and 95%', () => {
    const values = Float64Array.from({ length: 100 }, (_, index) => index + 1);
    expect(spreadOf(values)).toEqual({ low: 5, likely: 50, high: 95 });
  });
});
