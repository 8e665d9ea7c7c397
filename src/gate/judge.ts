import type { BudgetOutcome, BudgetVerdict, Gate, Measured } from '../model/gate-document.ts';
import { boundsOf } from './baseline-limit.ts';
import type { Budget, Side } from './budget.ts';
import { fromBase, toBase } from './dimension.ts';

/** What a budget looks at: the figures of a plan, by id. */
export type Figures = ReadonlyMap<string, { readonly value: number }>;

/** The plan to compare with, or why there is none; `outcome` then says whether budgets against it let a build pass. */
export type Baseline =
  | { readonly kind: 'plan'; readonly figures: Figures }
  | { readonly kind: 'missing'; readonly outcome: 'unknown' | 'new'; readonly reason: string };

/** Nobody named a baseline: a budget against it must not pass because an argument was forgotten. */
export const noBaseline: Baseline = {
  kind: 'missing',
  outcome: 'unknown',
  reason: 'there is no baseline to compare with; name one with --baseline',
};

/** Holds budgets against a plan. A budget whose figures do not apply, or whose numbers do not come out, does not hold. */
export function judgeBudgets(budgets: readonly Budget[], figures: Figures, baseline: Baseline): Gate {
  const verdicts = budgets.map((budget) => judge(budget, figures, baseline));
  const levels = verdicts.flatMap(({ outcome, level }) => (holds(outcome) ? [] : [level]));
  const worst = levels.includes('failure') ? 'failure' : levels[0];
  return { budgets: verdicts, ...(worst === undefined ? {} : { worst }) };
}

/** Whether an outcome lets a build pass. */
export const holds = (outcome: BudgetOutcome): boolean => outcome === 'met' || outcome === 'new';

function judge(budget: Budget, figures: Figures, baseline: Baseline): BudgetVerdict {
  const { expression, level, message, origin, measured } = budget;
  const verdict = (outcome: BudgetOutcome, parts: Partial<BudgetVerdict>): BudgetVerdict => ({
    expression,
    level,
    outcome,
    ...(message === undefined ? {} : { message }),
    origin,
    figures: [...new Set([...budget.figures.values()].map(({ id }) => id))],
    ...parts,
  });
  const now = compute(budget, figures, measured, 'this plan');
  if ('reason' in now) return verdict('unknown', now);
  const known = { measured: printable(now.value, measured) };
  if (budget.rule.kind === 'comparison') {
    const { limit, holds: compare } = budget.rule;
    const bound = compute(budget, figures, limit, 'this plan');
    if ('reason' in bound) return verdict('unknown', { ...known, ...bound });
    return verdict(compare(now.scope) === true ? 'met' : 'broken', { ...known, limit: printable(bound.value, limit) });
  }
  if (baseline.kind === 'missing') return verdict(baseline.outcome, { ...known, reason: baseline.reason });
  const before = compute(budget, baseline.figures, measured, 'the baseline plan');
  if ('reason' in before) return verdict('unknown', { ...known, ...before });
  const { lowest, highest } = boundsOf(budget.rule.limit, before.value);
  // Rounding of one part in a million million is no change; comparisons of mathjs allow for it as well.
  const tolerance = 1e-12 * Math.max(Math.abs(now.value), Math.abs(before.value));
  const within = now.value <= highest + tolerance && now.value >= lowest - tolerance;
  const bound = now.value > before.value ? highest : lowest;
  return verdict(within ? 'met' : 'broken', {
    ...known,
    baseline: printable(before.value, measured),
    ...(Number.isFinite(bound) ? { limit: printable(bound, measured) } : {}),
  });
}

type Computed = { readonly value: number; readonly scope: ReadonlyMap<string, number> } | { readonly reason: string };

function compute(budget: Budget, figures: Figures, side: Side, plan: string): Computed {
  const scope = new Map(budget.quantities);
  for (const [symbol, { id, unit }] of budget.figures) {
    const figure = figures.get(id);
    if (figure === undefined) return { reason: `${id} does not apply to ${plan}` };
    scope.set(symbol, toBase(figure.value, unit));
  }
  const value = side.evaluate(scope);
  if (typeof value === 'number' && Number.isFinite(value)) return { value, scope };
  return { reason: `${side.text} has no value in ${plan}: it divides by zero or is without end` };
}

function printable(base: number, { unit }: Side): Measured {
  return unit === undefined ? { value: base } : { value: fromBase(base, unit), unit };
}
