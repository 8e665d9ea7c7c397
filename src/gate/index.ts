export { designKey, diffPlans } from './diff.ts';
export { type Budget, budgetReader, type BudgetStatement, readBudget } from './budget.ts';
export { faultyRow, fleetOf } from './fleet.ts';
export { fleetRow, type FleetRowOptions } from './fleet-row.ts';
export { type Baseline, type Figures, holds, judgeBudgets, noBaseline } from './judge.ts';
export type { BudgetProblem } from './problem.ts';
export { readSavedPlan, type SavedPlan } from './saved-plan.ts';
