import { expect, test } from 'vitest';
import { findSystem, systemIds } from '../../src/systems/index.ts';

const hops = (id: string) => findSystem(id)?.hops;

test('a JetStream window is fixed: a repeated id does not start it anew', () => {
  expect(findSystem('jetstream')?.window).toMatchObject({
    kind: 'time',
    scope: 'stream',
    sliding: false,
    seconds: 120,
  });
});

test('the window of a Kafka producer is its session, and slides while it sends', () => {
  expect(findSystem('kafka')?.window).toMatchObject({ kind: 'session', scope: 'producer session', sliding: true });
});

test('Redis Streams and ClickHouse end their windows by time or count, whichever comes first', () => {
  expect(findSystem('redis-streams')?.window).toMatchObject({ kind: 'time-and-count', countLimit: 100, countOf: 'id' });
  expect(findSystem('clickhouse')?.window).toMatchObject({
    kind: 'time-and-count',
    seconds: 3_600,
    countLimit: 10_000,
    countOf: 'block',
  });
});

test('RabbitMQ streams and Pulsar remember a sequence for each producer, not ids', () => {
  expect(findSystem('rabbitmq-stream')?.window).toMatchObject({
    kind: 'sequence',
    countLimit: 255,
    countOf: 'producer',
  });
  expect(findSystem('pulsar')?.window).toMatchObject({ kind: 'sequence', countLimit: 10_000, countOf: 'producer' });
});

test('detection that has to be switched on is marked as such', () => {
  for (const id of ['service-bus', 'pulsar', 'rabbitmq-stream', 'librdkafka', 'kafkajs'])
    expect(findSystem(id)?.window?.onByDefault).toBe(false);
  for (const id of ['sqs-fifo', 'jetstream', 'kafka']) expect(findSystem(id)?.window?.onByDefault).toBe(true);
});

test('the costs of Kafka transactions are given by every source, where they disagree', () => {
  const transactions = findSystem('kafka-transactions');
  const lost = transactions?.costs.filter((cost) => cost.what === 'producer throughput lost') ?? [];
  expect(lost.map((cost) => [cost.low, cost.high])).toEqual([
    ['3%', '3%'],
    ['10%', '20%'],
    ['40%', '40%'],
  ]);
  const sources = lost.map((cost) => transactions?.facts.find((fact) => fact.id === cost.fact)?.source);
  expect(new Set(sources).size).toBe(3);
  expect(sources).toContain('the seed article on delivery semantics');
});

test('Kafka Streams loses 15 to 30 % at a commit every 100 ms', () => {
  expect(findSystem('kafka-streams')?.costs[0]).toMatchObject({ low: '15%', high: '30%' });
});

test('no cost is given for Pub/Sub and Service Bus, for which none is published', () => {
  for (const id of ['pubsub', 'pubsub-exactly-once', 'service-bus']) expect(findSystem(id)?.costs).toEqual([]);
});

test('hop coverage tells the systems apart', () => {
  expect(hops('kafka')).toEqual({ hop1: 'removed-within-window', hop2: 'left', hop3: 'left' });
  expect(hops('kafka-transactions')).toEqual({ hop1: 'removed', hop2: 'removed', hop3: 'left' });
  expect(hops('sqs-standard')).toEqual({ hop1: 'left', hop2: 'left', hop3: 'left' });
  expect(hops('sqs-fifo')).toEqual({ hop1: 'removed-within-window', hop2: 'left', hop3: 'left' });
  expect(hops('pubsub-exactly-once')).toEqual({ hop1: 'left', hop2: 'removed-within-window', hop3: 'left' });
  expect(hops('cap')).toEqual({ hop1: 'left', hop2: 'left', hop3: 'left' });
  expect(hops('stripe')?.hop3).toBe('removed-within-window');
});

test('facts that nobody checked are graded as such', () => {
  for (const id of systemIds)
    for (const fact of findSystem(id)?.facts ?? [])
      expect(fact.source === 'recalled, not checked').toBe(fact.grade === 'memory');
});
