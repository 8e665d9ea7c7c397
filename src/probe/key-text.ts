import type { Column } from '../model/input.ts';
import { noise, scatter } from './scatter.ts';
import { StoreError } from './store-error.ts';

/** Letters in the order in which every collation sorts them. */
const alphabet = '0123456789abcdefghijklmnopqrstuv';
const bitsPerLetter = 5;

/** The moment of row 0, in milliseconds; fixed, so that every run loads the same rows. */
const firstMoment = Date.UTC(2026, 0, 1);

/** Numbers begin where they need all their bytes: some stores save the leading ones of small numbers. */
const firstBigint = 2n ** 56n;
const firstInt = 2 ** 24;

const hexDigits = (column: Column): number => 2 * lengthOf(column);

/** Bytes of content of a text or bytes column. */
export const lengthOf = ({ length }: Column): number => Math.max(1, Math.round(length ?? 30));

/** The value of a key column that looks random; unique for each index. */
export function randomKey(column: Column, index: number): string {
  switch (column.type) {
    case 'text': {
      const letters = Math.min(lengthOf(column), 12);
      const bits = letters * bitsPerLetter;
      fitting(column, index, 2 ** bits);
      return lettersOf(scatter(index, bits), letters) + filler(index, lengthOf(column) - letters);
    }
    case 'bytes': {
      const digits = Math.min(hexDigits(column), 16);
      fitting(column, index, 2 ** (digits * 4));
      return hexOf(scatter(index, digits * 4), digits) + hexFiller(index, hexDigits(column) - digits);
    }
    case 'uuid':
      return uuid(hexOf(scatter(index, 48), 12), '4', index);
    case 'bigint':
      return String(scatter(index, 63));
    case 'int':
      return String(scatter(index, 31));
    default:
      return timestamp(Number(scatter(index, 40)));
  }
}

/** The value of a key column that ascends with the position, in one of several streams. */
export function ascendingKey(column: Column, position: number, stream: number, streams: number): string {
  const several = streams > 1;
  switch (column.type) {
    case 'text': {
      const head = several ? `${number36(column, stream, String(streams - 1).length)}:` : '';
      return head + number36(column, position, lengthOf(column) - head.length);
    }
    case 'bytes': {
      const head = several ? stream.toString(16).padStart(streams > 256 ? 4 : 2, '0') : '';
      const digits = hexDigits(column) - head.length;
      fitting(column, position, 2 ** (4 * Math.min(digits, 13)));
      return head + position.toString(16).padStart(digits, '0');
    }
    case 'uuid':
      return several
        ? uuid(stream.toString(16).padStart(4, '0') + (position >>> 8).toString(16).padStart(8, '0'), '8', position)
        : uuid((firstMoment + position).toString(16).padStart(12, '0'), '7', position);
    case 'bigint':
      return String(firstBigint + (BigInt(stream) << 40n) + BigInt(position));
    case 'int':
      fitting(column, position, (2 ** 31 - firstInt) / streams);
      return String(firstInt + stream * Math.floor((2 ** 31 - firstInt) / streams) + position);
    default:
      return timestamp(position);
  }
}

/** The value of a key column that begins with the time and ends with something random. */
export function timeOrderedKey(column: Column, position: number): string {
  if (column.type === 'bigint') return String(BigInt(position) << 22n);
  const letters = 9;
  if (column.type === 'text' && lengthOf(column) > letters) {
    return lettersOf(BigInt(firstMoment + position), letters) + filler(position, lengthOf(column) - letters);
  }
  return ascendingKey(column, position, 0, 1);
}

/** A moment as text, `position` milliseconds after the first one. */
export function timestamp(position: number): string {
  return new Date(firstMoment + position).toISOString().replace('T', ' ').replace('Z', '');
}

/** The text of a timestamp column as milliseconds since 1970. */
export const moment = (text: string): number => Date.parse(`${text.replace(' ', 'T')}Z`);

/** Text of a length that does not compress, the same for a seed in every run. */
export function filler(seed: number, length: number): string {
  const next = noise(seed);
  let text = '';
  while (text.length < length) text += lettersOf(BigInt(next()), 6);
  return text.slice(0, Math.max(0, length));
}

/** Bytes in hexadecimal that do not compress. */
export function hexFiller(seed: number, digits: number): string {
  const next = noise(seed);
  let text = '';
  while (text.length < digits) text += next().toString(16).padStart(8, '0');
  return text.slice(0, Math.max(0, digits));
}

function number36(column: Column, value: number, digits: number): string {
  fitting(column, value, digits < 1 ? 0 : 36 ** Math.min(digits, 10));
  return value.toString(36).padStart(digits, '0');
}

function lettersOf(value: bigint, letters: number): string {
  let text = '';
  for (let letter = letters - 1; letter >= 0; letter -= 1) {
    text += alphabet[Number((value >> BigInt(letter * bitsPerLetter)) & 31n)] ?? '';
  }
  return text;
}

const hexOf = (value: bigint, digits: number): string => value.toString(16).padStart(digits, '0');

/** A uuid of a version whose first six bytes are given. */
function uuid(first: string, version: string, seed: number): string {
  const rest = hexFiller(seed, 18);
  return `${first.slice(0, 8)}-${first.slice(8)}-${version}${rest.slice(0, 3)}-a${rest.slice(3, 6)}-${rest.slice(6)}`;
}

function fitting(column: Column, value: number, capacity: number): void {
  if (value < capacity) return;
  const words = column.type === 'int' ? 'int' : `${column.type} of ${lengthOf(column)} B`;
  throw new StoreError('shape', `a key of type ${words} is too short for so many different rows`, 'fewer --rows');
}
