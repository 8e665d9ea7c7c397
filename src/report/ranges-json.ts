import type { FigureRange, Uncertainty } from '../model/uncertainty/uncertainty.ts';
import type { RangeDocument, UncertaintyDocument } from './ranges-contract.ts';

/** A spread as plain numbers: JSON has no word for what is unbounded, so that is absent. */
export function rangeDocument({ low, likely, high }: FigureRange): RangeDocument {
  const ends = { low, likely, high };
  return Object.fromEntries(Object.entries(ends).filter(([, value]) => Number.isFinite(value)));
}

/** What the ranges do to a plan, without the figures, which carry their spread themselves. */
export function uncertaintyDocument({
  samples,
  seed,
  judged,
  inputs,
  designs,
  findings,
}: Uncertainty): UncertaintyDocument {
  return { samples, seed, judged, inputs, designs, findings };
}
