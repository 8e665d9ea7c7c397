import { derived, measured, memory } from './fact.ts';
import type { System } from './system.ts';

export const postgres: System = {
  id: 'postgres',
  name: 'PostgreSQL',
  summary:
    'Removes nothing by itself, and enforces at commit a unique key that stands in one transaction with the effect.',
  roles: ['effect'],
  hops: { hop1: 'not-applicable', hop2: 'not-applicable', hop3: 'left' },
  boundary: 'One database: a second one, or a call over the network, is outside its transaction.',
  defaults: {
    effect: [{ path: 'effect.transactional', value: 'true', fact: 'one-transaction' }],
  },
  limits: [],
  costs: [
    {
      what: 'throughput against the business update alone, inbox',
      low: '0.41',
      high: '0.76',
      fact: 'measured-inbox',
      design: 'keyed-inbox',
    },
    {
      what: 'throughput against the business update alone, position',
      low: '0.83',
      high: '0.95',
      fact: 'measured-position',
      design: 'stored-position',
    },
  ],
  designs: ['keyed-inbox', 'stored-position', 'natural-idempotence'],
  facts: [
    ...measured('measurements on PostgreSQL 15 and 18, two shared cores', {
      'measured-inbox':
        'With an inbox insert, 0.69 to 0.76 of the business update alone at one message a transaction, 0.41 to 0.50 at a hundred.',
      'measured-position':
        'With a conditional position update, 0.83 at one message a transaction and 0.95 at a hundred.',
      'partition-key': 'On a partitioned table a unique key without the partition column is refused.',
      'arrival-partitions': 'A table partitioned by arrival time accepts the same message key again.',
    }),
    ...memory({
      'unique-at-commit':
        'A unique index makes a concurrent second insert of a key wait, and then fail or, with ON CONFLICT DO NOTHING, do nothing.',
      'one-transaction': 'Marker, position and effect can be written in one transaction.',
      'long-transactions': 'Dead rows stay for as long as the oldest transaction is open.',
    }),
    ...derived({ 'shared-fate': 'An inbox in another database than the effect is no inbox: their commits can part.' }),
  ],
};
