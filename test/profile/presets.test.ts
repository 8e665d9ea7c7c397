import { describe, expect, it } from 'vitest';
import { isMap, isPair, LineCounter, parseDocument, visit } from 'yaml';
import { inputPaths } from '../../src/model/inputs/index.ts';
import { loadProfile } from '../../src/profile/index.ts';
import { presets, presetSources } from './presets.ts';

const byName = presets.map(({ name, text }): [string, string] => [name, text]);
const load = (preset: string): ReadonlyMap<string, unknown> => {
  const { inputs } = loadProfile({ preset }, presetSources);
  return new Map([...inputs].map(([path, { value }]) => [path, value]));
};

/** The lines of a preset on which a value is given without a reason behind it. */
function linesWithoutReason(text: string): string[] {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter });
  const lines = text.split('\n');
  const bare: string[] = [];
  visit(document, {
    Pair: (_key, pair) => {
      if (!isPair(pair) || isMap(pair.value)) return;
      const { value } = pair;
      const offset = typeof value === 'object' && value !== null && 'range' in value ? value.range : undefined;
      const line = lines[lineCounter.linePos(Array.isArray(offset) ? Number(offset[0]) : 0).line - 1] ?? '';
      if (!/\s# \S+/.test(line)) bare.push(line);
    },
  });
  return bare;
}

describe('presets', () => {
  it('are the ones that readers look for', () => {
    expect(presets.map(({ name }) => name)).toEqual([
      'analytics-read-model',
      'flink-to-kafka',
      'iot-ingest',
      'jetstream-to-postgres',
      'kafka-to-kafka',
      'kafka-to-postgres',
      'kafka-to-warehouse',
      'notifications',
      'outbox-relay',
      'outbox-to-broker',
      'payments-ledger',
      'payments-ledger-queue',
      'pubsub-to-payment-api',
      'rabbitmq-to-postgres',
      'redis-dedup-set',
      'service-bus-to-sql',
      'small-webhooks',
      'sqs-fifo-to-dynamodb',
      'sqs-to-postgres',
      'telemetry',
      'webhook-ledger',
    ]);
  });

  it.each(byName)('%s loads under its own name, with a description', (name) => {
    const profile = loadProfile({ preset: name }, presetSources);
    expect(profile.name).toBe(name);
    expect(profile.description).toMatch(/^[A-Z].+\.$/);
  });

  it.each(byName)('%s says first who it is for', (_name, text) => {
    expect(text.split('\n')[0]).toMatch(/^# For (?:a|the) .+[.:?]/);
  });

  it.each(byName)('%s gives a reason with every value', (_name, text) => {
    expect(linesWithoutReason(text)).toEqual([]);
  });

  it.each(byName)('%s takes nothing from a system that it does not state itself', (name) => {
    const { inputs } = loadProfile({ preset: name }, presetSources);
    const filled = [...inputs.values()].filter(({ origin }) => origin.kind === 'system');
    expect(filled.map(({ path }) => path)).toEqual([]);
  });

  it.each(byName)('%s has a window that covers its horizons', (name) => {
    const values = load(name);
    const horizons = ['producerRetry', 'redelivery', 'replay', 'deadLetter'].map((key) =>
      values.get(`horizons.${key}`),
    );
    const longest = Math.max(...horizons.filter((seconds) => typeof seconds === 'number'));
    expect(values.get('inbox.window')).toBeGreaterThanOrEqual(longest);
  });
});

describe('payments-ledger', () => {
  it('has exactly the inputs of the worked example', () => {
    expect(Object.fromEntries(load('payments-ledger'))).toMatchObject({
      'workload.throughput': 2000,
      'workload.peakFactor': 1,
      'workload.handlers': 1,
      'source.kind': 'log',
      'source.partitions': 24,
      'source.commitInterval': 5,
      'source.rebalanceRate': 20,
      'source.movedShare': 1,
      'source.gracefulShare': 0,
      'source.drainRate': 6000,
      'producer.retryRate': 0.0005,
      'producer.storedShare': 1,
      'producer.idempotent': false,
      'producer.upstreamRetryRate': 0,
      'producer.upstreamShare': 1,
      'producer.upstreamHorizon': 600,
      'inbox.rowSize': 120,
      'inbox.window': 604_800,
      'inbox.retention.kind': 'delete',
      'effect.kind': 'relative',
      'effect.harm': 'financial',
      'effect.transactional': true,
      'horizons.producerRetry': 120,
      'horizons.outage': 7200,
      'horizons.replay': 604_800,
    });
    expect(load('payments-ledger').has('horizons.deadLetter')).toBe(false);
  });

  it('differs from its variant on a queue only in what a queue does differently', () => {
    const log = load('payments-ledger');
    const queue = load('payments-ledger-queue');
    const differing = inputPaths.filter((path) => JSON.stringify(log.get(path)) !== JSON.stringify(queue.get(path)));
    expect(differing).toEqual([
      'source.system',
      'source.kind',
      'source.singleOwner',
      'source.crashRate',
      'source.unacked',
      'source.lease',
      'source.workTime',
      'source.order',
      'inbox.key.order',
      'inbox.retention.kind',
      'horizons.deadLetter',
    ]);
  });
});

describe('presets made of public reports', () => {
  it.each([
    ['webhook-ledger', 'workload.throughput', 1_160_000 / 86_400],
    ['webhook-ledger', 'inbox.window', 30 * 86_400],
    ['webhook-ledger', 'inbox.rowSize', 350],
    ['webhook-ledger', 'inbox.rowsToday', 105_700_000],
    ['webhook-ledger', 'inbox.retention.batch', 5000],
    ['iot-ingest', 'workload.throughput', 4_000_000 / 60],
    ['iot-ingest', 'source.partitions', 60],
    ['small-webhooks', 'workload.throughput', 1_000_000 / (365 * 86_400)],
    ['small-webhooks', 'horizons.redelivery', 8 * 3600],
  ])('%s: %s as reported', (name, path, value) => {
    expect(load(name).get(path)).toBeCloseTo(value, 6);
  });
});
