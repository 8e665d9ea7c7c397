import { describe, expect, test } from 'vitest';
import { figuresWith, type Inputs } from './inbox-of.ts';

const postgres: Inputs = { 'inbox.store': 'postgres', 'inbox.key.length': '30 B', 'inbox.key.order': 'ascending' };

describe('write-ahead log of PostgreSQL, key of 30 characters, as measured', () => {
  test('302 B with ON CONFLICT DO NOTHING, 253 B without', () => {
    const value = figuresWith(postgres);
    expect(value('inbox.walPerInsert')).toBeCloseTo(302, 6);
    expect(value('inbox.walPerPlainInsert')).toBeCloseTo(253, 6);
  });

  test('265 B at 100 messages a transaction', () => {
    const value = figuresWith({ ...postgres, 'inbox.messagesPerTransaction': '100' });
    expect(value('inbox.walPerInsert')).toBeCloseTo(265, 0);
  });

  test('about 338 B for a whole turnover of a plain insert, a delete and a vacuum', () => {
    const value = figuresWith(postgres);
    expect(value('inbox.walPerPlainInsert') + value('inbox.walPerDelete')).toBeCloseTo(338, 6);
  });

  test('nothing for deletes when partitions are dropped', () => {
    expect(figuresWith({ ...postgres, 'inbox.retention.kind': 'drop-partitions' })('inbox.walPerDelete')).toBe(0);
  });

  test('2,098 B with random keys at 50,000 inserts between checkpoints over 15,800 pages', () => {
    const value = figuresWith({
      ...postgres,
      'inbox.key.order': 'random',
      'inbox.checkpointInterval': '50 s',
      'inbox.retention.kind': 'drop-partitions',
      'inbox.retention.partition': '7 d',
      // 15,800 pages of 8,192 B in entries of 64.577 B
      'inbox.window': '2004.34 s',
    });
    expect(value('inbox.touchedPages')).toBeCloseTo(15_800, -1);
    const withoutDeletes = value('inbox.walPerRow');
    expect(Math.abs(withoutDeletes / 2098 - 1)).toBeLessThan(0.05);
    expect(Math.abs((withoutDeletes + 85) / 2098 - 1)).toBeLessThan(0.005);
  });

  test('hardly any page is logged whole under ascending keys', () => {
    expect(figuresWith(postgres)('inbox.fullPageImagesPerRow')).toBeLessThan(1);
  });

  test('a secondary index adds its records', () => {
    const one = figuresWith({ ...postgres, 'inbox.indexes': '[{type: timestamp}]' });
    expect(one('inbox.walPerInsert')).toBeCloseTo(302 + 48 + 16, 6);
  });

  test('a second of it is inserts times bytes a row; a stored position takes 124 B an update', () => {
    const value = figuresWith({
      ...postgres,
      'source.partitions': '24',
      'source.kind': 'log',
      'source.rebalanceRate': '1/day',
    });
    expect(value('inbox.walPerSecond')).toBeCloseTo(1000 * value('inbox.walPerRow'), 6);
    expect(value('position.walPerSecond')).toBeCloseTo(124_000, 6);
  });
});
