import type { DesignContext } from '../../designs/design.ts';
import type { Flip } from '../flips.ts';
import { longestHorizons } from './horizon-inputs.ts';

const coverage = {
  larger: 'window.required',
  smaller: 'effect.idempotencyKeyWindow',
  changes: { kind: 'design' },
} as const;

/** Where the provider's memory of keys ends before the last duplicate comes. */
export function providerFlips(context: DesignContext): readonly Flip[] {
  return [
    {
      ...coverage,
      input: 'effect.idempotencyKeyWindow',
      text: 'A provider that forgets keys sooner leaves late duplicates: reconcile or compensate them.',
      otherwise: 'A provider that remembers keys for longer covers the latest duplicate: no reconciliation.',
    },
    ...longestHorizons(context).map((input): Flip => ({
      ...coverage,
      input,
      text: 'Beyond it a duplicate comes after the provider forgot its key ({effect.idempotencyKeyWindow}): reconcile or compensate.',
      otherwise: 'Up to here the provider still remembers the key when the last duplicate comes.',
    })),
  ];
}
