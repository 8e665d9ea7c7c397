import { derived, official } from './fact.ts';
import { sources } from './sources.ts';
import type { System } from './system.ts';

export const kinesis: System = {
  id: 'kinesis',
  name: 'Amazon Kinesis Data Streams with the Kinesis Client Library',
  summary: 'Stores a retried put as a second record and replays from the last checkpoint after each failover.',
  roles: ['producer', 'source'],
  hops: { hop1: 'left', hop2: 'left', hop3: 'left' },
  boundary: 'Everything since the checkpoint; a lost checkpoint replays the whole retention.',
  defaults: {
    producer: [{ path: 'producer.idempotent', value: 'false', fact: 'no-producer-dedup' }],
    source: [
      { path: 'source.kind', value: 'log', fact: 'leases' },
      { path: 'source.singleOwner', value: 'true', fact: 'leases' },
      { path: 'source.retention', value: '24 h', fact: 'retention' },
      { path: 'horizons.replay', value: '24 h', fact: 'replay-horizon' },
    ],
  },
  limits: [
    { name: 'retention', value: '24 h', fact: 'retention' },
    { name: 'retention maximum', value: '365 d', fact: 'retention' },
    { name: 'records a second a shard', value: '1000', fact: 'shard-throughput' },
    { name: 'bytes a second a shard', value: '1 MB/s', fact: 'shard-throughput' },
    { name: 'failover time', value: '10 s', fact: 'failover' },
  ],
  costs: [],
  window: { kind: 'none', scope: 'stream', sliding: false, onByDefault: false },
  designs: ['at-least-once', 'stored-position', 'keyed-inbox'],
  facts: [
    ...official(sources.awsApi, {
      'no-producer-dedup': 'A put repeated after a timeout is a second record with a sequence number of its own.',
      'shard-throughput':
        'A shard takes 1,000 records and 1 MB a second; newer API text also speaks of 10 MiB, so check the quota of the region.',
      'partial-failure':
        'PutRecords takes up to 500 records and can fail for some of them, without keeping their order.',
      retention: 'Records are kept for 24 h unless set, at most 8760 h (365 days).',
      'lambda-retries':
        'A Lambda event source retries a failing batch until its records expire, unless attempts or age are bounded.',
    }),
    ...official(sources.kcl, {
      leases:
        'A shard is leased by one worker at a time, through a lease table in DynamoDB that also holds the checkpoint.',
      failover: 'A lease is taken over after failoverTimeMillis = 10000 without renewal.',
      'graceful-handoff':
        'Version 3 hands leases over gracefully for up to 30 s; it helps if shutdownRequested() checkpoints, and does not end all duplicates.',
    }),
    ...derived({
      'replay-size': 'Duplicates of a failover are about the rate times the time since the last checkpoint.',
      'replay-horizon': 'A lost checkpoint restarts at the oldest record: as late as the retention.',
    }),
  ],
};
