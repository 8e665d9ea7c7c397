import { isOperatorNode, isParenthesisNode, isSymbolNode, type MathNode } from 'mathjs/number';
import { parseQuantity, type Unit } from '../units/index.ts';
import {
  describeDimension,
  type Dimension,
  dimensionOf,
  product,
  sameDimension,
  toBase,
  unitOf,
  unitsByLikelihood,
} from './dimension.ts';
import { isComparison, type Operand, type ParsedExpression, textOf } from './expression.ts';
import { refuse } from './problem.ts';

/** What a part of an expression measures. */
export interface Typed {
  readonly dimension: Dimension;
  /** The unit it is printed in. */
  readonly unit: Unit | undefined;
}

/**
 * Finds what every part of an expression measures, before anything is computed, and reads the quantities on the way:
 * a quantity that is compared with or added to something is read in the unit of that (`1000` beside rows is rows).
 */
export class Typing {
  /** The values of the quantities in base quantities, by symbol. */
  readonly quantities = new Map<string, number>();
  readonly #operands: ParsedExpression['operands'];

  constructor(operands: ParsedExpression['operands']) {
    this.#operands = operands;
  }

  /** @param expected The unit of what the part is compared with or added to. */
  typeOf(node: MathNode, expected?: Unit): Typed {
    if (isParenthesisNode(node)) return this.typeOf(node.content, expected);
    if (isSymbolNode(node)) return this.#operand(node.name, expected);
    if (!isOperatorNode(node)) return refuse('is not arithmetic with one comparison');
    const [left, right] = node.args;
    if (left === undefined) return refuse('has a sign without a number');
    if (right === undefined) return this.typeOf(left, expected);
    if (node.op === '*' || node.op === '/') return this.#product(left, right, node.op === '*' ? 1 : -1);
    return this.#alike(left, right, isComparison(node) ? 'compares' : 'adds', expected);
  }

  #operand(symbol: string, expected: Unit | undefined): Typed {
    const operand = this.#operands.get(symbol);
    if (operand === undefined) throw new Error(`no operand ${symbol}`);
    if (operand.kind === 'figure') return { dimension: dimensionOf(operand.unit), unit: operand.unit };
    const { value, unit } = readQuantity(operand, expected);
    this.quantities.set(symbol, toBase(value, unit));
    return { dimension: dimensionOf(unit), unit };
  }

  #product(left: MathNode, right: MathNode, power: 1 | -1): Typed {
    const [first, second] = [this.typeOf(left), this.typeOf(right)];
    const dimension = product(first.dimension, second.dimension, power);
    const isFactor = second.dimension.size === 0;
    return { dimension, unit: unitOf(dimension, isFactor ? first.unit : second.unit) };
  }

  /** Two parts that must measure the same; the one that names a figure says in which unit the other is read. */
  #alike(left: MathNode, right: MathNode, verb: string, expected: Unit | undefined): Typed {
    const leftFirst = this.#namesFigure(left) || !this.#namesFigure(right);
    const first = this.typeOf(leftFirst ? left : right, expected);
    const second = this.typeOf(leftFirst ? right : left, first.unit);
    if (!sameDimension(first.dimension, second.dimension)) {
      const [one, other] = leftFirst ? [first, second] : [second, first];
      refuse(`${verb} ${this.#described(left, one)} with ${this.#described(right, other)}`, {
        expected: 'two quantities of one dimension',
      });
    }
    return first;
  }

  #namesFigure(node: MathNode): boolean {
    return node.filter((part) => isSymbolNode(part) && this.#operands.get(part.name)?.kind === 'figure').length > 0;
  }

  #described(node: MathNode, { dimension, unit }: Typed): string {
    return `${textOf(node, this.#operands)} (${describeDimension(dimension, unit)})`;
  }
}

/** Reads a quantity in the unit expected, else in one of its dimension, else in the one it most likely has. */
function readQuantity({ text }: Operand, expected: Unit | undefined): { readonly value: number; readonly unit: Unit } {
  const wanted = dimensionOf(expected ?? '1');
  const alike = unitsByLikelihood.filter((unit) => sameDimension(dimensionOf(unit), wanted));
  // A plain number beside bytes or a time lacks its unit; it is no number of rows, whatever else would read it.
  const others = parseQuantity(text, '1').ok ? [] : unitsByLikelihood;
  for (const unit of new Set([...(expected === undefined ? [] : [expected]), ...alike, ...others])) {
    const reading = parseQuantity(text, unit);
    if (reading.ok) return { value: reading.value, unit };
  }
  const refused = parseQuantity(text, expected ?? '1');
  if (refused.ok) throw new Error(`${text} reads and does not read as ${expected}`);
  const { reason, expected: form, example, suggestion } = refused.problem;
  return refuse(`has a quantity that cannot be read: ${reason}`, {
    expected: form,
    example,
    ...(suggestion === undefined ? {} : { suggestion }),
  });
}
