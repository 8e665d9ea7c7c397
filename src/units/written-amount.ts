import { type Numeral, readNumeral } from './numeral.ts';
import { type Fault, splice } from './problem.ts';
import type { Token, TokenCursor } from './token.ts';
import { magnitudeOf } from './vocabulary.ts';

/** The number before a unit as written: a product of numerals, and where it stands in the text. */
export interface WrittenAmount {
  readonly numerals: readonly Numeral[];
  readonly start: number;
  readonly end: number;
  /** The word after the last number that multiplies it, such as `M` or `million`. */
  readonly magnitude: Token | undefined;
}

/** Reads `2k`, `12 million`, `3000*8`; the cursor must be at a number. */
export function readAmount(text: string, cursor: TokenCursor): WrittenAmount | Fault {
  const numerals: Numeral[] = [];
  const start = cursor.peek()?.start ?? 0;
  let end = start;
  let magnitude: Token | undefined;
  do {
    const token = cursor.take();
    if (token?.kind !== 'number') return { fault: 'has a product without a number on both sides' };
    const numeral = readNumeral(token.text);
    if ('grouped' in numeral) {
      const fault = `can be read two ways: ${numeral.grouped} or ${numeral.fractional}`;
      if (numeral.likely === undefined) return { fault };
      return { fault, suggestion: splice(text, token.start, token.end, numeral.likely) };
    }
    magnitude = takeMagnitude(cursor);
    const tens = magnitude === undefined ? 0 : (magnitudeOf(magnitude.text) ?? 0);
    numerals.push({ mantissa: numeral.mantissa, exponent: numeral.exponent + tens });
    end = (magnitude ?? token).end;
  } while (takeTimesSign(cursor));
  return { numerals, start, end, magnitude };
}

function takeMagnitude(cursor: TokenCursor): Token | undefined {
  const next = cursor.peek();
  return next?.kind === 'word' && magnitudeOf(next.text) !== undefined ? cursor.take() : undefined;
}

/** A trailing sign (`3×`) is left alone: it is the unit of a factor. */
function takeTimesSign(cursor: TokenCursor): boolean {
  return cursor.peek(1) !== undefined && cursor.takeIf('mark', '*', '×') !== undefined;
}
