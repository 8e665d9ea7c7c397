import { type DesignContext, isPossible } from '../designs/design.ts';
import { designs } from '../designs/index.ts';
import { quantity } from '../profile.ts';
import { type Answer, when } from './answer.ts';
import { reconciled } from './reconciled.ts';

/** A call to another service: only its own memory of keys can make it safe. */
export function atTheProvider(context: DesignContext): Answer {
  const { profile, value } = context;
  const design = designs.externalKeyStoredResults;
  if (quantity(profile, 'effect.idempotencyKeyWindow') === undefined) {
    const system = profile.systems?.effect;
    return reconciled(
      context,
      system?.designs.includes('external-idempotency-key') === true
        ? `Whether exactly-once effect is to be had cannot be said: ${system.name} takes idempotency keys, and nothing says for how long (effect.idempotencyKeyWindow). Until then reconcile or compensate.`
        : 'Exactly-once effect is not available: the provider has no idempotency key. Ask for one, or reconcile or compensate.',
    );
  }
  if (!isPossible(design.conditions(context))) {
    return reconciled(
      context,
      'Exactly-once effect is not available: the provider forgets keys before the last duplicate comes. Use the key for as long as it lasts, and reconcile or compensate what comes later.',
    );
  }
  return {
    design,
    headline: 'The provider remembers keys for long enough: send a stable key along and store the result of each call.',
    reasons: [
      'The provider remembers a key for {effect.idempotencyKeyWindow}.',
      'The latest duplicate is {window.required} late: covered {keys.coverage} times.',
      '{duplicates.total} are answered from the key or the stored result.',
      ...when(
        value('window.required') === undefined,
        'Nothing says how late a duplicate can be: give the horizons, or the key may be gone before the last one.',
      ),
    ],
    decidedBy: ['effect.idempotencyKeyWindow', 'window.required', 'duplicates.total', 'duplicates.shareOfUnique'],
    uncovered: [
      'Other effects of the same handler.',
      'A call whose answer was lost and that is repeated after {effect.idempotencyKeyWindow}: look it up before calling again.',
    ],
  };
}
