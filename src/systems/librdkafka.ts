import { memory, official } from './fact.ts';
import { logDefaults, logFacts, topicDefaults, topicFacts } from './kafka-topic.ts';
import { sources } from './sources.ts';
import type { System } from './system.ts';

export const librdkafka: System = {
  id: 'librdkafka',
  name: 'librdkafka clients (C, .NET, Python, Go, Node.js)',
  summary: 'Leaves producer idempotence off until it is asked for, and retries for up to five minutes.',
  roles: ['producer', 'source'],
  hops: { hop1: 'left', hop2: 'left', hop3: 'left' },
  boundary: 'Every producer retry, unless enable.idempotence is set, and every record handled after the last commit.',
  defaults: {
    producer: [
      { path: 'producer.idempotent', value: 'false', fact: 'idempotence-off' },
      { path: 'horizons.producerRetry', value: '5 min', fact: 'delivery-timeout' },
    ],
    source: [
      ...logDefaults,
      { path: 'source.commitInterval', value: '5 s', fact: 'auto-commit' },
      ...topicDefaults,
      { path: 'horizons.redelivery', value: '5 min', fact: 'poll-interval' },
    ],
  },
  limits: [
    { name: 'delivery timeout', value: '300 s', fact: 'delivery-timeout' },
    { name: 'requests in flight', value: '1000000', fact: 'in-flight' },
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
    ...official(sources.librdkafka, {
      'idempotence-off': 'enable.idempotence=false, unlike the Java client.',
      'in-flight':
        'max.in.flight=1000000, so retries can reorder as well as repeat; turning idempotence on lowers it to 5 by itself.',
      'delivery-timeout': 'delivery.timeout.ms = 300000: five minutes, not the two of the Java client.',
      acks: 'acks=-1: all replicas in sync have to answer.',
      'auto-commit': 'Offsets are committed every auto.commit.interval.ms = 5000.',
      'offset-store-trap':
        'enable.auto.offset.store=true marks an offset when the record is handed over, not when its work is done.',
      'isolation-default': 'isolation.level=read_committed, again unlike the Java client.',
    }),
    ...official(sources.confluentJavascript, {
      'javascript-client':
        'confluent-kafka-javascript starts with idempotent=false, commits every 5000 ms and has no autoCommitThreshold.',
    }),
    ...official(sources.eventHubsKafka, {
      'event-hubs-timeout':
        'Against Event Hubs the request timeout has to be raised above 20 s, or needless retries appear.',
    }),
    ...topicFacts,
    ...logFacts,
    ...memory({
      'poll-interval': 'A consumer that does not poll for max.poll.interval.ms = 300000 loses its partitions.',
    }),
  ],
};
