import { derived, measured, memory } from './fact.ts';
import type { System } from './system.ts';

export const sqlite: System = {
  id: 'sqlite',
  name: 'SQLite',
  summary: 'Removes nothing by itself; a primary key in the one file it writes refuses a message id it holds.',
  roles: ['effect'],
  hops: { hop1: 'not-applicable', hop2: 'not-applicable', hop3: 'left' },
  boundary: 'One file on one machine, with one writer at a time.',
  defaults: {
    effect: [{ path: 'effect.transactional', value: 'true', fact: 'one-transaction' }],
  },
  limits: [{ name: 'writers at a time', value: '1', fact: 'single-writer' }],
  costs: [],
  designs: ['keyed-inbox', 'stored-position', 'natural-idempotence'],
  facts: [
    ...measured('measurements on SQLite 3.53', {
      'without-rowid':
        'A table WITHOUT ROWID holds a 30-character key in about 48 bytes, one with a row id in about 90.',
    }),
    ...memory({
      'one-transaction': 'Marker, position and effect can be committed in one transaction.',
      'single-writer': 'There is one writer at a time.',
    }),
    ...derived({ 'no-cluster': 'Consumers on several machines cannot share it.' }),
  ],
};
