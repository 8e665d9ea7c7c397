import type { BudgetLevel, BudgetOutcome, BudgetVerdict, Measured } from '../model/gate-document.ts';
import type { Origin } from '../model/profile.ts';
import { budgetSentence } from './budgets.ts';

/** One budget as other programs read it; what cannot be told is absent. */
export interface BudgetDocument {
  readonly expression: string;
  readonly level: BudgetLevel;
  readonly outcome: BudgetOutcome;
  /** The whole verdict in a sentence. */
  readonly text: string;
  /** Why the author set it. */
  readonly message?: string;
  readonly reason?: string;
  readonly figures: readonly string[];
  readonly measured?: Measured;
  readonly limit?: Measured;
  readonly baseline?: Measured;
  readonly origin: Origin;
}

/** A budget as plain values. */
export function budgetDocument(verdict: BudgetVerdict): BudgetDocument {
  const { expression, level, outcome, message, reason, figures, measured, limit, baseline, origin } = verdict;
  return {
    expression,
    level,
    outcome,
    text: budgetSentence(verdict),
    ...(message === undefined ? {} : { message }),
    ...(reason === undefined ? {} : { reason }),
    figures,
    ...(measured === undefined ? {} : { measured }),
    ...(limit === undefined ? {} : { limit }),
    ...(baseline === undefined ? {} : { baseline }),
    origin,
  };
}
