import type { Fault } from './problem.ts';

/**
 * A number as written: plain digits with a point, and a power of ten. It stays text so that a suffix such as `M`, `GB`
 * or `%` moves the point instead of multiplying, which would round (`24.8 GB` is exactly 24,800,000,000 bytes).
 */
export interface Numeral {
  readonly mantissa: string;
  readonly exponent: number;
}

/** A number whose separators leave open where the fraction begins, with both ways of reading it as plain digits. */
export interface TwoReadings {
  readonly grouped: string;
  readonly fractional: string;
  readonly likely?: string;
}

/** One number with its inner separators: dots, commas, underscores, apostrophes, spaces before three digits. */
export const NUMBER_RUN = /(?:\d|\.(?=\d))(?:\d|[.,_'’](?=\d)| (?=\d{3}(?!\d)))*(?:[eE][+-]?\d+)?/y;

const DOT_FRACTION = /^(\d+(?:_\d+)*|\d{1,3}(?: \d{3})+|[1-9]\d{0,2}(?:,\d{3})+|)(?:\.(\d+(?:_\d+)*))?$/;
const COMMA_FRACTION = /^(\d+(?:_\d+)*|\d{1,3}(?: \d{3})+),(\d+)$/;
const GREATEST_EXPONENT = 9999;

/**
 * Reads a text matched by NUMBER_RUN. A comma before exactly three digits groups thousands and before any other number
 * of digits is a decimal comma; spaces group in threes; underscores group anyhow; a dot begins the fraction.
 */
export function readNumeral(run: string): Numeral | TwoReadings {
  const [written = '', power = '0'] = run.split(/[eE]/);
  // An exponent beyond any number's reach is kept within reach of plain digits; the number is infinite or zero anyway.
  const exponent = Math.max(-GREATEST_EXPONENT, Math.min(GREATEST_EXPONENT, Number(power)));
  const dotted = DOT_FRACTION.exec(written);
  if (dotted !== null) return { mantissa: plain(dotted[1], dotted[2]), exponent };
  const comma = COMMA_FRACTION.exec(written);
  if (comma?.[2] !== undefined && comma[2].length !== 3) return { mantissa: plain(comma[1], comma[2]), exponent };
  return twoReadings(written, run.slice(written.length));
}

function plain(whole = '', fraction = ''): string {
  const digits = whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '') || '0';
  return fraction === '' ? digits : `${digits}.${fraction.replace(/\D/g, '')}`;
}

function twoReadings(written: string, power: string): TwoReadings {
  const separators = written.replace(/\d/g, '');
  const last = separators.slice(-1);
  const cut = written.lastIndexOf(last);
  const grouped = plain(written) + power;
  const fractional = plain(written.slice(0, cut), written.slice(cut + 1)) + power;
  if (/['’_ ]/.test(last)) return { grouped, fractional, likely: grouped };
  if (separators.indexOf(last) === separators.length - 1) return { grouped, fractional, likely: fractional };
  const alike = new Set(separators).size === 1;
  return alike ? { grouped, fractional, likely: grouped } : { grouped, fractional };
}

/**
 * The product of the numerals times 10^tens. Infinite when it is beyond the largest number; a fault when a number that
 * is not zero is too small to be told from zero.
 */
export function amountOf(numerals: readonly Numeral[], tens: number): number | Fault {
  let product = 1;
  let shift = tens;
  for (const { mantissa, exponent } of numerals) {
    product *= Number(`${mantissa}e${exponent + shift}`);
    shift = 0;
  }
  const vanished = product === 0 && numerals.every(({ mantissa }) => /[1-9]/.test(mantissa));
  // A zero times an infinity is how `0*1e999` would come to be no number at all.
  if (Number.isNaN(product)) return { fault: 'multiplies zero by a number too large to hold' };
  return vanished ? { fault: 'is too small to be told from zero' } : product;
}
