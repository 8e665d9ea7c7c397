import type { DesignContext } from '../designs/design.ts';
import { designs } from '../designs/index.ts';
import { type Answer, leastLeft, leftOf, when } from './answer.ts';

/**
 * Exactly-once effect is not to be had: whatever removes something for a while, and reconciliation for the rest.
 * @param headline why it is not to be had
 */
export function reconciled(context: DesignContext, headline: string): Answer {
  const keyed = designs.reconcileProviderKey.combinesWhen?.(context) === true;
  const design = keyed
    ? leastLeft(
        context,
        designs.reconcileProviderKey,
        designs.providerKeyIdempotentProducer,
        designs.providerKeyBrokerDedup,
      )
    : leastLeft(context, designs.reconcile, designs.reconcileIdempotentProducer, designs.reconcileBrokerDedup);
  const figure = (part: string): string => `design.${design.figureName}.${part}`;
  const removesSome = leftOf(context, design) < leftOf(context, designs.atLeastOnce);
  return {
    design,
    headline,
    reasons: [
      `Expect {${figure('hop1Left')}} of the publish hop and {${figure('hop2Left')}} of the delivery hop to have a second effect.`,
      ...when(removesSome, 'Without any measure it would be {duplicates.total}.'),
      'The provider remembers a key for {effect.idempotencyKeyWindow}; the latest duplicate is {window.required} late.',
      'A replay of the latest horizon repeats {keys.escaping} whose keys are gone.',
      '{duplicates.shareOfUnique} of unique messages arrive twice: the size of the reconciliation.',
    ],
    decidedBy: [
      ...(keyed ? ['keys.escaping', 'effect.idempotencyKeyWindow', 'window.required'] : []),
      figure('hop1Left'),
      figure('hop2Left'),
      'duplicates.total',
    ],
    uncovered: keyed
      ? [
          'Calls repeated after the provider forgot their key, until they are reconciled.',
          'Other effects of the same handler.',
        ]
      : ['Every second effect until it is reconciled, and those that cannot be undone.'],
  };
}
