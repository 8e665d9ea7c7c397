import { derived, memory } from './fact.ts';
import type { System } from './system.ts';

export const sqlserver: System = {
  id: 'sqlserver',
  name: 'Microsoft SQL Server',
  summary:
    'Removes nothing by itself; a unique index over the message id refuses a second marker in the same transaction.',
  roles: ['effect'],
  hops: { hop1: 'not-applicable', hop2: 'not-applicable', hop3: 'left' },
  boundary: 'One database on one server, unless a distributed transaction is used.',
  defaults: {
    effect: [{ path: 'effect.transactional', value: 'true', fact: 'one-transaction' }],
  },
  limits: [],
  costs: [],
  designs: ['keyed-inbox', 'stored-position', 'natural-idempotence'],
  facts: [
    ...memory({
      'one-transaction': 'Marker, position and effect can be committed in one transaction.',
      'ignore-duplicates':
        'A unique index with IGNORE_DUP_KEY=ON skips a duplicate with a warning: read the row count.',
      'aligned-index': 'Switching partitions out needs an aligned unique index, which includes the partition column.',
      'merge-race': 'MERGE without a HOLDLOCK hint lets two sessions insert the same key.',
    }),
    ...derived({
      'shared-fate': 'An inbox in another database than the effect holds only under a distributed transaction.',
    }),
  ],
};
