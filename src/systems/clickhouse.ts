import { derived, memory, official } from './fact.ts';
import { sources } from './sources.ts';
import type { System } from './system.ts';

export const clickhouse: System = {
  id: 'clickhouse',
  name: 'ClickHouse replicated tables',
  summary: 'Drops an insert whose block was seen among the last ten thousand and within the last hour.',
  roles: ['effect'],
  hops: { hop1: 'not-applicable', hop2: 'not-applicable', hop3: 'removed-within-window' },
  boundary: 'The identical block: a batch cut differently, or a table without replication, is inserted again.',
  defaults: {
    effect: [
      { path: 'effect.kind', value: 'append', fact: 'block-not-row' },
      { path: 'effect.transactional', value: 'false', fact: 'block-not-row' },
    ],
  },
  limits: [
    { name: 'window', value: '1 h', fact: 'window-time' },
    { name: 'window formerly', value: '7 d', fact: 'window-time' },
    { name: 'count limit', value: '10000', fact: 'window-count' },
    { name: 'count limit, table without replication', value: '0', fact: 'not-replicated' },
  ],
  costs: [],
  window: {
    kind: 'time-and-count',
    scope: 'table',
    sliding: false,
    onByDefault: true,
    seconds: 3_600,
    countLimit: 10_000,
    countOf: 'block',
  },
  designs: ['natural-idempotence', 'at-least-once'],
  facts: [
    ...official(sources.clickhouse, {
      'window-count': 'replicated_deduplication_window is 10000 blocks now; it was 100, then 1000.',
      'window-time':
        'replicated_deduplication_window_seconds is 3600 now; it was 7 days. It is counted back from the newest block.',
      'not-replicated': 'non_replicated_deduplication_window=0: off.',
      keeper: 'The hashes are kept in Keeper.',
      'all-inserts': 'From 26.2 deduplicate_insert covers all inserts, asynchronous ones and dependent views included.',
      'whole-block-hash': 'Since mid-2026 one hash stands for the whole insert: the order of its rows matters.',
      'explicit-token': 'insert_deduplication_token sets the key explicitly.',
    }),
    ...memory({
      'replacing-merge-tree':
        'ReplacingMergeTree removes rows of equal sorting key in one partition when parts merge: read with FINAL until then.',
    }),
    ...derived({
      'identical-retry':
        'Only a retry of the same block counts as one, and only until ten thousand more inserts or an hour have gone by.',
      'block-not-row': 'A block is compared, not a row: to a message at a time the store appends.',
    }),
  ],
};
