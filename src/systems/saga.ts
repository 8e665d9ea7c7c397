import { derived, quoted } from './fact.ts';
import { sources } from './sources.ts';
import type { System } from './system.ts';

export const saga: System = {
  id: 'saga',
  name: 'Saga with compensation',
  summary: 'Undoes by a second business operation what was applied twice, when nothing else is possible.',
  roles: ['effect'],
  hops: { hop1: 'left', hop2: 'left', hop3: 'left' },
  boundary: 'The time until a duplicate is found and undone, in which it is visible; some effects cannot be undone.',
  defaults: {
    effect: [{ path: 'effect.transactional', value: 'false', fact: 'several-systems' }],
  },
  limits: [],
  costs: [],
  window: { kind: 'none', scope: 'business operation', sliding: false, onByDefault: false },
  designs: ['at-least-once'],
  facts: [
    ...quoted(sources.semantics, {
      'several-systems':
        'Writing to several systems in one step without an outbox or a saga is named as an anti-pattern.',
      'no-key-no-guarantee':
        'Against an API without idempotency keys exactly-once cannot be claimed: ask the vendor, or compensate.',
      reconciliation: "Reconciling afterwards is a business decision, and needs the provider's report of what it did.",
    }),
    ...derived({
      'idempotent-steps': 'Steps and compensations are messages themselves, and each needs a key of its own.',
      'expected-duplicates':
        'The duplicates of the hops before it all arrive: their number a day is the number to reconcile.',
    }),
  ],
};
