import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseQuantity, printExact, printQuantity, printTogether, type Unit } from '../../src/units/index.ts';
import { UNITS, valuesOf } from './quantities.ts';

test.each<readonly [number, Unit, string]>([
  [604_800, 's', '7 d'],
  [604_800.5, 's', '604,800.5 s'],
  [18_060, 's', '5 h 1 min'],
  [145_152_000_001, 'B', '145.152000001 GB'],
  [1_234_567, 'msg/s', '1,234,567 msg/s'],
  [0.000_123_456_78, 'share', '0.012345678%'],
  [5e-324, 's', '4.94066e-318 µs'],
])('%d in %s is printed exactly as %s', (value, unit, text) => {
  expect(printExact(value, unit)).toBe(text);
});

describe.each(UNITS)('printExact in %s', (unit) => {
  test('parses back to the very same number', () => {
    fc.assert(
      fc.property(valuesOf(unit), (value) => {
        expect(parseQuantity(printExact(value, unit), unit)).toEqual({ ok: true, value: value + 0 });
      }),
      { numRuns: 2000 },
    );
  });
});

describe('printTogether', () => {
  test('prints as printQuantity does where nothing clashes', () => {
    const quantities = [
      { value: 604_800, unit: 's' },
      { value: 2000, unit: 'msg/s' },
      { value: 2000, unit: 'msg/s' },
      { value: NaN, unit: 's' },
      { value: NaN, unit: 's' },
    ] as const;
    expect(printTogether(quantities)).toEqual(['7 d', '2,000 msg/s', '2,000 msg/s', 'n/a', 'n/a']);
  });

  test('adds as many digits as tell two values apart, and only to those', () => {
    const quantities = [
      { value: 1_234_567, unit: 'msg/s' },
      { value: 1_234_568, unit: 'msg/s' },
      { value: 7_654_321, unit: 'msg/s' },
    ] as const;
    expect(printTogether(quantities)).toEqual(['1,234,567 msg/s', '1,234,568 msg/s', '7,654,320 msg/s']);
  });

  test('tells a round value from one a hair above it', () => {
    expect(
      printTogether([
        { value: 5400, unit: 's' },
        { value: 5400.000_001, unit: 's' },
      ]),
    ).toEqual(['1 h 30 min', '1.5000000003 h']);
  });

  test('never prints two different values of one unit alike', () => {
    const close = fc
      .tuple(fc.constantFrom(...UNITS), fc.double({ noNaN: true }), fc.array(fc.nat({ max: 40 }), { maxLength: 8 }))
      .map(([unit, base, steps]) => steps.map((step) => ({ value: base * (1 + step * Number.EPSILON), unit })));
    const anyOf = fc.array(
      fc.record({ value: fc.oneof(fc.double(), fc.double({ min: 0, max: 1e6 })), unit: fc.constantFrom(...UNITS) }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(close, anyOf, (near, others) => {
        const quantities = [...near, ...others];
        const texts = printTogether(quantities);
        expect(texts).toHaveLength(quantities.length);
        const seen = new Map<string, number>();
        for (const [index, { value, unit }] of quantities.entries()) {
          const key = `${unit} ${texts[index]}`;
          const other = seen.get(key) ?? value;
          // -0 and 0 are the same quantity.
          expect(other === value || (Number.isNaN(other) && Number.isNaN(value))).toBe(true);
          seen.set(key, value);
        }
      }),
      { numRuns: 3000 },
    );
  });

  test('prints one value alone as printQuantity does', () => {
    fc.assert(
      fc.property(fc.double(), fc.constantFrom(...UNITS), (value, unit) => {
        expect(printTogether([{ value, unit }])).toEqual([printQuantity(value, unit)]);
      }),
    );
  });
});
