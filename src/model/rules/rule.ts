import type { DesignContext } from '../designs/design.ts';
import type { Finding, Level } from '../finding.ts';
import type { HorizonVerdict } from '../plan-document.ts';

/** What a rule may look at. */
export interface RuleContext extends DesignContext {
  readonly horizons: readonly HorizonVerdict[];
}

/** One thing that goes wrong in production, and how a plan shows it. Its texts are templates, see `Finding`. */
export interface Rule {
  readonly id: string;
  readonly level: Level;
  /** One sentence for the list of rules: when it speaks. */
  readonly when: string;
  readonly check: (context: RuleContext) => Pick<Finding, 'message' | 'figures' | 'advice'> | undefined;
}
