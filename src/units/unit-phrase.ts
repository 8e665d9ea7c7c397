import type { Expectation } from './expectation.ts';
import { monthFault } from './clock.ts';
import { nearest } from './nearest.ts';
import { amountOf } from './numeral.ts';
import { type Fault, quote, splice } from './problem.ts';
import { sizeWord } from './size-words.ts';
import type { Token, TokenCursor } from './token.ts';
import { isMonth, type Measure, measureOf, RATE_WORDS, wordsOf } from './vocabulary.ts';
import { readAmount, type WrittenAmount } from './written-amount.ts';

/** What is counted; `bottom` is set when the word already says per what time, as `rps` does. */
export interface Top extends Measure {
  readonly word: Token | undefined;
  readonly bottom: Measure | undefined;
}

const NOTHING: Measure = { kinds: ['none'], tens: 0, times: 1 };
const PER_WORDS = ['per', 'a', 'an', 'each', 'every'];

/** Reads what is counted, the cursor being just after the amount. */
export function readTop(
  text: string,
  cursor: TokenCursor,
  written: WrittenAmount,
  expectation: Expectation,
): Top | Fault {
  const word = cursor.peek();
  if (word?.text === '×') return { kinds: ['times'], tens: 0, times: 1, word: cursor.take(), bottom: undefined };
  if (word?.kind !== 'word' || isNoUnit(word, cursor.peek(1))) {
    return { ...NOTHING, word: undefined, bottom: undefined };
  }
  cursor.take();
  const seconds = RATE_WORDS.get(word.text.toLowerCase());
  if (seconds !== undefined) {
    return { kinds: ['msg'], tens: 0, times: 1, word, bottom: { kinds: ['second'], tens: 0, times: seconds } };
  }
  if (isMonth(word.text)) {
    const months = amountOf(written.numerals, 0);
    return monthFault(
      typeof months === 'number' ? splice(text, written.start, word.end, `${months * 30} d`) : undefined,
    );
  }
  const measure = measureOf(word.text) ?? unknownUnit(text, word, topWords(expectation));
  return 'fault' in measure ? wordFault(text, word, measure, written) : { ...measure, word, bottom: undefined };
}

function isNoUnit(word: Token, next: Token | undefined): boolean {
  const text = word.text.toLowerCase();
  return PER_WORDS.includes(text) || ((text === 'to' || text === 'in') && next?.kind === 'number');
}

/** Reads what it is counted per, the cursor being just after what is counted. */
export function readBottom(
  text: string,
  cursor: TokenCursor,
  written: WrittenAmount,
  expectation: Expectation,
): Measure | Fault {
  if (cursor.peek()?.text.toLowerCase() === 'in' && isTime(cursor.peek(2))) return readSpan(text, cursor);
  if ((cursor.takeIf('mark', '/') ?? cursor.takeIf('word', ...PER_WORDS)) === undefined) return NOTHING;
  const word = cursor.takeIf('word');
  if (word === undefined) {
    const number = cursor.peek()?.kind === 'number';
    return { fault: number ? 'has a number after "per"; say how much per one' : 'does not say per what' };
  }
  if (isMonth(word.text)) {
    const yearly = splice(splice(text, word.start, word.end, 'year'), written.end, written.end, '*12');
    return monthFault(yearly);
  }
  const measure = measureOf(word.text) ?? unknownUnit(text, word, wordsOf(expectation.bottoms));
  return 'fault' in measure ? wordFault(text, word, measure, undefined) : measure;
}

/** Whether a word is a unit of time. */
export function isTime(word: Token | undefined): boolean {
  const measure = word?.kind === 'word' ? measureOf(word.text) : undefined;
  return measure !== undefined && !('fault' in measure) && measure.kinds.includes('second');
}

/** The time of `4M in 3 h`, the cursor being at `in`. */
function readSpan(text: string, cursor: TokenCursor): Measure | Fault {
  cursor.take();
  const written = readAmount(text, cursor);
  if ('fault' in written) return written;
  const amount = amountOf(written.numerals, 0);
  const measure = measureOf(cursor.take()?.text ?? '');
  if (typeof amount !== 'number') return amount;
  if (measure === undefined || 'fault' in measure) return { fault: 'does not say in what time' };
  const times = amount * measure.times;
  // Times stay whole so that equal ones cancel exactly.
  return Number.isSafeInteger(times) && times > 0
    ? { ...measure, times }
    : { fault: 'counts a time that is not a whole number of its unit; say how much per one' };
}

function topWords({ tops, bottoms }: Expectation): string[] {
  return [...wordsOf(tops), ...(tops.includes('msg') && bottoms.includes('second') ? RATE_WORDS.keys() : [])];
}

function unknownUnit(text: string, word: Token, candidates: readonly string[]): Fault {
  const fault = `has the unknown unit ${quote(word.text)}`;
  const [prefix, glued] = [word.text.slice(0, 1), word.text.slice(1)];
  // A million messages must not become one message because `Mmsg` is near `msg`.
  const prefixed = /^[kKMGT]$/.test(prefix) && candidates.includes(glued) ? `${prefix} ${glued}` : undefined;
  const meant = prefixed ?? nearest(word.text, candidates);
  return meant === undefined ? { fault } : { fault, suggestion: splice(text, word.start, word.end, meant) };
}

/** The fault of an ambiguous word, its suggested word put into the text; bits become the same size in bytes. */
function wordFault(text: string, word: Token, fault: Fault, written: WrittenAmount | undefined): Fault {
  const size = sizeWord(word.text);
  if (size === undefined || !('fault' in size) || size.suggestion === undefined) return fault;
  const { suggestion, bits } = size;
  if (bits !== true) return { fault: size.fault, suggestion: splice(text, word.start, word.end, suggestion) };
  const amount = written === undefined ? undefined : amountOf(written.numerals, 0);
  if (written === undefined || typeof amount !== 'number') return { fault: size.fault };
  const perSecond = /bps$/i.test(word.text) ? '/s' : '';
  const bytes = `${amount / 8} ${suggestion}${perSecond}`;
  return { fault: size.fault, suggestion: splice(text, written.start, word.end, bytes) };
}
