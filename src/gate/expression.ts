import { isOperatorNode, isParenthesisNode, isRelationalNode, isSymbolNode, type MathNode, parse } from 'mathjs/number';
import { inputAt } from '../model/inputs/index.ts';
import { declarations } from '../model/sheet/index.ts';
import { nearest, type Unit } from '../units/index.ts';
import { type Piece, piecesOf } from './expression-pieces.ts';
import { refuse } from './problem.ts';

/** What a symbol of the parsed tree stands for. */
export type Operand =
  | { readonly kind: 'figure'; readonly text: string; readonly unit: Unit }
  | { readonly kind: 'quantity'; readonly text: string };

/** An expression parsed by mathjs: every operand is one of our own symbols, whatever stood in the text. */
export interface ParsedExpression {
  readonly tree: MathNode;
  /** By symbol. */
  readonly operands: ReadonlyMap<string, Operand>;
}

/**
 * Parses the expression of a budget. Only symbols that are made here and the signs of arithmetic and comparison reach
 * the parser, and of the tree only operators, brackets and symbols are accepted: nothing can be called or assigned.
 */
export function parseExpression(expression: string): ParsedExpression {
  const operands = new Map<string, Operand>();
  const source = piecesOf(expression).map((piece, index, pieces) => {
    if (piece.kind === 'operator') return piece.text;
    const symbol = `operand${index}`;
    operands.set(symbol, operandOf(piece, pieces[index + 1]));
    return symbol;
  });
  const tree = withoutBrackets(parsed(source.join(' ')));
  tree.traverse((node) => {
    if (isOperatorNode(node) && node.implicit) refuse(`has no sign between two quantities`);
    if (isRelationalNode(node) || (isComparison(node) && node !== tree))
      refuse('compares more than once', { expected: 'one comparison; write two budgets' });
    if (!isOperatorNode(node) && !isParenthesisNode(node) && !isSymbolNode(node)) {
      refuse('is not arithmetic with one comparison');
    }
  });
  return { tree, operands };
}

const comparisons = new Set(['<', '<=', '>', '>=', '==', '!=']);

/** Whether the tree compares its two sides. */
export const isComparison = (node: MathNode): boolean => isOperatorNode(node) && comparisons.has(node.op);

const withoutBrackets = (node: MathNode): MathNode => (isParenthesisNode(node) ? withoutBrackets(node.content) : node);

/** A part of the tree in the words of the author. */
export function textOf(node: MathNode, operands: ParsedExpression['operands']): string {
  return node.toString().replaceAll(/operand\d+/g, (symbol) => operands.get(symbol)?.text ?? symbol);
}

function parsed(source: string): MathNode {
  try {
    return parse(source);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return refuse(/end of expression/i.test(error.message) ? 'ends too early' : 'is not a complete expression');
  }
}

function operandOf({ kind, text }: Piece, next: Piece | undefined): Operand {
  if (kind === 'quantity') return { kind, text };
  if (/^(?:and|or|xor|not)$/i.test(text)) {
    refuse(`has "${text}"`, { expected: 'one comparison; write two budgets where both must hold' });
  }
  if (next?.text === '(') refuse(`calls "${text}"; a budget has no functions`);
  const declaration = declarations.get(text);
  if (declaration === undefined) return unknownFigure(text);
  return { kind: 'figure', text, unit: declaration.unit };
}

function unknownFigure(text: string): never {
  const meant = nearest(text, declarations.keys());
  const isInput = inputAt(text) !== undefined;
  return refuse(isInput ? `"${text}" is an input, not a figure` : `"${text}" is not a figure`, {
    expected: 'the id of a figure; the JSON form of a plan lists them',
    ...(meant === undefined ? {} : { suggestion: meant }),
  });
}
