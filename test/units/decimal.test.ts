import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { printDecimal, shiftDecimal, toDecimal } from '../../src/units/decimal.ts';

test.each([
  [0, '0'],
  [1, '1'],
  [1000, '1,000'],
  [1_234_567.891, '1,234,567.891'],
  [0.1, '0.1'],
  [0.000_001, '0.000001'],
  [0.000_000_12, '1.2e-7'],
  [1e15, '1,000,000,000,000,000'],
  [1.2e15, '1.2e15'],
  [1e16, '1e16'],
])('%d is printed with grouped thousands and no needless zeros: %s', (value, text) => {
  expect(printDecimal(toDecimal(value))).toBe(text);
});

test('rounding carries over into a new digit', () => {
  expect(printDecimal(toDecimal(999_999.6, 6))).toBe('1,000,000');
});

test('shifting moves the point and rounds nothing', () => {
  expect(printDecimal(shiftDecimal(toDecimal(145_152_000_000), -9))).toBe('145.152');
  expect(printDecimal(shiftDecimal(toDecimal(0), 3))).toBe('0');
});

test('the shortest digits are the number itself', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, noNaN: true, noDefaultInfinity: true }), (value) => {
      expect(Number(printDecimal(toDecimal(value)).replaceAll(',', ''))).toBe(value + 0);
    }),
  );
});
