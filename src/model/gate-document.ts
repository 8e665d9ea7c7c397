import type { Level } from './finding.ts';
import type { Origin } from './profile.ts';
import type { Unit } from '../units/index.ts';

/** How much a budget matters when it is broken. */
export type BudgetLevel = Exclude<Level, 'info'>;

/**
 * What became of a budget. `unknown` is as bad as `broken`: a figure that does not apply, or a baseline that is missing,
 * never passes. `new` is a profile that the baseline does not have yet: there is nothing to compare it with.
 */
export type BudgetOutcome = 'met' | 'broken' | 'unknown' | 'new';

/** A number that a budget came to. The unit is absent where none of ours says what it is, such as bytes times rows. */
export interface Measured {
  readonly value: number;
  readonly unit?: Unit;
}

/** One budget held against one plan. */
export interface BudgetVerdict {
  /** As it was written; with a limit against a baseline, `inbox.bytes <= baseline + 10%`. */
  readonly expression: string;
  readonly level: BudgetLevel;
  readonly outcome: BudgetOutcome;
  /** The author's reason for the budget. */
  readonly message?: string;
  /** Where it was written. */
  readonly origin: Origin;
  /** The figures that it reads. */
  readonly figures: readonly string[];
  /** What stands before the comparison sign; absent when it cannot be computed. */
  readonly measured?: Measured;
  /** What stands after it. */
  readonly limit?: Measured;
  /** The same expression in the baseline plan. */
  readonly baseline?: Measured;
  /** Why the outcome is unknown or new. */
  readonly reason?: string;
}

/** The budgets of one plan, beside the plan itself. */
export interface Gate {
  readonly budgets: readonly BudgetVerdict[];
  /** The gravest level of a budget that does not hold; absent when all do. */
  readonly worst?: BudgetLevel;
}
