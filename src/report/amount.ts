import type { Plan } from '../model/plan-document.ts';
import { printTogether, type Quantity } from '../units/index.ts';
import { printRounded } from './rounded.ts';

/** A number in its base unit, on its way into a table or a sentence, and the figure that it is. */
export interface Amount extends Quantity {
  readonly figure?: string;
  /** Digits that mean something, where that is fewer than usual: a percentile of samples, a step of a sweep. */
  readonly digits?: number;
}

/** The figure as an amount; undefined when the plan does not have it. */
export function amountOf(plan: Plan, id: string): Amount | undefined {
  const figure = plan.figures.get(id);
  return figure && { value: figure.value, unit: figure.unit, figure: id };
}

/**
 * Prints amounts that stand together (one table, one sentence), so that two different values never read alike; those
 * that are known to few digits only are as they are.
 */
export function printAmounts(amounts: readonly Amount[]): string[] {
  const exact = printTogether(amounts.filter(({ digits }) => digits === undefined)).values();
  return amounts.map(({ value, unit, digits }) =>
    digits === undefined ? (exact.next().value ?? '') : printRounded(value, unit, digits),
  );
}
