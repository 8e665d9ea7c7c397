import { derived, official } from './fact.ts';
import { sources } from './sources.ts';
import type { System } from './system.ts';

export const delta: System = {
  id: 'delta',
  name: 'Delta Lake writes',
  summary: 'Skips a write whose application id and version are not above the last ones in the table log.',
  roles: ['effect'],
  hops: { hop1: 'not-applicable', hop2: 'not-applicable', hop3: 'removed' },
  boundary: 'The batch under one application id, not the record; with a bound on transaction retention, that time.',
  defaults: {
    effect: [{ path: 'effect.transactional', value: 'false', fact: 'batch-not-record' }],
  },
  limits: [],
  costs: [],
  window: { kind: 'sequence', scope: 'application id', sliding: true, onByDefault: false },
  designs: ['natural-idempotence', 'at-least-once'],
  facts: [
    ...official(sources.delta, {
      'transaction-version': 'txnAppId and a rising txnVersion make a repeated write be skipped.',
      'kept-for-ever':
        'delta.setTransactionRetentionDuration is unset: versions are kept for ever, and setting it bounds the window.',
      'new-query-trap':
        'A new query with an old application id starts at version zero and is skipped: data goes missing until it gets an id of its own.',
    }),
    ...derived({ 'batch-not-record': 'A version stands for a batch: a duplicate inside it is written.' }),
  ],
};
