import { printDecimal, shiftDecimal, toDecimal } from './decimal.ts';
import { printDuration, printInOneUnit } from './print-duration.ts';
import type { Unit } from './unit.ts';

const SIGNIFICANT = 6;
const SIZE_SYMBOLS = ['B', 'kB', 'MB', 'GB', 'TB', 'PB', 'EB'];

/** The words after a number, for exactly 1 and for the rest. */
const WORDS: Readonly<Record<Unit, readonly [one: string, many: string]>> = {
  msg: [' msg', ' msg'],
  'msg/s': [' msg/s', ' msg/s'],
  'msg/day': [' msg/day', ' msg/day'],
  'msg/partition': [' msg/partition', ' msg/partition'],
  row: [' row', ' rows'],
  'row/s': [' row/s', ' rows/s'],
  'row/day': [' row/day', ' rows/day'],
  'row/msg': [' row/msg', ' rows/msg'],
  'row/partition': [' row/partition', ' rows/partition'],
  'row/page': [' row/page', ' rows/page'],
  partition: [' partition', ' partitions'],
  '1/day': ['/day', '/day'],
  s: [' s', ' s'],
  's/day': [' s/day', ' s/day'],
  B: [' B', ' B'],
  'B/s': [' B/s', ' B/s'],
  'B/row': [' B/row', ' B/row'],
  'B/page': [' B/page', ' B/page'],
  page: [' page', ' pages'],
  'page/s': [' page/s', ' pages/s'],
  'page/row': [' page/row', ' pages/row'],
  share: ['%', '%'],
  '1': ['', ''],
};

/**
 * A value in `unit` for reading, at most six significant digits: `2,000 msg/s`, `7 d`, `145.152 GB`, `0.108%`. Whole
 * counts (messages, rows, partitions) are exact up to 1e15. What is printed parses back to the value within rounding,
 * unless it is negative, not finite, or beyond what parseQuantity accepts. An endless duration is `never`, any other
 * infinity `unbounded`, and NaN `n/a`.
 */
export function printQuantity(value: number, unit: Unit): string {
  return printSignificant(value, unit, SIGNIFICANT);
}

/** printQuantity with another number of significant digits, 1 to 17. */
export function printSignificant(value: number, unit: Unit, significant: number): string {
  return withSign(value, unit, (size) => printSize(size, unit, significant));
}

/** The shortest digits that are exactly the value, in the unit itself (shares in %), however hard to read. */
export function printShortest(value: number, unit: Unit): string {
  return withSign(value, unit, (size) => {
    const decimal = shiftDecimal(toDecimal(size), unit === 'share' ? 2 : 0);
    return withWords(printDecimal(decimal), unit);
  });
}

function withSign(value: number, unit: Unit, print: (size: number) => string): string {
  if (Number.isNaN(value)) return 'n/a';
  if (value === Infinity) return unit === 's' ? 'never' : 'unbounded';
  if (value === -Infinity) return '-unbounded';
  return value < 0 ? `-${print(-value)}` : print(value);
}

function printSize(size: number, unit: Unit, significant: number): string {
  switch (unit) {
    case 's':
      return printDuration(size, significant);
    case 's/day':
      return `${printInOneUnit(size, significant)}/day`;
    case 'B':
    case 'B/s':
    case 'B/row':
    case 'B/page':
      return `${printBytes(size, significant)}${unit.slice(1)}`;
    case 'share':
      return withWords(printDecimal(shiftDecimal(toDecimal(size, significant), 2)), unit);
    case 'msg':
    case 'row':
    case 'partition':
    case 'page':
    case 'msg/partition':
    case 'row/partition':
      return withWords(printDecimal(toDecimal(size, digitsOfCount(size, significant))), unit);
    default:
      return withWords(printDecimal(toDecimal(size, significant)), unit);
  }
}

function withWords(number: string, unit: Unit): string {
  const [one, many] = WORDS[unit];
  return number + (number === '1' ? one : many);
}

function printBytes(size: number, significant: number): string {
  const decimal = toDecimal(size, significant);
  const step = Math.max(0, Math.min(SIZE_SYMBOLS.length - 1, Math.floor(decimal.exponent / 3)));
  return `${printDecimal(shiftDecimal(decimal, -3 * step))} ${SIZE_SYMBOLS[step] ?? 'B'}`;
}

/** Counts are given to the last one as long as doubles hold every whole number of that many digits. */
function digitsOfCount(size: number, significant: number): number {
  return size > 1e15 ? significant : Math.max(significant, toDecimal(size).exponent + 1);
}
