import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseQuantity, printQuantity, type Unit } from '../../src/units/index.ts';
import { UNITS, valuesOf } from './quantities.ts';

const PRINTED: readonly (readonly [value: number, unit: Unit, text: string])[] = [
  [604_800, 's', '7 d'],
  [86_400, 's', '1 d'],
  [3600, 's', '1 h'],
  [5400, 's', '1 h 30 min'],
  [18_060, 's', '5 h 1 min'],
  [90, 's', '1 min 30 s'],
  [129_600, 's', '1 d 12 h'],
  [88_200, 's', '1.02083 d'],
  [10_486.8, 's', '2.913 h'],
  [42_551.68, 's', '11.8199 h'],
  [5, 's', '5 s'],
  [1.5, 's', '1.5 s'],
  [0.5, 's', '500 ms'],
  [0.000_25, 's', '250 µs'],
  [1e-9, 's', '0.001 µs'],
  [0, 's', '0 s'],
  [59.999_999_99, 's', '1 min'],
  [2_592_000, 's', '30 d'],
  [94_608_000, 's', '1,095 d'],
  [90, 's/day', '1.5 min/day'],
  [145_152_000_000, 'B', '145.152 GB'],
  [2880, 'B', '2.88 kB'],
  [120, 'B', '120 B'],
  [999_999.9, 'B', '1 MB'],
  [1e21, 'B', '1,000 EB'],
  [120, 'B/row', '120 B/row'],
  [5e6, 'B/s', '5 MB/s'],
  [2000, 'msg/s', '2,000 msg/s'],
  [13.888_888_888, 'msg/s', '13.8889 msg/s'],
  [1_234_567, 'msg/s', '1,234,570 msg/s'],
  [186_400, 'msg/day', '186,400 msg/day'],
  [2000, 'row/s', '2,000 rows/s'],
  [1, 'row/s', '1 row/s'],
  [300, 'page/s', '300 pages/s'],
  [20, '1/day', '20/day'],
  [1_209_600_000, 'row', '1,209,600,000 rows'],
  [123_456_789_012_345, 'row', '123,456,789,012,345 rows'],
  [1, 'row', '1 row'],
  [1, 'msg', '1 msg'],
  [24, 'partition', '24 partitions'],
  [1, 'partition', '1 partition'],
  [1_234_567, 'msg/partition', '1,234,567 msg/partition'],
  [1, 'row/msg', '1 row/msg'],
  [1e15, 'row', '1,000,000,000,000,000 rows'],
  [1.234_567_89e17, 'row', '1.23457e17 rows'],
  [0.001_08, 'share', '0.108%'],
  [0.000_000_05, 'share', '0.000005%'],
  [0.000_000_001, 'share', '1e-7%'],
  [1, 'share', '100%'],
  [1.5, '1', '1.5'],
  [1 / 3, '1', '0.333333'],
  [-5, 's', '-5 s'],
  [-0, 'msg', '0 msg'],
  [Infinity, 's', 'never'],
  [Infinity, 'B', 'unbounded'],
  [-Infinity, 'B', '-unbounded'],
  [NaN, 's', 'n/a'],
];

test.each(PRINTED)('%d in %s is printed in the unit a person expects: %s', (value, unit, text) => {
  expect(printQuantity(value, unit)).toBe(text);
});

describe.each(UNITS)('what is printed in %s', (unit) => {
  test('parses back to the value within rounding, and then prints the same', () => {
    fc.assert(
      fc.property(valuesOf(unit), (value) => {
        const text = printQuantity(value, unit);
        const parsed = parseQuantity(text, unit);
        if (!parsed.ok) throw new Error(`${value}: ${parsed.problem.reason}`);
        expect(Math.abs(parsed.value - value)).toBeLessThanOrEqual(5e-6 * value);
        expect(printQuantity(parsed.value, unit)).toBe(text);
      }),
      { numRuns: 2000 },
    );
  });

  test('is scientific only above 1e15 or below 1e-6', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-6, max: unit === 'share' ? 1 : 1e15, noNaN: true }), (value) => {
        expect(printQuantity(value, unit)).not.toMatch(/\de/);
      }),
    );
  });
});
