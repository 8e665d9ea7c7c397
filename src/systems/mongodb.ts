import { derived, memory } from './fact.ts';
import type { System } from './system.ts';

export const mongodb: System = {
  id: 'mongodb',
  name: 'MongoDB',
  summary: 'Removes nothing by itself; a unique index refuses a second marker, in a transaction on a replica set.',
  roles: ['effect'],
  hops: { hop1: 'not-applicable', hop2: 'not-applicable', hop3: 'left' },
  boundary:
    'One cluster: a replica set or a sharded one, and within it the shard key that a unique index has to begin with.',
  defaults: {
    effect: [{ path: 'effect.transactional', value: 'true', fact: 'transactions' }],
  },
  limits: [{ name: 'transaction time', value: '60 s', fact: 'transaction-time' }],
  costs: [],
  designs: ['keyed-inbox', 'stored-position', 'natural-idempotence'],
  facts: [
    ...memory({
      transactions: 'Transactions over several documents need a replica set; one document is always written whole.',
      'transaction-time': 'A transaction is aborted after 60 s unless set.',
      'unique-in-shards': 'In a sharded collection a unique index has to begin with the shard key.',
      expiry: 'An expiry index removes documents by a task that runs about each minute.',
    }),
    ...derived({ 'one-document': 'A marker kept inside the document that it protects needs no transaction.' }),
  ],
};
