import type { Expectation } from './expectation.ts';
import { amountOf } from './numeral.ts';
import { readAmount, type WrittenAmount } from './written-amount.ts';
import { type Fault, quote, splice } from './problem.ts';
import { durationReading, type Reading, valueOf } from './reading.ts';
import { type Token, TokenCursor, tokenize } from './token.ts';
import { isTime, readBottom, readTop } from './unit-phrase.ts';
import { measureOf } from './vocabulary.ts';

/**
 * Reads a normalised, non-empty text of the form `number [unit] [per unit]`, or several durations in a row
 * (`1 h 30 min`). The expectation only serves to suggest words; whether the reading meets it is asked elsewhere.
 */
export function readPhrase(text: string, expectation: Expectation): Reading | Fault {
  const cursor = new TokenCursor(tokenize(text));
  const opening = openingFault(text, cursor);
  if (opening !== undefined) return opening;
  const parts: Reading[] = [];
  do {
    const part = readPart(text, cursor, expectation);
    if ('fault' in part) return part;
    parts.push(part);
  } while (anotherPart(cursor));
  const [first, ...others] = parts;
  const rest = restFault(cursor);
  if (rest !== undefined) return rest;
  return first !== undefined && others.length === 0 ? first : sumOfDurations(text, parts);
}

function anotherPart(cursor: TokenCursor): boolean {
  if (/^(?:,|and)$/i.test(cursor.peek()?.text ?? '') && cursor.peek(1)?.kind === 'number') cursor.take();
  return cursor.peek()?.kind === 'number';
}

const NOT_FINITE = /^(?:nan|inf|infinity|infinite|never|forever|unbounded|unlimited|none|null|undefined|∞)$/i;

function openingFault(text: string, cursor: TokenCursor): Fault | undefined {
  const first = cursor.peek();
  if (first?.kind === 'number') return undefined;
  const unsigned = text.replace(/^[-+~≈<>≤≥±=$ ]+/u, '');
  if (NOT_FINITE.test(unsigned)) return { fault: 'is not a finite number' };
  if (!/^[\d.]/.test(unsigned)) return { fault: 'does not begin with a number' };
  if (first?.text === '-') return { fault: 'is negative', suggestion: unsigned };
  return { fault: `begins with ${quote(first?.text ?? '')} and not with a number`, suggestion: unsigned };
}

function restFault(cursor: TokenCursor): Fault | undefined {
  const token = cursor.peek();
  if (token === undefined) return undefined;
  const next = cursor.peek(1);
  if (/^(?:[-–—~….]|to)$/i.test(token.text) && (next?.kind === 'number' || next?.text === token.text)) {
    return { fault: 'is a range or a date where a single number belongs' };
  }
  if (token.text === '/') return { fault: 'says "per" more than once' };
  return { fault: `has ${quote(token.text)} where nothing more belongs` };
}

function readPart(text: string, cursor: TokenCursor, expectation: Expectation): Reading | Fault {
  const written = readAmount(text, cursor);
  if ('fault' in written) return written;
  const ratio = readRatio(text, cursor, written);
  if (ratio !== undefined) return ratio;
  const top = readTop(text, cursor, written, expectation);
  if ('fault' in top) return top;
  const bottom = top.bottom ?? readBottom(text, cursor, written, expectation);
  if ('fault' in bottom) return bottom;
  const amount = amountOf(written.numerals, top.tens - bottom.tens);
  if (typeof amount !== 'number') return amount;
  return {
    amount,
    times: top.times,
    over: bottom.times,
    top: top.kinds,
    bottom: bottom.kinds,
    amountEnd: written.end,
    magnitude: written.magnitude,
    topWord: top.word,
  };
}

/** `1 in 2000`, `3 out of 10`, `1/2000`: a share; undefined when no second number follows, or it is a time (`4M in 3 h`). */
function readRatio(text: string, cursor: TokenCursor, first: WrittenAmount): Reading | Fault | undefined {
  const [sign, after, later] = [cursor.peek()?.text.toLowerCase(), cursor.peek(1), cursor.peek(2)];
  if (sign === 'out' && after?.text === 'of' && later?.kind === 'number') cursor.take(2);
  else if (sign === 'in' && isTime(later)) return undefined;
  else if ((sign === 'in' || sign === 'of' || sign === '/') && after?.kind === 'number') cursor.take();
  else return undefined;
  const second = readAmount(text, cursor);
  if ('fault' in second) return second;
  const [part, whole] = [amountOf(first.numerals, 0), amountOf(second.numerals, 0)];
  if (typeof part !== 'number') return part;
  if (typeof whole !== 'number') return whole;
  if (!Number.isFinite(part) || !Number.isFinite(whole)) return { fault: 'has a number too large to hold' };
  if (whole === 0) return { fault: 'divides by zero' };
  return { ...durationReading(part / whole, second.end), top: ['share'] };
}

function sumOfDurations(text: string, parts: readonly Reading[]): Reading | Fault {
  let [sum, previous] = [0, Infinity];
  for (const part of parts) {
    if (part.top.includes('none')) {
      const word = part.magnitude?.text;
      if (word === 'M') {
        const suggestion = splice(text, part.magnitude?.start ?? 0, part.amountEnd, 'min');
        return { fault: 'has "M", which can be a million, a minute or a month', suggestion };
      }
      return { fault: 'has two numbers, one of them without a unit' };
    }
    if (!part.top.includes('second') || !part.bottom.includes('none')) return { fault: 'holds more than one quantity' };
    const unit = secondsOf(part.topWord);
    if (unit >= previous) return { fault: 'does not go from longer units of time to shorter ones' };
    previous = unit;
    sum += valueOf(part, 1);
  }
  return durationReading(sum, text.length);
}

function secondsOf(word: Token | undefined): number {
  const measure = word === undefined ? undefined : measureOf(word.text);
  return measure === undefined || 'fault' in measure ? 0 : measure.times * 10 ** measure.tens;
}
