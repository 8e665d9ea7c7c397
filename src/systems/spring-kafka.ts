import { derived, official } from './fact.ts';
import { logDefaults, logFacts, topicDefaults, topicFacts } from './kafka-topic.ts';
import { sources } from './sources.ts';
import type { System } from './system.ts';

export const springKafka: System = {
  id: 'spring-kafka',
  name: 'Spring for Apache Kafka (listener container)',
  summary: 'Commits after each polled batch, so a crash delivers that batch again; failed records are tried ten times.',
  roles: ['source'],
  hops: { hop1: 'not-applicable', hop2: 'left', hop3: 'left' },
  boundary: 'The poll batch: everything of it comes again when the container dies before its commit.',
  defaults: {
    source: [...logDefaults, { path: 'source.commitEvery', value: '500 msg', fact: 'batch-replay' }, ...topicDefaults],
  },
  limits: [
    { name: 'deliveries', value: '10', fact: 'error-handler' },
    { name: 'records a poll', value: '500', fact: 'batch-replay' },
    { name: 'idle offsets kept', value: '7 d', fact: 'offsets-retention' },
  ],
  costs: [],
  window: { kind: 'none', scope: 'consumer group', sliding: false, onByDefault: false },
  designs: ['at-least-once', 'broker-transactions', 'stored-position', 'keyed-inbox'],
  facts: [
    ...official(sources.springKafka, {
      'auto-commit-off': 'The container sets enable.auto.commit=false unless the application sets it.',
      'ack-mode': 'The acknowledgement mode is BATCH; RECORD narrows the replay to one record.',
      'error-handler':
        'DefaultErrorHandler retries at once, 9 times, which makes 10 deliveries, then logs and skips the record.',
      'transaction-mode': 'Exactly-once mode is V2 only; transaction-id-prefix must differ between instances.',
    }),
    ...official(sources.springBoot, {
      'isolation-default': 'Spring Boot sets isolation-level to read_uncommitted unless configured.',
    }),
    ...topicFacts,
    ...logFacts,
    ...derived({ 'batch-replay': 'A crash replays up to one poll batch, max.poll.records = 500.' }),
  ],
};
