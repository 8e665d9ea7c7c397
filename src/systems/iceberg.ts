import { derived, official } from './fact.ts';
import { sources } from './sources.ts';
import type { System } from './system.ts';

export const iceberg: System = {
  id: 'iceberg',
  name: 'Apache Iceberg commits',
  summary: 'Publishes a batch of files in one snapshot, and the Flink writer finds in it which checkpoint came last.',
  roles: ['effect'],
  hops: { hop1: 'not-applicable', hop2: 'not-applicable', hop3: 'removed-within-window' },
  boundary: 'The commit, not the record: a duplicate within a batch, or from a new job id, is written.',
  defaults: {
    effect: [{ path: 'effect.transactional', value: 'false', fact: 'commit-not-record' }],
  },
  limits: [
    { name: 'window of snapshots', value: '5 d', fact: 'snapshot-expiry' },
    { name: 'commit retries', value: '4', fact: 'commit-retries' },
    { name: 'commit retry time', value: '30 min', fact: 'commit-retries' },
    { name: 'commit interval, Kafka Connect', value: '5 min', fact: 'connect-sink' },
  ],
  costs: [],
  window: { kind: 'time', scope: 'table and job id', sliding: false, onByDefault: true, seconds: 432_000 },
  designs: ['natural-idempotence', 'at-least-once'],
  facts: [
    ...official(sources.iceberg, {
      'atomic-snapshot': 'A snapshot appears as a whole or not at all.',
      'commit-retries': 'A commit is retried 4 times, with pauses of 100 ms to 1 min and 30 min in all.',
      'snapshot-expiry': 'Snapshots expire after history.expire.max-snapshot-age-ms = 432000000, 5 days.',
      'flink-checkpoint':
        'The Flink sink writes job id and last committed checkpoint into the snapshot summary and reads them on recovery.',
      'connect-sink':
        'The Kafka Connect sink commits every 300000 ms and uses the group metadata of Kafka 2.5 and later.',
    }),
    ...derived({
      'commit-not-record':
        'What is remembered is a commit; no record key is compared, so a marker row cannot be refused.',
      'expired-history': 'After the snapshots have expired, or under a new job id, the last checkpoint is not found.',
    }),
  ],
};
