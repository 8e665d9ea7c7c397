import { expect, test } from 'vitest';
import { amountOf, readNumeral } from '../../src/units/numeral.ts';

test.each([
  ['1,234', '1234'],
  ['1,234,567.8', '1234567.8'],
  ['12,34', '12.34'],
  ['1,2345', '1.2345'],
  ['1.234', '1.234'],
  ['1 234,5', '1234.5'],
  ['1_0_0', '100'],
  ['007', '7'],
])('%j has the plain digits %s', (run, mantissa) => {
  expect(readNumeral(run)).toEqual({ mantissa, exponent: 0 });
});

test('an exponent out of all reach stays a number', () => {
  expect(readNumeral(`1e${'9'.repeat(150)}`)).toEqual({ mantissa: '1', exponent: 9999 });
  expect(readNumeral(`1e-${'9'.repeat(150)}`)).toEqual({ mantissa: '1', exponent: -9999 });
});

test.each(['1,20,000', '12,345,67', '1234,567', '0,500', '1.2.3', '1,234 567', "1'000"])(
  '%j leaves open where its fraction begins',
  (run) => {
    expect(readNumeral(run)).toHaveProperty('grouped');
    expect(readNumeral(run)).toHaveProperty('fractional');
  },
);

test('a power of ten moves the point and does not round', () => {
  expect(amountOf([{ mantissa: '24.8', exponent: 0 }], 9)).toBe(24_800_000_000);
  expect(amountOf([{ mantissa: '0.07', exponent: 0 }], -2)).toBe(0.0007);
});

test('a number that vanishes or is undefined is a fault', () => {
  expect(amountOf([{ mantissa: '1', exponent: -9999 }], 0)).toHaveProperty('fault');
  expect(
    amountOf(
      [
        { mantissa: '0', exponent: 0 },
        { mantissa: '1', exponent: 9999 },
      ],
      0,
    ),
  ).toHaveProperty('fault');
});
