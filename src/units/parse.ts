import { readClock, readIsoDuration } from './clock.ts';
import { type Expectation, EXPECTATIONS } from './expectation.ts';
import { readPhrase } from './phrase.ts';
import { printQuantity } from './print.ts';
import { type Fault, type QuantityProblem, type QuantityResult, quote, splice } from './problem.ts';
import { describe, durationReading, type Reading, valueOf } from './reading.ts';
import { normalize } from './token.ts';
import type { Unit } from './unit.ts';
import type { Kind } from './vocabulary.ts';

const LONGEST_TEXT = 200;

/**
 * The number a text says, in `unit`: `2k msg/s`, `7 d`, `21 GB`, `0.05%`. A text that can be read in two ways, is
 * negative or not finite, lacks its unit (zero needs none), or is of another dimension is a problem and never a guess.
 * A year is 365 days and a month is refused. Never throws; takes a bounded time on any text.
 */
export function parseQuantity(text: string, unit: Unit): QuantityResult {
  const outcome = attempt(text, unit);
  if (typeof outcome === 'number') return { ok: true, value: outcome };
  const { expected, example } = EXPECTATIONS[unit];
  const problem: QuantityProblem = { reason: `${quote(text)} ${outcome.fault}`, expected, example };
  const { suggestion } = outcome;
  const parses = suggestion !== undefined && typeof attempt(suggestion, unit) === 'number';
  return { ok: false, problem: parses ? { ...problem, suggestion } : problem };
}

function attempt(text: string, unit: Unit): number | Fault {
  if (text.length > LONGEST_TEXT) {
    return { fault: `is ${text.length} characters long; a quantity has at most ${LONGEST_TEXT}` };
  }
  const written = normalize(text);
  if (written === '') return { fault: text === '' ? 'is empty' : 'is blank' };
  const expectation = EXPECTATIONS[unit];
  const whole = readIsoDuration(written) ?? readClock(written, unit);
  const reading =
    typeof whole === 'number' ? durationReading(whole, written.length) : (whole ?? readPhrase(written, expectation));
  return 'fault' in reading ? reading : valueIn(unit, expectation, written, reading);
}

function valueIn(unit: Unit, expectation: Expectation, text: string, reading: Reading): number | Fault {
  const bare = reading.top.includes('none') && reading.bottom.includes('none');
  if (bare && reading.amount === 0) return 0;
  const bareShare = bare && unit === 'share';
  if (bareShare && reading.amount > 1) {
    return { fault: 'is not a share: a share is between 0 and 1 or has %', suggestion: `${text}%` };
  }
  const fits = bareShare || (overlap(reading.top, expectation.tops) && overlap(reading.bottom, expectation.bottoms));
  if (!fits) return mismatch(expectation, text, reading);
  const value = valueOf(reading, expectation.seconds);
  if (value <= expectation.limit) return value;
  const limit = printQuantity(expectation.limit, unit);
  return { fault: unit === 'share' ? 'is more than 100%' : `is more than ${limit}, the most that is planned for` };
}

function overlap(found: readonly Kind[], wanted: readonly Kind[]): boolean {
  return found.some((kind) => wanted.includes(kind));
}

/** Why a reading is not of the unit asked for: something left out, or another dimension. */
function mismatch(expectation: Expectation, text: string, reading: Reading): Fault {
  const topFits = overlap(reading.top, expectation.tops);
  const bottomFits = overlap(reading.bottom, expectation.bottoms);
  const topLeftOut = !topFits && reading.top.includes('none');
  const bottomLeftOut = !bottomFits && reading.bottom.includes('none');
  if ((topFits || topLeftOut) && (bottomFits || bottomLeftOut)) {
    const prefix = prefixFault(expectation, text, reading, bottomLeftOut ? expectation.bottomSuffix : '');
    if (prefix !== undefined) return prefix;
    const counted = topLeftOut ? expectation.topSuffix : '';
    const suggestion = splice(text, reading.amountEnd, reading.amountEnd, counted);
    const bare = reading.top.includes('none') && reading.bottom.includes('none');
    const halfMissing = topLeftOut ? 'does not say of what' : 'does not say per what time';
    return {
      fault: bare ? 'has no unit' : halfMissing,
      suggestion: suggestion + (bottomLeftOut ? expectation.bottomSuffix : ''),
    };
  }
  const fault = `is ${describe(reading)}, not ${expectation.expected}`;
  const magnitude = meantAsMagnitude(reading.topWord?.text);
  if (magnitude === undefined || reading.topWord === undefined) return { fault };
  return { fault, suggestion: splice(text, reading.topWord.start, reading.topWord.end, magnitude) };
}

/** `8G` as a size and `5M` as a duration: a single letter that would otherwise pass for a magnitude. */
function prefixFault(
  expectation: Expectation,
  text: string,
  { magnitude, top }: Reading,
  suffix: string,
): Fault | undefined {
  if (magnitude?.text.length !== 1 || !top.includes('none')) return undefined;
  if (expectation.tops.includes('byte')) {
    const suggestion = splice(text, magnitude.start, magnitude.end, ` ${magnitude.text}B`) + suffix;
    return { fault: `has "${magnitude.text}", a prefix that does not say of what`, suggestion };
  }
  if (!expectation.tops.includes('second') || magnitude.text !== 'M') return undefined;
  const suggestion = splice(text, magnitude.start, magnitude.end, ' min') + suffix;
  return { fault: 'has "M", which can be a million, a minute or a month', suggestion };
}

/** The million or billion that someone may have meant by a minute or a byte. */
function meantAsMagnitude(word: string | undefined): string | undefined {
  if (word === 'm') return 'M';
  return word === 'B' ? ' billion' : undefined;
}
