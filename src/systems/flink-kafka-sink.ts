import { derived, official, quoted } from './fact.ts';
import { sources } from './sources.ts';
import type { System } from './system.ts';

export const flinkKafkaSink: System = {
  id: 'flink-kafka-sink',
  name: 'Apache Flink Kafka sink, two-phase commit',
  summary:
    'Commits output with the checkpoint that holds the state and the source positions, once it is set to exactly-once.',
  roles: ['producer', 'effect'],
  hops: { hop1: 'removed', hop2: 'removed', hop3: 'left' },
  boundary: 'State and Kafka topics; a restart longer than the transaction timeout loses what was pre-committed.',
  defaults: {
    producer: [{ path: 'producer.transactionTimeout', value: '1 h', fact: 'transaction-timeout' }],
    effect: [
      { path: 'effect.kind', value: 'broker-write', fact: 'kafka-only' },
      { path: 'effect.transactional', value: 'false', fact: 'kafka-only' },
    ],
  },
  limits: [
    { name: 'transaction timeout', value: '1 h', fact: 'transaction-timeout' },
    { name: 'transaction timeout maximum', value: '15 min', fact: 'broker-maximum' },
    { name: 'checkpoint timeout', value: '10 min', fact: 'checkpoints' },
  ],
  costs: [
    {
      what: 'added latency',
      low: 'one checkpoint interval',
      high: 'checkpoint interval and duration',
      fact: 'visible-at-checkpoint',
      design: 'broker-transactions',
    },
    {
      what: 'checkpoint cost against none',
      low: '2',
      high: '2',
      fact: 'checkpoint-cost',
      design: 'broker-transactions',
    },
  ],
  window: { kind: 'session', scope: 'transactional id prefix', sliding: true, onByDefault: false, seconds: 3_600 },
  designs: ['broker-transactions'],
  facts: [
    ...official(sources.flink, {
      checkpoints:
        'execution.checkpointing.interval has no default: no checkpoints; mode EXACTLY_ONCE, timeout 10 minutes, one at a time.',
    }),
    ...official(sources.flinkKafka, {
      'delivery-guarantee': 'The delivery guarantee is NONE in the DataStream API and at-least-once in SQL unless set.',
      'transaction-timeout': 'The sink asks for transaction.timeout.ms of 1 hour.',
      'prefix-unique':
        'Exactly-once needs a transactionalIdPrefix of its own for every job; sharing one makes jobs abort each other.',
      'safe-timeout':
        'Safe is: checkpoint interval, its longest duration and the longest restart together below the transaction timeout, and that not above the broker maximum.',
      'visible-at-checkpoint':
        'Records become visible when a checkpoint completes; readers have to use read_committed.',
      'offsets-in-checkpoint':
        'The source position is in the checkpoint; group offsets are for monitoring, and starting without a savepoint replays or loses.',
    }),
    ...official(sources.kafka, {
      'broker-maximum':
        'The broker allows transaction.max.timeout.ms = 900000 and refuses more: as they come, sink and broker do not fit.',
    }),
    ...quoted(sources.semantics, {
      'checkpoint-cost':
        'Puts the latency at one checkpoint interval or more and the cost of a checkpoint at about double.',
    }),
    ...derived({
      'kafka-only': 'The committed effect is a record in a topic: a write to a broker.',
      'loss-after-timeout':
        'A transaction that the broker aborted cannot be recovered: data of a finished checkpoint is lost.',
    }),
  ],
};
