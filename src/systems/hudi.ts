import { derived, memory } from './fact.ts';
import type { System } from './system.ts';

export const hudi: System = {
  id: 'hudi',
  name: 'Apache Hudi',
  summary: 'Replaces a row with the same record key when it upserts, and appends when it inserts.',
  roles: ['effect'],
  hops: { hop1: 'not-applicable', hop2: 'not-applicable', hop3: 'left' },
  boundary: 'The operation: upsert by record key is idempotent, insert and bulk_insert are not.',
  defaults: {
    effect: [
      { path: 'effect.kind', value: 'absolute', fact: 'upsert-assigns' },
      { path: 'effect.transactional', value: 'false', fact: 'upsert-assigns' },
    ],
  },
  limits: [],
  costs: [],
  designs: ['natural-idempotence', 'at-least-once'],
  facts: [
    ...memory({
      upsert: 'Upsert goes by record key; a precombine field decides between versions.',
      insert: 'insert and bulk_insert do not deduplicate unless asked to.',
    }),
    ...derived({
      'upsert-assigns':
        'An upsert by key assigns a state: a repetition changes nothing, and no marker row is involved.',
    }),
  ],
};
