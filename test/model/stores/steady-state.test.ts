import { describe, expect, test } from 'vitest';
import { figuresWith, type Inputs } from './inbox-of.ts';

/** Deletes every 24th part of the window, as in the measurements of 2026; b = 1/24. */
const churn: Inputs = {
  'inbox.store': 'postgres',
  'inbox.window': '24 h',
  'inbox.retention.kind': 'delete',
  'inbox.retention.interval': '1 h',
};
const batched: Inputs = { ...churn, 'inbox.retention.vacuum': 'after-batch' };
const ascending: Inputs = { 'inbox.key.order': 'ascending' };
const random: Inputs = { 'inbox.key.order': 'random' };
const b = 1 / 24;

function factors(inputs: Inputs): { readonly heap: number; readonly index: number } {
  const value = figuresWith(inputs);
  return {
    heap: value('inbox.heapBytesPerRow') / value('inbox.freshHeapBytesPerRow'),
    index: value('inbox.uniqueIndexBytesPerRow') / value('inbox.freshUniqueIndexBytesPerRow'),
  };
}

/** The measured bounds are given to two digits. */
function expectBetween(value: number, low: number, high: number): void {
  expect(value).toBeGreaterThanOrEqual(low - 0.005);
  expect(value).toBeLessThanOrEqual(high + 0.005);
}

describe('PostgreSQL, steady state ÷ fresh, as measured', () => {
  test('the heap is 1 + b + s, s being 0.2 with default autovacuum and 0 with a vacuum after each batch', () => {
    expect(factors({ ...churn, ...random }).heap).toBeCloseTo(1 + b + 0.2, 10);
    expect(factors({ ...batched, ...random }).heap).toBeCloseTo(1 + b, 10);
  });

  test('an ascending index is 1 + 2b to 1 + 3b with a vacuum after each batch', () => {
    expectBetween(factors({ ...batched, ...ascending }).index, 1 + 2 * b, 1 + 3 * b);
  });

  test('an ascending index is 1.5 to 1.62 with default autovacuum', () => {
    expectBetween(factors({ ...churn, ...ascending }).index, 1.5, 1.62);
  });

  test('a random index is 1.24 with a vacuum after each batch and 1.49 with default autovacuum', () => {
    expectBetween(factors({ ...batched, ...random }).index, 1.24, 1.24);
    expectBetween(factors({ ...churn, ...random }).index, 1.49, 1.49);
  });

  test('a tuned autovacuum lies between the two', () => {
    const tuned = factors({ ...churn, ...random, 'inbox.retention.vacuumScaleFactor': '5%' });
    expect(tuned.heap).toBeCloseTo(1 + b + 0.05, 10);
    expect(tuned.index).toBeGreaterThan(factors({ ...batched, ...random }).index);
    expect(tuned.index).toBeLessThan(factors({ ...churn, ...random }).index);
  });

  test('dropped partitions stay fresh, and the disk peaks at (days + 1) ÷ days', () => {
    const value = figuresWith({
      'inbox.store': 'postgres',
      'inbox.window': '7 d',
      'inbox.retention.kind': 'drop-partitions',
      'inbox.retention.partition': '1 d',
    });
    expect(value('inbox.steadyFactor')).toBe(1);
    expect(value('inbox.peakBytes') / value('inbox.bytes')).toBeCloseTo(8 / 7, 10);
    expect(value('inbox.peakBytes')).toBe(value('inbox.partitionedPeakBytes'));
  });

  test('with row deletes the steady state is the peak', () => {
    const value = figuresWith({ ...churn, ...random });
    expect(value('inbox.peakBytes')).toBe(value('inbox.bytes'));
    expect(value('inbox.bytes')).toBeCloseTo(value('inbox.rows') * value('inbox.steadyBytesPerRow'), 0);
  });
});

describe('other stores', () => {
  test('InnoDB merges pages: 1.04 to 1.05 under row deletes', () => {
    expectBetween(figuresWith({ ...churn, 'inbox.store': 'mysql' })('inbox.steadyFactor'), 1.04, 1.05);
  });

  test('Redis needs 1.28 times the memory while a table grows', () => {
    const value = figuresWith({ 'inbox.store': 'redis', 'inbox.window': '1000 s' });
    expect(value('inbox.peakBytes') / value('inbox.bytes')).toBeCloseTo(1.28, 10);
  });

  test('a key that Redis never expires stands in one table only', () => {
    const expiring = figuresWith({ 'inbox.store': 'redis', 'inbox.window': '1000 s' });
    const kept = figuresWith({ 'inbox.store': 'redis', 'inbox.window': '1000 s', 'inbox.retention.kind': 'delete' });
    expect(expiring('inbox.freshBytesPerRow') - kept('inbox.freshBytesPerRow')).toBeCloseTo(
      24 + (8 * 2 ** 20) / 1e6,
      6,
    );
    expect([expiring('inbox.deletesPerSecond'), kept('inbox.deletesPerSecond')]).toEqual([0, 1000]);
  });

  test('RocksDB needs twice its bytes while it compacts', () => {
    const value = figuresWith({ 'inbox.store': 'rocksdb' });
    expect(value('inbox.peakBytes') / value('inbox.bytes')).toBeCloseTo(2, 10);
  });
});

const rowIn = (store: string): number => figuresWith({ 'inbox.store': store })('inbox.bytesPerRow');

describe('row sizes', () => {
  test('without a store a row takes the flat 120 B', () => {
    expect(figuresWith({})('inbox.bytesPerRow')).toBe(120);
  });

  test('a row size given flat wins over the store, and the model stays beside it', () => {
    const value = figuresWith({ ...churn, 'inbox.rowSize': '200 B' });
    expect(value('inbox.bytesPerRow')).toBe(200);
    expect(value('inbox.bytes')).toBe(200 * value('inbox.rows'));
    expect(value('inbox.steadyBytesPerRow')).not.toBe(200);
  });

  test('a store without a model keeps the flat row size', () => {
    expect(figuresWith({ 'inbox.store': 'oracle' })('inbox.bytesPerRow')).toBe(120);
  });

  test.each([
    ['mariadb', 'mysql'],
    ['postgresql', 'postgres'],
    ['pglite', 'postgres'],
  ])('%s is %s', (alias, store) => {
    expect(rowIn(alias)).toBe(rowIn(store));
  });
});
