import {
  isConditionalNode,
  isConstantNode,
  isFunctionNode,
  isOperatorNode,
  isParenthesisNode,
  type MathNode,
  parse,
} from 'mathjs/number';
import { pathOf } from '../../../src/model/sheet/compile.ts';

/** Powers of units, as in `B/row`; nothing for a plain number. A day is no 86,400 s here, so a forgotten factor shows. */
type Dimension = ReadonlyMap<string, number>;

/**
 * The unit in which an expression comes out, read off its tree, both branches of each condition included.
 * @throws Error when it adds, compares or chooses between two units, or rounds something that has one
 */
export function dimensionOf(expression: string, unitOf: (name: string) => string): string {
  return written(read(parse(expression), (name) => powersOf(unitOf(name))));
}

/** A unit with its parts in order, so that two ways to write it are one. */
export const canonical = (unit: string): string => written(powersOf(unit));

function powersOf(unit: string): Dimension {
  const [top = '', bottom = ''] = unit.split('/');
  const parts = [...[top].map((part) => [part, 1] as const), ...[bottom].map((part) => [part, -1] as const)];
  return new Map(parts.filter(([part]) => !['', '1', 'share'].includes(part)));
}

function written(dimension: Dimension): string {
  const parts = [...dimension].filter(([, power]) => power !== 0);
  return (
    parts
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([unit, power]) => `${unit}^${power}`)
      .join(' ') || '1'
  );
}

function product(one: Dimension, other: Dimension, sign: 1 | -1): Dimension {
  const powers = new Map(one);
  for (const [unit, power] of other) powers.set(unit, (powers.get(unit) ?? 0) + sign * power);
  return powers;
}

function alike(dimensions: readonly Dimension[], where: MathNode): Dimension {
  const [first = new Map<string, number>(), ...rest] = dimensions;
  for (const other of rest) {
    if (written(other) !== written(first)) {
      throw new Error(`${written(first)} beside ${written(other)} in ${where.toString()}`);
    }
  }
  return first;
}

const plain: Dimension = new Map();

function read(node: MathNode, unitOf: (name: string) => Dimension): Dimension {
  const path = pathOf(node);
  if (path !== undefined) return unitOf(path);
  if (isConstantNode(node)) return plain;
  if (isParenthesisNode(node)) return read(node.content, unitOf);
  if (isConditionalNode(node)) {
    read(node.condition, unitOf);
    return alike([read(node.trueExpr, unitOf), read(node.falseExpr, unitOf)], node);
  }
  if (isOperatorNode(node)) {
    const sides = node.args.map((side) => read(side, unitOf));
    const [left = plain, right = plain] = sides;
    if (node.op === '*') return product(left, right, 1);
    if (node.op === '/') return product(left, right, -1);
    if (['+', '-'].includes(node.op)) return alike(sides, node);
    alike(sides, node);
    return plain;
  }
  if (isFunctionNode(node)) {
    const found = node.args.map((argument) => read(argument, unitOf));
    const name = pathOf(node.fn) ?? '';
    if (['total', 'longest', 'shortest', 'either', 'positive'].includes(name)) return alike(found, node);
    return alike([plain, ...found], node);
  }
  throw new Error(`cannot read ${node.toString()}`);
}
