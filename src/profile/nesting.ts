import { Lexer } from 'yaml';
import type { Spot } from './tree.ts';

/** Deeper than any profile; each level of indentation, each bracket and each indicator on a line counts as one. */
const DEEPEST = 32;

const DOCUMENT_START = '\u0002';
const FLOW_END = '\u0018';
const SCALAR_FOLLOWS = '\u001f';

/**
 * Where a text nests deeper than any profile does, or undefined. The YAML parser recurses, and a text of nothing but
 * brackets takes the whole process down with it (not only the stack), so depth is counted on tokens, before parsing.
 */
export function tooDeep(text: string): Spot | undefined {
  const indents: number[] = [];
  let brackets = 0;
  let line = 1;
  let column = 1;
  let inScalar = false;

  for (const token of new Lexer().lex(text)) {
    if (token === DOCUMENT_START || token === FLOW_END) continue;
    if (token === SCALAR_FOLLOWS) {
      inScalar = true;
      continue;
    }
    if (!inScalar && (token === '[' || token === '{')) brackets++;
    else if (!inScalar && (token === ']' || token === '}')) brackets = Math.max(0, brackets - 1);
    else if (brackets === 0 && /^[^\s#]/.test(token)) {
      while ((indents.at(-1) ?? 0) > column) indents.pop();
      if ((indents.at(-1) ?? 0) < column) indents.push(column);
    }
    if (indents.length + brackets > DEEPEST) return { line, column };

    const lastBreak = token.lastIndexOf('\n');
    if (lastBreak < 0) column += token.length;
    else {
      line += token.split('\n').length - 1;
      column = token.length - lastBreak;
    }
    inScalar = false;
  }
  return undefined;
}
