import * as fc from 'fast-check';
import type { Unit } from '../../src/units/index.ts';

/** Every unit with the greatest value parseQuantity accepts in it, so that a new unit cannot be forgotten in a test. */
const LIMITS: Readonly<Record<Unit, number>> = {
  msg: 1e18,
  'msg/s': 1e12,
  'msg/day': 8.64e16,
  'msg/partition': 1e18,
  row: 1e18,
  'row/s': 1e12,
  'row/day': 8.64e16,
  'row/msg': 1e12,
  'row/partition': 1e18,
  'row/page': 1e12,
  partition: 1e18,
  '1/day': 1e12,
  s: 3.1536e10,
  's/day': 3.1536e10,
  B: 1e21,
  'B/s': 1e21,
  'B/row': 1e15,
  'B/page': 1e15,
  page: 1e18,
  'page/s': 1e12,
  'page/row': 1e12,
  share: 1,
  '1': 1e12,
};

const isUnit = (text: string): text is Unit => text in LIMITS;

export const UNITS: readonly Unit[] = Object.keys(LIMITS).filter(isUnit);

/** Values in range: any double, whole numbers, and numbers of few digits, which is what people write. */
export function valuesOf(unit: Unit): fc.Arbitrary<number> {
  const limit = LIMITS[unit];
  return fc.oneof(
    fc.double({ min: 0, max: limit, noNaN: true }),
    fc.double({ min: 0, max: Math.min(limit, 1e6), noNaN: true }),
    fc.nat({ max: Math.min(limit, 2_000_000) }),
    fc
      .tuple(fc.nat({ max: 9_999_999 }), fc.integer({ min: -12, max: 14 }))
      .map(([digits, tens]) => Math.min(limit, Number(`${digits}e${tens}`))),
    fc.nat({ max: 1_000_000 }).map((near) => limit * (1 - near * Number.EPSILON)),
  );
}

/** Texts made of the parser's own words and marks, which reach further into it than random characters do. */
export const fragments: fc.Arbitrary<string> = fc
  .array(
    fc.constantFrom(
      ...'0 5 7 30 60 000 1,5 24,800 1.5 1_000 1e6 1e999 1e-999 5e-324 . , : _ - + * × / % ‰ µ ∞ P T PT P1M 00:30:00'.split(
        ' ',
      ),
      ...'k M G T m h d s ms min week year month B kB Mb GiB Gi Gbit bps msg rows records rps x times per a in out of'.split(
        ' ',
      ),
      ' ',
      '  ',
      '\u00a0',
      '\u202f',
      '\u2212',
      '\n',
      '"',
      '\u001b',
      '\ud800',
      'million',
      'percent',
      'per cent',
      'NaN',
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));
