import { derived, measured, memory } from './fact.ts';
import type { System } from './system.ts';

export const mysql: System = {
  id: 'mysql',
  name: 'MySQL and MariaDB with InnoDB',
  summary:
    'Removes nothing by itself; a primary key on the message id, clustered with its row, refuses the second insert.',
  roles: ['effect'],
  hops: { hop1: 'not-applicable', hop2: 'not-applicable', hop3: 'left' },
  boundary: 'One server and transactional tables: an engine without transactions keeps half a failure.',
  defaults: {
    effect: [{ path: 'effect.transactional', value: 'true', fact: 'one-transaction' }],
  },
  limits: [],
  costs: [],
  designs: ['keyed-inbox', 'stored-position', 'natural-idempotence'],
  facts: [
    ...measured('measurements on MariaDB 10.11', {
      'clustered-row':
        'A row lies in its primary key: random keys fill pages to about two thirds, ascending ones to 15/16.',
      'secondary-index': 'A second index repeats the primary key in each of its entries.',
    }),
    ...memory({
      'one-transaction': 'InnoDB commits marker, position and effect in one transaction.',
      'unique-key': 'INSERT IGNORE skips a duplicate key, and also hides other errors.',
      'partition-key': 'A unique key of a partitioned table has to include the partition columns.',
    }),
    ...derived({ 'shared-fate': 'An inbox on another server than the effect is no inbox: their commits can part.' }),
  ],
};
