import { describe, expect, test } from 'vitest';
import { figuresWith, type Inputs } from './inbox-of.ts';
import { findingOf } from './plan-of.ts';

/** Public reports about stores; the expected numbers are the reports' own or follow from them by hand. */
interface StoreCase {
  readonly id: string;
  readonly given: Inputs;
  readonly expect: Readonly<Record<string, number>>;
  readonly within: number;
}

const cases: readonly StoreCase[] = [
  {
    // A public question about ElastiCache memory: 84,917,361 keys of 32 bytes with values of 19, no expiry.
    id: 'redis-84M',
    given: {
      'workload.throughput': '84917361/h',
      'inbox.window': '1 h',
      'inbox.store': 'redis',
      'inbox.key.length': '32 B',
      'inbox.columns': '[{type: text, length: 19}]',
      'inbox.retention.kind': 'delete',
    },
    expect: { 'inbox.rows': 84_917_361, 'inbox.bytesPerRow': 140 },
    within: 0.12,
  },
  {
    // AWS DynamoDB documentation: expired items go within about two days.
    id: 'dynamodb-ttl',
    given: { 'workload.throughput': '100/s', 'inbox.window': '1 h', 'inbox.store': 'dynamodb' },
    expect: { 'inbox.rows': 360_000, 'inbox.peakRows': 17_640_000 },
    within: 0.02,
  },
  {
    // PostHog/posthog PR 44051: 100 GB limit, 200 GB used.
    id: 'rocksdb-space',
    given: {
      'inbox.store': 'rocksdb',
      'inbox.sizeLimit': '100 GB',
      'inbox.measured.bytes': '200 GB',
    },
    expect: { 'measured.spaceFactor': 2 },
    within: 0.001,
  },
  ...(
    [
      ['1%', 9.585, 7],
      ['0.1%', 14.378, 10],
      ['0.01%', 19.17, 14],
    ] as const
  ).map(([rate, bits, functions]) => ({
    // redis/docs PR 962.
    id: `bloom-redis at ${rate}`,
    given: { 'inbox.bloom.errorRate': rate },
    expect: { 'bloom.bitsPerItem': bits, 'bloom.hashFunctions': functions },
    within: 0.001,
  })),
  {
    // desplega-ai/agent-swarm PR 1299: five hourly runs against 1.18 million rows due, 104,000 more a day.
    id: 'sweep-1299',
    given: {
      'workload.throughput': '104000/day',
      'inbox.retention.interval': '1 h',
      'inbox.retention.due': '1180000',
      'inbox.retention.deletedPerRun': '[55181, 15342, 4232, 1188, 340]',
    },
    expect: { 'cleanup.leftShare': 0.9354, 'cleanup.lastRate': 8160, 'cleanup.insertsPerDay': 104_000 },
    within: 0.02,
  },
  {
    // A public write-up of an RDS clean-up: 1.6 billion rows of one month.
    id: 'rows-1600M',
    given: {
      'workload.throughput': '617.3/s',
      'inbox.window': '30 d',
      'inbox.store': 'postgres',
      'inbox.measured.rows': '1.6 billion',
      'inbox.measured.bytes': '600 GB',
      'inbox.measured.indexBytes': '125 GB',
    },
    expect: {
      'measured.bytesPerRow': 375,
      'measured.indexBytesPerRow': 78.1,
      'inbox.impliedThroughput': 617.3,
      'measured.window': 30 * 86_400,
    },
    within: 0.02,
  },
  {
    // Particular/NServiceBus.Persistence.Sql issue 575: rows shrank and kept their pages.
    id: 'nsb-575',
    given: { 'inbox.measured.rows': '12M', 'inbox.measured.bytes': '80 GB', 'inbox.rowSize': '120 B' },
    expect: { 'measured.bytesPerRow': 6667, 'measured.rowSizeRatio': 55.6 },
    within: 0.02,
  },
  {
    // Segment: 60 billion keys in RocksDB, 1.5 TB, four weeks.
    id: 'segment',
    given: {
      'workload.throughput': '24802/s',
      'inbox.window': '28 d',
      'inbox.store': 'rocksdb',
      'inbox.measured.rows': '60 billion',
      'inbox.measured.bytes': '1.5 TB',
    },
    expect: { 'measured.bytesPerRow': 25, 'inbox.impliedThroughput': 24_802, 'inbox.rows': 60e9 },
    within: 0.02,
  },
  {
    // langwatch/langwatch PR 6754: 2.79 million rows in 2,179 MB, 0.18 GB more a day, 2.8 GiB free.
    id: 'inbox-107',
    given: {
      'workload.throughput': '230562/day',
      'inbox.store': 'postgres',
      'inbox.rowSize': '780.7 B',
      'inbox.measured.rows': '2790911',
      'inbox.measured.bytes': '2179 MB',
      'inbox.freeDisk': '2.8 GiB',
      'inbox.retention.batch': '5000',
      'inbox.retention.batchesPerRun': '200',
      'inbox.retention.interval': '1 h',
    },
    expect: { 'measured.bytesPerRow': 780.7, 'inbox.timeToFull': 16.7 * 86_400, 'cleanup.ceiling': 277.8 },
    within: 0.02,
  },
];

describe.each(cases)('$id', ({ given, expect: expected, within }) => {
  test.each(Object.entries(expected))('%s is %d', (figure, number) => {
    const value = figuresWith(given)(figure);
    expect(Math.abs(value / number - 1), `${value}`).toBeLessThanOrEqual(within);
  });
});

const givenOf = (id: string): Inputs => cases.find((candidate) => candidate.id === id)?.given ?? {};

test.each([
  ['dynamodb-ttl', 'store.expiry-lag', 'Compare the expiry in the condition'],
  ['sweep-1299', 'cleanup.does-not-converge', 'does not converge'],
  ['nsb-575', 'store.row-far-above-model', 'far above the modelled'],
  ['rows-1600M', 'store.row-far-above-model', 'payload in the row'],
  ['rocksdb-space', 'store.limit-exceeded', 'at a limit of'],
  ['bloom-redis at 1%', 'bloom.loses-messages', 'their effect never happens'],
])('%s: %s says "%s"', (id, rule, words) => {
  const found = findingOf(givenOf(id), rule);
  expect(`${found?.message} ${found?.advice}`).toContain(words);
});

test('runs that delete all that is due converge', () => {
  const given = { ...givenOf('sweep-1299'), 'inbox.retention.due': '76400' };
  expect(findingOf(given, 'cleanup.does-not-converge')).toBeUndefined();
});

test('runs that do not fall come to an end, however much is left', () => {
  const given = { ...givenOf('sweep-1299'), 'inbox.retention.deletedPerRun': '[5000, 5000, 5000]' };
  expect(findingOf(given, 'cleanup.does-not-converge')).toBeUndefined();
});

test('DynamoDB: deletes by the consumer itself leave no lag', () => {
  const given = { ...givenOf('dynamodb-ttl'), 'inbox.retention.kind': 'delete' };
  expect(findingOf(given, 'store.expiry-lag')).toBeUndefined();
});
