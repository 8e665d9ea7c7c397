import { derived, memory, official, quoted } from './fact.ts';
import { sources } from './sources.ts';
import type { System } from './system.ts';

export const snowflake: System = {
  id: 'snowflake',
  name: 'Snowflake with MERGE',
  summary: 'Makes a repeated row harmless by merging on its key, but enforces no key of its own.',
  roles: ['effect'],
  hops: { hop1: 'not-applicable', hop2: 'not-applicable', hop3: 'left' },
  boundary:
    'One MERGE at a time on deduplicated input: two sessions that insert the same missing key can both succeed.',
  defaults: {
    effect: [
      { path: 'effect.kind', value: 'absolute', fact: 'merge-assigns' },
      { path: 'effect.transactional', value: 'false', fact: 'no-inbox-by-key' },
    ],
  },
  limits: [
    { name: 'window of COPY load metadata', value: '64 d', fact: 'load-metadata' },
    { name: 'window of Snowpipe load metadata', value: '14 d', fact: 'load-metadata' },
    { name: 'window of COPY_HISTORY', value: '14 d', fact: 'copy-history' },
  ],
  costs: [],
  window: { kind: 'time', scope: 'loaded file', sliding: false, onByDefault: true, seconds: 5_529_600 },
  designs: ['natural-idempotence', 'at-least-once'],
  facts: [
    ...official(sources.snowflake, { 'copy-history': 'The function COPY_HISTORY looks back 14 days.' }),
    ...quoted('Snowflake documentation on MERGE, as quoted in public repositories', {
      'nondeterministic-merge':
        'Several source rows for one target row raise an error, unless ERROR_ON_NONDETERMINISTIC_MERGE=false takes any of them silently.',
    }),
    ...memory({
      'unenforced-key': 'PRIMARY KEY and UNIQUE are declared and not enforced.',
      'load-metadata':
        'COPY remembers loaded files for 64 days, Snowpipe for 14; a file loaded again later is a duplicate.',
      'merge-cost':
        'A MERGE scans and rewrites partitions of the target: bound it by a pruning range, which is then its window.',
    }),
    ...derived({
      'merge-assigns':
        'A MERGE that sets columns by business key is an absolute assignment: a repetition changes nothing.',
      'no-inbox-by-key': 'Without an enforced key a marker row cannot refuse a duplicate at commit.',
      'deduplicate-input': 'Reduce the input to one row a key before merging, by row number over the key.',
    }),
  ],
};
