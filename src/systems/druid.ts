import { derived, memory, official } from './fact.ts';
import { sources } from './sources.ts';
import type { System } from './system.ts';

export const druid: System = {
  id: 'druid',
  name: 'Apache Druid, Kafka ingestion',
  summary:
    'Stores Kafka offsets together with the segments, so it reads each record once and keeps the duplicates among them.',
  roles: ['effect'],
  hops: { hop1: 'left', hop2: 'removed', hop3: 'left' },
  boundary:
    'Ingestion from the topic: a record published twice counts twice, and a supervisor reset re-reads or skips.',
  defaults: {
    effect: [
      { path: 'effect.kind', value: 'append', fact: 'no-record-dedup' },
      { path: 'effect.transactional', value: 'false', fact: 'own-ingestion' },
    ],
  },
  limits: [],
  costs: [],
  designs: ['stored-position', 'at-least-once'],
  facts: [
    ...official(sources.druid, {
      'offsets-with-segments': 'The supervisor keeps the offsets, and ingestion is exactly-once.',
      'isolation-default': 'Its consumer reads with isolation.level=read_committed.',
      'start-latest': 'useEarliestOffset=false: a new supervisor starts at the end.',
      'no-record-dedup': 'Records that are equal are all kept.',
      'reset-trap': 'A reset of the supervisor reads again or skips.',
    }),
    ...memory({ 'one-transaction': 'Segments and offsets are published in one transaction of the metadata database.' }),
    ...derived({ 'own-ingestion': "The transaction is the store's own: a consumer cannot add a marker to it." }),
  ],
};
