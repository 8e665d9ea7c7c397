import { kafkaConsumer } from './kafka-consumer.ts';
import { kafkaIdempotentProducer } from './kafka-idempotent-producer.ts';
import { derived } from './fact.ts';
import { kafkaTransactions } from './kafka-transactions.ts';
import type { System } from './system.ts';

const transactionCosts = kafkaTransactions.facts.filter(({ id }) =>
  kafkaTransactions.costs.some(({ fact }) => fact === id),
);

/** The pair that most profiles mean by "Kafka": the Java producer and the Java consumer, both as they come. */
export const kafka: System = {
  id: 'kafka',
  name: 'Apache Kafka (Java producer and consumer as they come)',
  summary: 'Removes retries inside one producer session and leaves every redelivery to the consumer.',
  roles: ['producer', 'source', 'effect'],
  hops: { hop1: 'removed-within-window', hop2: 'left', hop3: 'left' },
  boundary:
    'One producer session on the way in and the committed offset on the way out; transactions are an entry of their own.',
  defaults: {
    ...kafkaIdempotentProducer.defaults,
    ...kafkaConsumer.defaults,
    effect: [
      { path: 'effect.kind', value: 'broker-write', fact: 'effect-in-broker' },
      { path: 'effect.transactional', value: 'false', fact: 'effect-in-broker' },
    ],
  },
  limits: [...kafkaIdempotentProducer.limits, ...kafkaConsumer.limits],
  costs: [...kafkaIdempotentProducer.costs, ...kafkaTransactions.costs],
  window: kafkaIdempotentProducer.window,
  designs: [
    'idempotent-producer',
    'broker-transactions',
    'at-most-once',
    'at-least-once',
    'stored-position',
    'keyed-inbox',
  ],
  facts: [
    ...kafkaIdempotentProducer.facts,
    ...kafkaConsumer.facts,
    ...transactionCosts,
    ...derived({
      'effect-in-broker':
        'As the place of the effect it is a record in a topic: a write to a broker, in no database transaction.',
    }),
  ],
};
