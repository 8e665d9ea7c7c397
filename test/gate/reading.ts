import { expect } from 'vitest';
import { type Budget, type BudgetProblem, type BudgetStatement, readBudget } from '../../src/gate/index.ts';

const statement = (text: string, more: Partial<BudgetStatement>): BudgetStatement => ({
  expression: text,
  origin: { kind: 'flag', flag: '--budget' },
  ...more,
});

/** The budgets of a statement that reads. */
export function budgetsOf(text: string, more: Partial<BudgetStatement> = {}): readonly Budget[] {
  const reading = readBudget(statement(text, more));
  expect(reading, text).toHaveProperty('ok', true);
  return reading.ok ? reading.budgets : [];
}

/** What is wrong with a statement that does not. */
export function problemOf(text: string, more: Partial<BudgetStatement> = {}): BudgetProblem {
  const reading = readBudget(statement(text, more));
  expect(reading, text).toHaveProperty('ok', false);
  if (reading.ok) throw new Error(`${text} reads`);
  return reading.problem;
}
