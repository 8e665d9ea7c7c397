import { isOperatorNode, type MathNode } from 'mathjs/number';
import { nearest, type Unit } from '../units/index.ts';
import type { BudgetLevel } from '../model/gate-document.ts';
import type { Origin } from '../model/profile.ts';
import { type BaselineLimit, readBaselineLimit } from './baseline-limit.ts';
import { isComparison, type Operand, type ParsedExpression, parseExpression, textOf } from './expression.ts';
import { type BudgetProblem, BudgetRefusal, refuse } from './problem.ts';
import { type Typed, Typing } from './typed-expression.ts';

/** A budget as it was written. */
export interface BudgetStatement {
  readonly expression: string;
  readonly level?: string;
  readonly message?: string;
  /** How far the number may move from the baseline plan, such as `+10%`. */
  readonly baseline?: string;
  readonly origin: Origin;
}

/** One side of a budget: how to compute it, and the unit it is printed in. */
export interface Side {
  readonly text: string;
  readonly unit: Unit | undefined;
  /** In base quantities, from the figures' values in base quantities by symbol. */
  readonly evaluate: (scope: ReadonlyMap<string, number>) => unknown;
}

/** A budget that was read and whose dimensions come out: ready to be held against any plan. */
export interface Budget {
  readonly expression: string;
  readonly level: BudgetLevel;
  readonly message?: string;
  readonly origin: Origin;
  /** The figures it reads, by the symbol that stands for them. */
  readonly figures: ReadonlyMap<string, { readonly id: string; readonly unit: Unit }>;
  /** The values of the quantities in it, in base quantities by symbol. */
  readonly quantities: ReadonlyMap<string, number>;
  readonly measured: Side;
  readonly rule:
    | { readonly kind: 'comparison'; readonly limit: Side; readonly holds: Side['evaluate'] }
    | { readonly kind: 'baseline'; readonly limit: BaselineLimit };
}

/** Budgets, or what is wrong with the statement. */
export type BudgetReading =
  { readonly ok: true; readonly budgets: readonly Budget[] } | { readonly ok: false; readonly problem: BudgetProblem };

/** The words for how much a budget matters. */
const budgetLevels: readonly BudgetLevel[] = ['warning', 'failure'];

/**
 * Reads a budget: an expression such as `inbox.bytes <= 50 GB`, evaluated by mathjs and never turned into code. Names,
 * quantities and dimensions are checked here, before any plan is made. A comparison with a baseline besides is two
 * budgets. Never throws; takes a bounded time on any text.
 */
export function readBudget(statement: BudgetStatement): BudgetReading {
  try {
    return { ok: true, budgets: budgetsOf(statement) };
  } catch (error) {
    if (error instanceof BudgetRefusal) return { ok: false, problem: error.problem };
    throw error;
  }
}

/** A reader that reads each text once: many profiles often have the same budgets. */
export function budgetReader(): (statement: BudgetStatement) => BudgetReading {
  const readings = new Map<string, BudgetReading>();
  return (statement) => {
    const { expression, level, baseline, message, origin } = statement;
    const key = JSON.stringify([expression, level, baseline]);
    const known = readings.get(key) ?? readBudget(statement);
    // A fleet in which every profile has budgets of its own must not keep them all.
    if (readings.size < mostRemembered) readings.set(key, known);
    if (!known.ok) return known;
    const own = { ...(message === undefined ? {} : { message }), origin };
    return { ok: true, budgets: known.budgets.map(({ message: _, ...budget }) => ({ ...budget, ...own })) };
  };
}

const mostRemembered = 1000;

function budgetsOf({ expression, level, message, baseline, origin }: BudgetStatement): Budget[] {
  const written = expression.trim().replaceAll(/\s+/gu, ' ');
  const parsed = parseExpression(written);
  const typing = new Typing(parsed.operands);
  const shared = {
    level: levelOf(level),
    ...(message === undefined ? {} : { message }),
    origin,
    quantities: typing.quantities,
  };
  const { tree, operands } = parsed;
  if (isOperatorNode(tree) && isComparison(tree)) {
    const [left, right] = tree.args;
    if (left === undefined || right === undefined) return refuse('has nothing to compare with');
    const type = typing.typeOf(tree);
    const measured = sideOf(left, type, operands);
    const rule = { kind: 'comparison', limit: sideOf(right, type, operands), holds: evaluator(tree) } as const;
    const comparison = { ...shared, expression: written, figures: figuresIn(tree, operands), measured, rule };
    if (baseline === undefined) return [comparison];
    return [comparison, againstBaseline(left, baseline, measured, shared, operands)];
  }
  if (baseline === undefined) refuse('compares nothing', { expected: 'a comparison, or a limit against a baseline' });
  const measured = sideOf(tree, typing.typeOf(tree), operands);
  return [againstBaseline(tree, baseline ?? '', measured, shared, operands)];
}

function againstBaseline(
  node: MathNode,
  baseline: string,
  measured: Side,
  shared: Pick<Budget, 'level' | 'message' | 'origin' | 'quantities'>,
  operands: ParsedExpression['operands'],
): Budget {
  const limit = readBaselineLimit(baseline, measured.unit);
  const expression = `${measured.text} within ${limit.written} of the baseline`;
  return { ...shared, expression, figures: figuresIn(node, operands), measured, rule: { kind: 'baseline', limit } };
}

function levelOf(written: string | undefined): BudgetLevel {
  if (written === undefined) return 'failure';
  const level = budgetLevels.find((word) => word === written.trim());
  if (level !== undefined) return level;
  const meant = nearest(written, budgetLevels);
  return refuse(`has the level "${written}"`, {
    expected: `one of ${budgetLevels.join(', ')}`,
    example: 'level: warning',
    ...(meant === undefined ? {} : { suggestion: meant }),
  });
}

function sideOf(node: MathNode, { unit }: Typed, operands: ParsedExpression['operands']): Side {
  return { text: textOf(node, operands), unit, evaluate: evaluator(node) };
}

function evaluator(node: MathNode): Side['evaluate'] {
  const compiled = node.compile();
  // mathjs takes a Map for its scope and writes to it only in assignments, which no budget has.
  return (scope) => {
    const result: unknown = compiled.evaluate(new Map(scope));
    return result;
  };
}

function figuresIn(node: MathNode, operands: ParsedExpression['operands']): Budget['figures'] {
  const figures = new Map<string, { id: string; unit: Unit }>();
  node.traverse((part) => {
    if (!('name' in part) || typeof part.name !== 'string') return;
    const operand: Operand | undefined = operands.get(part.name);
    if (operand?.kind === 'figure') figures.set(part.name, { id: operand.text, unit: operand.unit });
  });
  return figures;
}
