import type { BudgetVerdict, Gate } from '../model/gate-document.ts';
import type { FailOn } from './exit-code.ts';
import { refusedBudgetLevels } from './refused-levels.ts';

/** The budgets that make a run fail: those that do not hold, of the levels that `--fail-on` does not accept. */
export function refusedBudgets(gate: Gate | undefined, failOn: FailOn | undefined): readonly BudgetVerdict[] {
  const levels = refusedBudgetLevels(failOn);
  return (gate?.budgets ?? []).filter(
    ({ outcome, level }) => (outcome === 'broken' || outcome === 'unknown') && levels.includes(level),
  );
}
