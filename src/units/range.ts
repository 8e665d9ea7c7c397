import { parseQuantity } from './parse.ts';
import { printQuantity } from './print.ts';
import { type QuantityProblem, quote } from './problem.ts';
import type { Unit } from './unit.ts';
import { magnitudeOf } from './vocabulary.ts';

/** Two ends of a value that nobody knows exactly, with the likely one between them where it was given. */
export interface QuantityRange {
  readonly low: number;
  readonly likely?: number;
  readonly high: number;
}

/** A range in the unit asked for, or the reason why the text does not give one. */
export type RangeResult =
  { readonly ok: true; readonly range: QuantityRange } | { readonly ok: false; readonly problem: QuantityProblem };

const DOTS = '..';
const LONGEST_TEXT = 200;
const FORM = 'a range low..high or low..likely..high';

/** Whether a text is meant as a range: no single quantity has two dots in a row. */
export const isRangeText = (text: string): boolean => text.includes(DOTS);

/**
 * The range a text says, in `unit`: `0.02%..0.2%`, `5..10 s`, `1000..2000..4000 msg/s`. A bare number before the last
 * takes the unit of the last; where that leaves two readings it is a problem and never a guess. Ends in the wrong order
 * and a likely value outside of them are problems. Never throws.
 */
export function parseRange(text: string, unit: Unit): RangeResult {
  const written = text.trim();
  const { expected, example } = problemOf('', unit);
  const refuse = (fault: string, suggestion?: string): RangeResult => {
    const problem = { reason: `${quote(written)} ${fault}`, expected: `${expected}, or ${FORM}`, example };
    const parses = suggestion !== undefined && parseRange(suggestion, unit).ok;
    return { ok: false, problem: parses ? { ...problem, suggestion } : problem };
  };
  if (written.length > LONGEST_TEXT) return refuse(`is ${written.length} characters long`);
  if (/\.{3}/.test(written)) return refuse('has three dots where two belong', written.replaceAll(/\.{3,}/g, DOTS));
  const parts = written.split(DOTS).map((part) => part.trim());
  const last = parts.at(-1) ?? '';
  if (parts.length > 3) return refuse(`has ${parts.length} values`);
  if (parts.includes('')) return refuse('has an end without a value');

  const high = parseQuantity(last, unit);
  if (!high.ok) return high;
  const values: number[] = [];
  for (const part of parts.slice(0, -1)) {
    const readings = readingsOf(part, last, high.value, unit);
    const [first, second] = readings;
    if (first === undefined) return { ok: false, problem: problemOf(completed(part, last), unit) };
    if (second !== undefined) {
      const both = `${printQuantity(first, unit)} or ${printQuantity(second, unit)}`;
      const explicit = parts.map((each) => (each === part ? completed(part, last) : each));
      return refuse(`can be read two ways: ${quote(part)} is ${both}`, explicit.join(DOTS));
    }
    values.push(first);
  }
  const [low = high.value, likely] = values;
  if (low > high.value) {
    const reversed = `${last}${DOTS}${completed(parts[0] ?? '', last)}`;
    return refuse('begins above its end', parts.length === 2 ? reversed : undefined);
  }
  if (likely === undefined) return { ok: true, range: { low, high: high.value } };
  if (likely < low || likely > high.value) return refuse('has its likely value outside of its ends');
  return { ok: true, range: { low, likely, high: high.value } };
}

/** The range that a text with another sign between two quantities (`5-10 s`, `5 s to 10 s`) was meant as. */
export function meantAsRange(text: string, unit: Unit): string | undefined {
  const [, low, high] = /^(.+?)\s*(?:[-–—…~]|\bto\b)\s*(.+)$/iu.exec(text.trim()) ?? [];
  if (low === undefined || high === undefined) return undefined;
  const meant = `${low}${DOTS}${high}`;
  return parseRange(meant, unit).ok ? meant : undefined;
}

const NUMBER = /^[\d.,_'’ ]*\d(?:[eE][+-]?\d+)?/;

interface UnitWords {
  /** All that follows the number. */
  readonly whole: string;
  /** The same without a magnitude such as `k`. */
  readonly plain: string;
}

function unitWordsOf(text: string): UnitWords {
  const number = NUMBER.exec(text)?.[0];
  if (number === undefined) return { whole: '', plain: '' };
  const whole = text.slice(number.length);
  const [word = '', letters = ''] = /^\s*(\p{L}+)/u.exec(whole) ?? [];
  return { whole, plain: magnitudeOf(letters) === undefined ? whole : whole.slice(word.length) };
}

/** A part with the unit of the last one, where it has none of its own. */
function completed(part: string, last: string): string {
  const { whole, plain } = unitWordsOf(last);
  if (NUMBER.exec(part)?.[0] === part) return part + whole;
  return isNumber(part) ? part + plain : part;
}

/** Whether a part is a number without a unit, with a magnitude or without one. */
const isNumber = (part: string): boolean => NUMBER.test(part) && unitWordsOf(part).plain === '';

/**
 * The different values that a part before the last can have. A bare number may stand for itself or take the unit of the
 * last part, with or without its magnitude; of these, values above the end are not what was meant.
 */
function readingsOf(part: string, last: string, high: number, unit: Unit): readonly number[] {
  const valueOf = (text: string): number[] => {
    const parsed = parseQuantity(text, unit);
    return parsed.ok ? [parsed.value] : [];
  };
  if (!isNumber(part)) return valueOf(part);
  const { plain } = unitWordsOf(last);
  const readings = [...new Set([completed(part, last), part + plain, part].flatMap(valueOf))];
  const possible = readings.filter((value) => value <= high);
  return possible.length > 0 ? possible : readings.slice(0, 1);
}

function problemOf(text: string, unit: Unit): QuantityProblem {
  const parsed = parseQuantity(text, unit);
  if (parsed.ok) throw new Error(`${text} is ${unit}`);
  return parsed.problem;
}
