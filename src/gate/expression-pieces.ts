import { refuse } from './problem.ts';

/** A piece of a budget's expression. */
export interface Piece {
  readonly kind: 'name' | 'quantity' | 'operator';
  readonly text: string;
}

const longest = 300;
const deepest = 20;

const number = String.raw`(?:\d|\.(?=\d))(?:\d|[.,_'’:](?=\d)| (?=\d{3}(?!\d)))*(?:[eE][+-]?\d+)?`;
// A unit word is no word of logic, no part of a figure's id (`/ window.coverage`) and no function (`5 min(`).
const word = String.raw`(?:[%‰×]|(?!(?:and|or|xor|not|mod)\b)\p{L}[\p{L}\p{M}]*(?![\p{L}\p{M}_]|\.\p{L}|\s*\())`;
const quantity = new RegExp(String.raw`${number}(?:\s*(?:\/\s*)?${word}(?:\s*${number})?)*`, 'uy');
const isoDuration = /P(?:T?\d)[\dA-Z.]*(?![\p{L}_])/uy;
const name = /[\p{L}_][\p{L}\p{M}\p{N}_]*(?:\.[\p{L}\p{N}_]+)*/uy;
const operator = /<=|>=|==|!=|[-+*/()<>]/y;
const blank = /\s+/uy;

const asTyped: Readonly<Record<string, string>> = { '≤': '<=', '≥': '>=', '≠': '!=', '−': '-' };

/**
 * Cuts an expression into names, quantities as people write them (`50 GB`, `10k rows/s`, `1 in 2000`, `1h30m`) and
 * operators, and refuses everything else, so that nothing else of a stranger's text reaches the parser behind it.
 */
export function piecesOf(expression: string): readonly Piece[] {
  if (expression.length > longest) {
    refuse(`is ${expression.length} characters long; a budget has at most ${longest}`);
  }
  const text = expression.replaceAll(/[≤≥≠−]/gu, (sign) => asTyped[sign] ?? sign);
  const pieces: Piece[] = [];
  let position = 0;
  let depth = 0;
  while (position < text.length) {
    const space = match(blank, text, position);
    if (space !== undefined) {
      position += space.length;
      continue;
    }
    const piece = pieceAt(text, position);
    if (piece === undefined) return refuseAt(text, position);
    depth += piece.text === '(' ? 1 : piece.text === ')' ? -1 : 0;
    if (depth > deepest) refuse(`has more than ${deepest} brackets inside one another`);
    pieces.push(piece);
    position += piece.text.length;
  }
  if (pieces.length === 0) refuse('is empty');
  return pieces;
}

function pieceAt(text: string, position: number): Piece | undefined {
  const kinds: readonly (readonly [Piece['kind'], RegExp])[] = [
    ['quantity', quantity],
    ['quantity', isoDuration],
    ['name', name],
    ['operator', operator],
  ];
  for (const [kind, pattern] of kinds) {
    const found = match(pattern, text, position);
    if (found !== undefined) return { kind, text: found };
  }
  return undefined;
}

function match(pattern: RegExp, text: string, position: number): string | undefined {
  pattern.lastIndex = position;
  return pattern.exec(text)?.[0];
}

function refuseAt(text: string, position: number): never {
  const sign = String.fromCodePoint(text.codePointAt(position) ?? 0);
  if (sign === '=')
    refuse('has a single =, which would assign; a budget compares', { expected: 'one of < <= > >= == !=' });
  if (sign === '%') refuse('has "%" without a number before it');
  return refuse(`has the sign ${sign} in it, which has no place in a budget`, {
    expected: 'figures, quantities, + - * / ( ) and one of < <= > >= == !=',
  });
}
