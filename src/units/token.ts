import { NUMBER_RUN } from './numeral.ts';

/** A piece of a quantity's text, and where it stands. A mark is any single character that begins no other piece. */
export interface Token {
  readonly kind: 'number' | 'word' | 'mark';
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const WORD = /[%‰]|\p{L}[\p{L}\p{M}]*/uy;
const MARK = /[^ ]/uy;

/**
 * The text with one plain space for every blank (no-break and narrow ones included), the hyphen for the minus sign, and
 * one letter for both micro signs, so that nothing after this has to know about them.
 */
export function normalize(text: string): string {
  return text
    .replace(/\s/gu, ' ')
    .trim()
    .replace(/\u2212/gu, '-')
    .replace(/\u03bc/gu, 'µ')
    .replace(/\bper (cent|mille)\b/giu, 'per$1');
}

/** The pieces of a normalised text, blanks left out. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let position = 0;
  while (position < text.length) {
    const token =
      match('number', NUMBER_RUN, text, position) ??
      match('word', WORD, text, position) ??
      match('mark', MARK, text, position);
    if (token !== undefined) tokens.push(token);
    position = token?.end ?? position + 1;
  }
  return tokens;
}

function match(kind: Token['kind'], pattern: RegExp, text: string, position: number): Token | undefined {
  pattern.lastIndex = position;
  const found = pattern.exec(text)?.[0];
  return found === undefined ? undefined : { kind, text: found, start: position, end: position + found.length };
}

/** A place in a list of tokens that moves forward. */
export class TokenCursor {
  readonly #tokens: readonly Token[];
  #index = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  /** The token `ahead` places on, or undefined past the end. */
  peek(ahead = 0): Token | undefined {
    return this.#tokens[this.#index + ahead];
  }

  /** Takes this many tokens and returns the last of them, if they are all there. */
  take(count = 1): Token | undefined {
    this.#index += count;
    return this.#tokens[this.#index - 1];
  }

  /** Takes the next token if it is of this kind and, when texts are given, one of them in any case. */
  takeIf(kind: Token['kind'], ...texts: string[]): Token | undefined {
    const token = this.peek();
    if (token?.kind !== kind || (texts.length > 0 && !texts.includes(token.text.toLowerCase()))) return undefined;
    return this.take();
  }
}
