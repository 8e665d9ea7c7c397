import { derived } from './fact.ts';
import type { DefaultValue, System } from './system.ts';

/** What differs from one API with idempotency keys to the next. */
type Provider = Pick<System, 'id' | 'name' | 'summary' | 'boundary' | 'limits' | 'facts' | 'unsettled'> & {
  /** How long the provider keeps a key, where that is known. */
  readonly keyWindow?: DefaultValue;
  readonly seconds?: number;
  /** What a key is compared within. */
  readonly scope?: string;
};

/** An API outside every transaction of the consumer, which remembers the key that is sent along with a call. */
export const externalCall = (provider: Provider): System => {
  const { keyWindow, seconds, scope = 'account', facts, ...described } = provider;
  return {
    ...described,
    roles: ['effect'],
    hops: { hop1: 'not-applicable', hop2: 'not-applicable', hop3: 'removed-within-window' },
    defaults: {
      effect: [
        { path: 'effect.kind', value: 'external-call', fact: 'outside-transactions' },
        { path: 'effect.transactional', value: 'false', fact: 'outside-transactions' },
        ...(keyWindow ? [keyWindow] : []),
      ],
    },
    costs: [],
    window: { kind: 'time', scope, sliding: false, onByDefault: true, ...(seconds !== undefined && { seconds }) },
    designs: ['external-idempotency-key'],
    facts: [
      ...facts,
      ...derived({
        'outside-transactions':
          'The call is made over the network: it cannot join a transaction of the consumer, only carry a key that the provider remembers.',
        'window-rule': 'The key has to live longer than the latest redelivery, dead-letter resubmissions included.',
      }),
    ],
  };
};
