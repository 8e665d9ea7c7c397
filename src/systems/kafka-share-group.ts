import { derived, memory, official } from './fact.ts';
import { topicDefaults, topicFacts } from './kafka-topic.ts';
import { sources } from './sources.ts';
import type { System } from './system.ts';

export const kafkaShareGroup: System = {
  id: 'kafka-share-group',
  name: 'Kafka share group',
  summary: 'Reads a topic like a queue, record by record under a lock, and delivers again whenever a lock runs out.',
  roles: ['source'],
  hops: { hop1: 'not-applicable', hop2: 'left', hop3: 'left' },
  boundary: 'The acknowledgement of each record: no duplicate detection, no order, no stored position.',
  defaults: {
    source: [
      { path: 'source.kind', value: 'queue', fact: 'queue-like' },
      { path: 'source.singleOwner', value: 'false', fact: 'queue-like' },
      { path: 'source.lease', value: '30 s', fact: 'record-lock' },
      ...topicDefaults,
      { path: 'horizons.redelivery', value: '150 s', fact: 'redelivery-horizon' },
    ],
  },
  limits: [
    { name: 'lease', value: '30 s', fact: 'record-lock' },
    { name: 'minimum lease', value: '15 s', fact: 'record-lock' },
    { name: 'maximum lease', value: '60 s', fact: 'record-lock' },
    { name: 'deliveries', value: '5', fact: 'delivery-limit' },
    { name: 'records locked a partition', value: '2000', fact: 'locks-a-partition' },
    { name: 'members', value: '200', fact: 'group-size' },
  ],
  costs: [],
  window: { kind: 'none', scope: 'share group', sliding: false, onByDefault: false },
  designs: ['at-least-once', 'keyed-inbox'],
  facts: [
    ...official(sources.kafka, {
      'queue-like': 'Members of a share group read the same partition side by side and acknowledge single records.',
      'record-lock':
        'A record stays locked for group.share.record.lock.duration.ms = 30000; brokers allow 15 s to 60 s unless their bounds are moved.',
      'delivery-limit':
        'After group.share.delivery.count.limit = 5 deliveries (2 to 10) the record is archived: lost, unless a dead-letter topic is set.',
      'dead-letter':
        'Dead-letter topics came with 4.4 and share.version=2; the copy leaves the payload out unless asked for.',
      'locks-a-partition': 'At most 2,000 records of a partition are locked at once (100 to 10,000).',
      'group-size': 'A group has at most 200 members.',
      'implicit-acknowledgement':
        'share.acknowledgement.mode=implicit: the next poll acknowledges everything of the one before.',
      'isolation-default': 'share.isolation.level=read_uncommitted.',
      'production-ready': 'Preview in 4.1, ready for production from 4.2.',
    }),
    ...topicFacts,
    ...memory({ 'no-transactions': 'Acknowledgements cannot join a read-process-write transaction.' }),
    ...derived({
      'redelivery-horizon': 'Five deliveries with a lock of 30 s each: the last one comes within 150 s.',
      'throughput-cap': 'Throughput is at most the locked records of all partitions divided by the processing time.',
    }),
  ],
};
