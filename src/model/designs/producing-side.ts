import { type Design, type DesignContext, designFigure, isPossible } from './design.ts';
import { both, letsThrough } from './passing.ts';

/**
 * A measure of the producing side beside a design of the consuming side: what either removes is removed. Judged only
 * where the measure is to be had and removes something that the design alone leaves.
 */
export function beside(measure: Design, design: Design, figureName: string): Design {
  const combined: Design = {
    ...design,
    parts: [measure.id, ...design.parts],
    figureName,
    name: `${design.name} + ${measure.name}`,
    summary: `${design.summary} On the producing side: ${uncapitalised(measure.summary)}`,
    passes: both(measure.passes ?? letsThrough({}), design.passes ?? letsThrough({})),
    conditions: (context) => [...design.conditions(context), ...measure.conditions(context)],
    combinesWhen: (context) =>
      (design.combinesWhen?.(context) ?? true) && isToBeHad(measure, context) && removesMore(combined, design, context),
  };
  return combined;
}

const isToBeHad = (measure: Design, context: DesignContext): boolean => isPossible(measure.conditions(context));

const removesMore = (combined: Design, design: Design, { value }: DesignContext): boolean =>
  (value(designFigure(combined, 'hop1Left')) ?? 0) < (value(designFigure(design, 'hop1Left')) ?? 0);

const uncapitalised = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
