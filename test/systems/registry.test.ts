import { expect, test } from 'vitest';
import { findSystem, systemIds, systems } from '../../src/systems/index.ts';

test('finds a system by its id', () => {
  expect(findSystem('sqs-fifo')?.name).toBe('Amazon SQS FIFO queue');
});

test('finds nothing under an unknown id, and nothing that every object inherits', () => {
  expect(findSystem('sqs-fif0')).toBeUndefined();
  expect(findSystem('toString')).toBeUndefined();
  expect(findSystem('')).toBeUndefined();
});

test('lists the ids in the order of the registry', () => {
  expect(systemIds).toEqual(Object.keys(systems));
});

test.each([
  ['the Kafka pair', ['kafka', 'kafka-idempotent-producer', 'kafka-consumer']],
  ['Kafka transactions and Streams', ['kafka-transactions', 'kafka-streams']],
  ['share groups', ['kafka-share-group']],
  ['other Kafka clients', ['librdkafka', 'kafkajs', 'spring-kafka']],
  ['Amazon queues and topics', ['sqs-standard', 'sqs-fifo', 'sqs-fifo-high-throughput', 'sns-fifo']],
  ['Amazon streams and buses', ['kinesis', 'eventbridge-classic', 'eventbridge-custom-bus']],
  ['Pub/Sub with and without exactly-once delivery', ['pubsub', 'pubsub-exactly-once']],
  ['Azure', ['service-bus', 'event-hubs']],
  ['other brokers', ['jetstream', 'rabbitmq', 'rabbitmq-stream', 'pulsar', 'redis-streams']],
  ['Redis as a dedup store', ['redis-set-nx', 'redis-set']],
  ['stream processors', ['flink-kafka-sink', 'spark', 'kafka-connect', 'debezium']],
  ['the outbox relay', ['outbox-relay']],
  [
    'providers',
    ['stripe', 'stripe-v2', 'adyen', 'paypal', 'square', 'truelayer', 'qonto', 'ppro', 'epay', 'check', 'privy'],
  ],
  ['keys and tokens', ['idempotency-key-api', 'dynamodb-transaction-token', 'step-functions']],
  ['warehouses and lakes', ['snowflake', 'bigquery', 'iceberg', 'delta', 'hudi', 'druid', 'clickhouse']],
  ['.NET libraries', ['masstransit', 'nservicebus', 'wolverine', 'cap']],
  ['databases', ['postgres', 'mysql', 'sqlserver', 'sqlite', 'mongodb', 'dynamodb']],
  ['compensation', ['saga']],
])('covers %s', (_what, ids) => {
  for (const id of ids) expect(findSystem(id)?.id).toBe(id);
});

test('a system can stand where the common pairs put it', () => {
  const pairs = {
    producer: ['kafka', 'sqs-fifo', 'service-bus'],
    source: ['kafka', 'pubsub'],
    effect: ['kafka', 'stripe'],
  };
  for (const id of pairs.producer) expect(findSystem(id)?.roles).toContain('producer');
  for (const id of pairs.source) expect(findSystem(id)?.roles).toContain('source');
  for (const id of pairs.effect) expect(findSystem(id)?.roles).toContain('effect');
});
