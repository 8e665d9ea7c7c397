import { derived, memory, official } from './fact.ts';
import { sources } from './sources.ts';
import type { System } from './system.ts';

export const bigquery: System = {
  id: 'bigquery',
  name: 'BigQuery with MERGE or the Storage Write API',
  summary:
    'Appends once a stream offset when the writer uses a committed stream; otherwise merging has to make repeats harmless.',
  roles: ['effect'],
  hops: { hop1: 'not-applicable', hop2: 'not-applicable', hop3: 'removed-within-window' },
  boundary: 'The life of one write stream and its offsets; the default stream and legacy inserts repeat.',
  defaults: {
    effect: [
      { path: 'effect.kind', value: 'absolute', fact: 'merge-assigns' },
      { path: 'effect.transactional', value: 'false', fact: 'no-inbox-by-key' },
    ],
  },
  limits: [{ name: 'window of a legacy insert id', value: '1 min', fact: 'insert-id' }],
  costs: [],
  window: { kind: 'sequence', scope: 'write stream', sliding: false, onByDefault: false },
  designs: ['natural-idempotence', 'at-least-once'],
  facts: [
    ...official(sources.bigquery, {
      'default-stream': 'The default stream is at-least-once.',
      'committed-stream': 'A committed stream with offsets takes each offset once.',
    }),
    ...memory({
      'insert-id': 'The insertId of the legacy API is compared for about a minute, by best effort.',
      'merge-error': 'MERGE is refused with an error when the input has two rows for the same target.',
      'unenforced-key': 'Primary keys are not enforced; two sessions can both insert a missing key.',
    }),
    ...derived({
      'merge-assigns':
        'A MERGE that sets columns by business key is an absolute assignment: a repetition changes nothing.',
      'no-inbox-by-key': 'Without an enforced key a marker row cannot refuse a duplicate at commit.',
    }),
  ],
};
