import { describe, expect, test } from 'vitest';
import { figuresWith, type Inputs } from './inbox-of.ts';
import { findingOf, planWith } from './plan-of.ts';

const trapped: Inputs = {
  'inbox.store': 'postgres',
  'inbox.key.order': 'ascending',
  'inbox.key.streams': '24',
  'inbox.retention.kind': 'drop-partitions',
};

describe('store.interleaved-streams', () => {
  test('names the cheaper key and what it saves: 156.4 B a row against 84 B, as measured', () => {
    const found = findingOf(trapped, 'store.interleaved-streams');
    expect(found?.level).toBe('warning');
    expect(found?.advice).toContain('(int, bigint)');
    expect(found?.advice).toContain('{integerKey.saved}');
    const value = figuresWith(trapped);
    expect(value('postgres.leafFill')).toBeCloseTo(0.51, 2);
    // 156.4 B measured with the text key; 52.18 B and 31.81 B with (int, bigint).
    expect(Math.abs(value('integerKey.savedPerRow') / (156.4 - 52.18 - 31.81) - 1)).toBeLessThan(0.03);
    expect(value('integerKey.saved')).toBeCloseTo(value('inbox.rows') * value('integerKey.savedPerRow'), -3);
  });

  test('two streams fill pages to 0.64', () => {
    expect(figuresWith({ ...trapped, 'inbox.key.streams': '2' })('postgres.leafFill')).toBeCloseTo(0.64, 2);
  });

  test.each([
    ['a jitter of 10 rows', '10', 0.9],
    ['a jitter of 200 rows', '200', 0.54],
    ['a jitter of 5,000 rows', '5000', 0.73],
    ['a jitter of 100,000 rows', '100000', 0.69],
  ])('%s fills pages to %s, as measured', (_about, jitter, fill) => {
    const value = figuresWith({ ...trapped, 'inbox.key.streams': '1', 'inbox.key.jitter': jitter });
    expect(value('postgres.leafFill')).toBeCloseTo(fill, 6);
  });

  test.each([
    ['one stream', { ...trapped, 'inbox.key.streams': '1' }],
    ['random keys', { ...trapped, 'inbox.key.order': 'random' }],
    ['the integer key itself', { ...trapped, 'inbox.key.columns': '[{type: int}, {type: bigint}]' }],
    ['InnoDB, which splits where it inserts', { ...trapped, 'inbox.store': 'mysql' }],
  ] as const)('is silent with %s', (_about, inputs) => {
    expect(findingOf(inputs, 'store.interleaved-streams')).toBeUndefined();
  });
});

test('a store without a model is named', () => {
  expect(findingOf({ 'inbox.store': 'oracle' }, 'store.unknown')?.advice).toContain('postgres');
  expect(findingOf({ 'inbox.store': 'mariadb' }, 'store.unknown')).toBeUndefined();
});

const saidOf = (inputs: Inputs): string => findingOf(inputs, 'store.row-far-above-model')?.message ?? '';

describe('store.row-far-above-model names the cause', () => {
  const rows = 86_400_000;
  const postgres: Inputs = { 'inbox.store': 'postgres', 'inbox.window': '1 d', 'inbox.key.order': 'ascending' };
  const measured = (heap: number, index: number, count = rows): Inputs => ({
    ...postgres,
    'inbox.measured.rows': String(count),
    'inbox.measured.bytes': `${count * (heap + index)} B`,
    'inbox.measured.indexBytes': `${count * index} B`,
  });

  test('nothing to say when the store takes what the model says', () => {
    const value = figuresWith(postgres);
    expect(saidOf(measured(value('inbox.heapBytesPerRow'), value('inbox.indexBytesPerRow')))).toBe('');
  });

  test('a payload in the row', () => {
    expect(saidOf(measured(900, 75))).toContain('Likely: a payload in the row of about {measured.excessBytesPerRow}');
  });

  test('a dead index', () => {
    const said = saidOf(measured(82, 300));
    expect(said).toContain('Likely: a dead index, or a bloated one');
    expect(said).not.toContain('payload');
  });

  test('bloat, when the rows are fewer than the window explains', () => {
    expect(saidOf(measured(900, 75, rows / 10))).toContain('Likely: bloat');
  });

  test('another window, when the rows are more than it explains', () => {
    const found = findingOf(measured(82, 75, rows * 3), 'store.another-window');
    expect(found?.message).toContain('{measured.window}');
    expect(figuresWith(measured(82, 75, rows * 3))('measured.window')).toBeCloseTo(3 * 86_400, 6);
  });
});

describe('clean-up outage', () => {
  const cleaning: Inputs = {
    'inbox.retention.interval': '1 min',
    'inbox.retention.batch': '5000',
    'inbox.retention.batchesPerRun': '24',
    'inbox.retention.outage': '3 d',
  };

  test('piles up at the insert rate and drains at what the ceiling has to spare', () => {
    const value = figuresWith(cleaning);
    expect(value('cleanup.outageRows')).toBe(3 * 86_400 * 1000);
    expect(value('cleanup.ceiling')).toBe(2000);
    expect(value('cleanup.outageDrainTime')).toBe(3 * 86_400);
    expect(value('cleanup.outageBytes')).toBe(3 * 86_400 * 1000 * 120);
    expect(findingOf(cleaning, 'cleanup.outage-never-drains')).toBeUndefined();
  });

  test('never drains when the ceiling has nothing to spare', () => {
    const tight = { ...cleaning, 'inbox.retention.batchesPerRun': '12' };
    expect(findingOf(tight, 'cleanup.outage-never-drains')?.level).toBe('failure');
  });
});

test('every finding names only figures and inputs that the plan has', () => {
  const given = [
    { ...trapped, 'inbox.memory': '1 MB', 'inbox.key.order': 'random' },
    trapped,
    { 'inbox.store': 'dynamodb' },
    { 'inbox.store': 'redis', 'inbox.memory': '1 MB' },
    { 'inbox.bloom.errorRate': '1%' },
  ];
  for (const inputs of given) {
    const { findings, figures, profile } = planWith(inputs);
    for (const { rule, message, advice, figures: named } of findings) {
      const ids = Array.from(`${message} ${advice}`.matchAll(/\{([\w.]+)\}/g), ([, id]) => id ?? '');
      const missing = [...ids, ...named].filter((id) => !figures.has(id) && !profile.inputs.has(id));
      expect(missing, rule).toEqual([]);
    }
  }
});
