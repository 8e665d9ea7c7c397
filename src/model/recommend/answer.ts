import { type Design, type DesignContext, designFigure } from '../designs/design.ts';

/** What a branch of the recommendation says; texts are templates, see `Finding`. */
export interface Answer {
  readonly design: Design;
  /** Parts beside those of the design. */
  readonly parts?: readonly string[];
  readonly headline: string;
  /** A reason that names a number which the plan does not have is left out. */
  readonly reasons: readonly string[];
  /** The figures and inputs that decide it, the weightiest first; the first three that the plan has are shown. */
  readonly decidedBy: readonly string[];
  readonly uncovered: readonly string[];
}

/** Duplicates that a design leaves and messages that it loses, a day. */
export function leftOf({ value }: DesignContext, design: Design): number {
  const part = (name: 'hop1Left' | 'hop2Left' | 'lost'): number => value(designFigure(design, name)) ?? 0;
  return part('hop1Left') + part('hop2Left') + part('lost');
}

/** The first of the designs that leaves least, of those that make sense here. */
export function leastLeft(context: DesignContext, first: Design, ...others: readonly Design[]): Design {
  let best = first;
  for (const design of others) {
    const sensible = design.combinesWhen?.(context) ?? true;
    if (sensible && leftOf(context, design) < leftOf(context, best)) best = design;
  }
  return best;
}

/** The template when the condition holds. */
export const when = (holds: boolean, text: string): readonly string[] => (holds ? [text] : []);
