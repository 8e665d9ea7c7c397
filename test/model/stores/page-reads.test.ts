import { describe, expect, test } from 'vitest';
import { figuresWith, type Inputs } from './inbox-of.ts';
import { findingOf } from './plan-of.ts';

const postgres: Inputs = { 'inbox.store': 'postgres', 'inbox.window': '7 d', 'inbox.key.order': 'random' };

/** Memory that the unique index exceeds 5.7 times, as in the measurement. */
const memory = (inputs: Inputs): Inputs => ({
  ...inputs,
  'inbox.memory': `${figuresWith(inputs)('inbox.touchedBytes') / 5.7} B`,
});

describe('index against memory', () => {
  test('an index 5.7 times its memory: 0.84 reads a row, 0.33 of the rate from the cache, 0.10 from disk', () => {
    const value = figuresWith(memory(postgres));
    expect(Math.abs(value('inbox.missShare') / 0.84 - 1)).toBeLessThan(0.03);
    expect(value('inbox.readsPerSecond')).toBeCloseTo(1000 * value('inbox.missShare'), 6);
    expect(Math.abs((1 - value('inbox.insertLossLow')) / 0.33 - 1)).toBeLessThan(0.03);
    expect(Math.abs((1 - value('inbox.insertLossHigh')) / 0.1 - 1)).toBeLessThan(0.03);
  });

  test('ascending keys need a few pages only, whatever the index takes', () => {
    const value = figuresWith({ ...postgres, 'inbox.key.order': 'ascending', 'inbox.memory': '1 GB' });
    expect(value('inbox.touchedBytes')).toBe(8192);
    expect(value('inbox.missShare')).toBe(0);
    expect(value('inbox.insertLossHigh')).toBe(0);
  });

  test('interleaved streams need a page each, jitter the pages that it spans', () => {
    const order = { ...postgres, 'inbox.key.order': 'ascending' };
    expect(figuresWith({ ...order, 'inbox.key.streams': '24' })('inbox.touchedPages')).toBe(24);
    const jitter = figuresWith({ ...order, 'inbox.key.jitter': '10000' });
    expect(jitter('inbox.touchedPages')).toBeCloseTo(1 + (10_000 * jitter('inbox.uniqueIndexBytesPerRow')) / 8192, 6);
  });

  test('with dropped partitions inserts touch the newest one', () => {
    const value = figuresWith({
      ...postgres,
      'inbox.retention.kind': 'drop-partitions',
      'inbox.retention.partition': '1 d',
    });
    expect(value('inbox.touchedBytes')).toBeCloseTo(86_400_000 * value('inbox.uniqueIndexBytesPerRow'), 0);
  });

  test('the finding speaks when memory is too small, and not when it is large enough', () => {
    expect(findingOf(memory(postgres), 'store.index-exceeds-memory')?.figures).toContain('inbox.readsPerSecond');
    expect(findingOf({ ...postgres, 'inbox.memory': '1 TB' }, 'store.index-exceeds-memory')).toBeUndefined();
    expect(findingOf(postgres, 'store.index-exceeds-memory')).toBeUndefined();
  });

  test('InnoDB reads the pages of its primary key', () => {
    const value = figuresWith({ ...postgres, 'inbox.store': 'mysql' });
    expect(value('inbox.touchedBytes')).toBeCloseTo(value('inbox.rows') * value('inbox.heapBytesPerRow'), 0);
  });

  test('Redis that does not fit in memory is a failure', () => {
    const redis = { 'inbox.store': 'redis', 'inbox.window': '7 d' };
    expect(findingOf({ ...redis, 'inbox.memory': '8 GiB' }, 'store.exceeds-memory')?.level).toBe('failure');
    expect(findingOf({ ...redis, 'inbox.memory': '1 TB' }, 'store.exceeds-memory')).toBeUndefined();
  });
});
