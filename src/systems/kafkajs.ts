import { derived, official } from './fact.ts';
import { logDefaults, logFacts, topicDefaults, topicFacts } from './kafka-topic.ts';
import { sources } from './sources.ts';
import type { System } from './system.ts';

export const kafkajs: System = {
  id: 'kafkajs',
  name: 'kafkajs (Node.js)',
  summary:
    'Sends without idempotence unless told otherwise, and commits after each batch that it hands to the handler.',
  roles: ['producer', 'source'],
  hops: { hop1: 'left', hop2: 'left', hop3: 'left' },
  boundary: 'Every retry of the producer while idempotent is false, and the batch under way when a consumer dies.',
  defaults: {
    producer: [{ path: 'producer.idempotent', value: 'false', fact: 'idempotence-off' }],
    source: [
      ...logDefaults,
      ...topicDefaults,
      { path: 'horizons.redelivery', value: '1 min', fact: 'redelivery-horizon' },
    ],
  },
  limits: [
    { name: 'retries', value: '5', fact: 'retries' },
    { name: 'session timeout', value: '30 s', fact: 'session-timeout' },
    { name: 'rebalance timeout', value: '60 s', fact: 'rebalance-timeout' },
    { name: 'idle offsets kept', value: '7 d', fact: 'offsets-retention' },
  ],
  costs: [],
  window: {
    kind: 'session',
    scope: 'producer session',
    sliding: true,
    onByDefault: false,
    countLimit: 5,
    countOf: 'batch',
  },
  designs: ['at-least-once', 'idempotent-producer', 'broker-transactions', 'stored-position', 'keyed-inbox'],
  facts: [
    ...official(sources.kafkajs, {
      'idempotence-off': 'idempotent=false.',
      retries: 'A request is retried 5 times.',
      'in-flight': 'maxInFlightRequests=null: no bound, so a retry can overtake.',
      'idempotent-retries':
        'With idempotent=true, a finite number of retries raises a warning: it may break the guarantee.',
      'session-timeout': 'sessionTimeout is 30000 ms, heartbeatInterval 3000 ms.',
      'rebalance-timeout': 'rebalanceTimeout is 60000 ms.',
      'commit-each-batch': 'autoCommit commits once a batch is through; interval and threshold are unset.',
      'isolation-default': 'Reads committed records only, unless readUncommitted is set.',
    }),
    ...official(sources.confluentJavascript, {
      'migration-trap':
        'Code moved to confluent-kafka-javascript commits every 5 s instead of after each batch, and autoCommitThreshold is unsupported.',
    }),
    ...topicFacts,
    ...logFacts,
    ...derived({
      'redelivery-horizon':
        'A dead member is noticed within its session timeout, and its partitions move within the rebalance timeout.',
    }),
  ],
};
