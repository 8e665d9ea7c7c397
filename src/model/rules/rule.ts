import type { DesignContext } from '../designs/design.ts';
import type { Finding, Level } from '../finding.ts';
import type { HorizonVerdict } from '../plan-document.ts';
import { choice, type Profile } from '../profile.ts';

/** What a rule may look at. */
export interface RuleContext extends DesignContext {
  readonly horizons: readonly HorizonVerdict[];
}

/** What a rule found: a finding without its name and level. */
export type Found = Pick<Finding, 'message' | 'figures' | 'advice'>;

/** One thing that goes wrong in production, and how a plan shows it. Its texts are templates, see `Finding`. */
export interface Rule {
  readonly id: string;
  readonly level: Level;
  /** One sentence for the list of rules: when it speaks. */
  readonly when: string;
  /** One sentence: what happens in production where it is true. */
  readonly why?: string;
  readonly check: (context: RuleContext) => Found | undefined;
}

/** Whether a second effect does harm at all; where it does none, carelessness is a choice. */
export const isHarmful = (profile: Profile): boolean => choice(profile, 'effect.harm') !== 'none';

/** A clause when its figure is in the plan, else nothing. */
export const clause = ({ value }: DesignContext, figure: string, text: string): string =>
  value(figure) === undefined ? '' : text;
