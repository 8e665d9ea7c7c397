import { expect, test } from 'vitest';
import { findSystem, type Role } from '../../src/systems/index.ts';

const filledIn = (id: string, role: Role, path: string) =>
  findSystem(id)?.defaults[role]?.find((entry) => entry.path === path)?.value;

/** What a profile gets when it names the system and says nothing more. */
test.each<[string, Role, string, string]>([
  ['kafka', 'producer', 'producer.idempotent', 'true'],
  ['kafka', 'producer', 'horizons.producerRetry', '2 min'],
  ['kafka', 'producer', 'producer.requestTimeout', '30 s'],
  ['kafka', 'source', 'source.kind', 'log'],
  ['kafka', 'source', 'source.commitInterval', '5 s'],
  ['kafka', 'source', 'source.retention', '7 d'],
  ['kafka', 'source', 'horizons.replay', '7 d'],
  ['kafka', 'effect', 'effect.kind', 'broker-write'],
  ['kafka-transactions', 'producer', 'producer.transactionTimeout', '1 min'],
  ['kafka-streams', 'source', 'source.commitInterval', '100 ms'],
  ['kafka-share-group', 'source', 'source.kind', 'queue'],
  ['kafka-share-group', 'source', 'source.lease', '30 s'],
  ['kafka-share-group', 'source', 'horizons.redelivery', '150 s'],
  ['librdkafka', 'producer', 'producer.idempotent', 'false'],
  ['librdkafka', 'producer', 'horizons.producerRetry', '5 min'],
  ['kafkajs', 'producer', 'producer.idempotent', 'false'],
  ['spring-kafka', 'source', 'source.commitEvery', '500 msg'],
  ['sqs-standard', 'source', 'source.kind', 'queue'],
  ['sqs-standard', 'source', 'source.lease', '30 s'],
  ['sqs-standard', 'source', 'source.retention', '4 d'],
  ['sqs-standard', 'source', 'horizons.redelivery', '5 min'],
  ['sqs-standard', 'source', 'horizons.deadLetter', '4 d'],
  ['sqs-fifo', 'producer', 'producer.brokerWindow', '5 min'],
  ['sqs-fifo', 'producer', 'producer.brokerWindowScope', 'queue'],
  ['sqs-fifo-high-throughput', 'producer', 'producer.brokerWindowScope', 'message group'],
  ['sns-fifo', 'producer', 'producer.brokerWindow', '5 min'],
  ['kinesis', 'source', 'horizons.replay', '24 h'],
  ['eventbridge-classic', 'source', 'horizons.redelivery', '24 h'],
  ['eventbridge-custom-bus', 'source', 'horizons.redelivery', '5 min'],
  ['eventbridge-custom-bus', 'producer', 'producer.brokerWindow', '5 min'],
  ['pubsub', 'source', 'source.lease', '10 s'],
  ['pubsub', 'source', 'horizons.redelivery', '7 d'],
  ['pubsub-exactly-once', 'source', 'source.lease', '60 s'],
  ['service-bus', 'source', 'source.lease', '1 min'],
  ['service-bus', 'source', 'horizons.redelivery', '10 min'],
  ['event-hubs', 'producer', 'producer.requestTimeout', '60 s'],
  ['jetstream', 'producer', 'producer.brokerWindow', '2 min'],
  ['jetstream', 'source', 'source.lease', '30 s'],
  ['rabbitmq', 'source', 'source.lease', '30 min'],
  ['rabbitmq', 'source', 'horizons.redelivery', '10 h'],
  ['rabbitmq-stream', 'source', 'source.kind', 'log'],
  ['pulsar', 'producer', 'producer.brokerWindow', '6 h'],
  ['redis-streams', 'producer', 'producer.brokerWindow', '100 s'],
  ['redis-streams', 'producer', 'producer.brokerCountLimit', '100 msg'],
  ['flink-kafka-sink', 'producer', 'producer.transactionTimeout', '1 h'],
  ['flink-kafka-sink', 'effect', 'effect.kind', 'broker-write'],
  ['stripe', 'effect', 'effect.kind', 'external-call'],
  ['stripe', 'effect', 'effect.idempotencyKeyWindow', '24 h'],
  ['adyen', 'effect', 'effect.idempotencyKeyWindow', '7 d'],
  ['dynamodb-transaction-token', 'effect', 'effect.idempotencyKeyWindow', '10 min'],
  ['postgres', 'effect', 'effect.transactional', 'true'],
  ['dynamodb', 'effect', 'effect.transactional', 'true'],
  ['snowflake', 'effect', 'effect.kind', 'absolute'],
  ['masstransit', 'effect', 'inbox.window', '30 min'],
  ['nservicebus', 'effect', 'inbox.window', '7 d'],
  ['wolverine', 'effect', 'inbox.window', '5 min'],
])('%s as %s fills in %s with %s', (id, role, path, value) => {
  expect(filledIn(id, role, path)).toBe(value);
});

test.each<[string, Role, string]>([
  ['jetstream', 'source', 'horizons.redelivery'],
  ['paypal', 'effect', 'effect.idempotencyKeyWindow'],
  ['square', 'effect', 'effect.idempotencyKeyWindow'],
  ['idempotency-key-api', 'effect', 'effect.idempotencyKeyWindow'],
  ['cap', 'effect', 'inbox.window'],
])('%s as %s leaves %s to the profile, for nothing is published or nothing holds', (id, role, path) => {
  expect(filledIn(id, role, path)).toBeUndefined();
});

test('Service Bus asks for its window, on which the published defaults disagree', () => {
  const open = findSystem('service-bus')?.unsettled;
  expect(open).toEqual([
    { path: 'producer.brokerWindow', values: ['1 min', '10 min'], fact: 'window-defaults-disagree' },
  ]);
  const fact = findSystem('service-bus')?.facts.find((entry) => entry.id === 'window-defaults-disagree');
  expect(fact?.text).toContain('set the window explicitly');
});

test('TrueLayer asks for its window, on which two of its pages disagree', () => {
  expect(findSystem('truelayer')?.unsettled?.map((entry) => entry.values)).toEqual([['6 h', '30 d']]);
});
