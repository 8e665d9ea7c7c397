import type { Level } from '../model/finding.ts';
import type { BudgetLevel } from '../model/gate-document.ts';
import { type FailOn, refusedLevels } from './exit-code.ts';

/** The levels of findings that make a run fail: without `--fail-on` none does. */
export const refusedFindingLevels = (failOn: FailOn | undefined): readonly Level[] => refusedLevels[failOn ?? 'never'];

/** The levels of broken budgets that make a run fail: whoever sets a budget means it, unless `--fail-on` says less. */
export function refusedBudgetLevels(failOn: FailOn | undefined): readonly BudgetLevel[] {
  return refusedLevels[failOn ?? 'failure'].filter((level) => level !== 'info');
}
