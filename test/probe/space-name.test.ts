import { expect, test } from 'vitest';
import { createdAt, isSpaceName, markerText, newSpaceName } from '../../src/probe/space-name.ts';

test('a new name is recognised, and says when it was made', () => {
  const name = newSpaceName(new Date('2026-06-01T12:00:00.500Z'));
  expect(name).toMatch(/^dedup_planner_0tfyc00_[0-9a-f]{10}_[0-9a-f]{8}$/);
  expect(isSpaceName(name)).toBe(true);
  expect(createdAt(name).toISOString()).toBe('2026-06-01T12:00:00.000Z');
  expect(JSON.parse(markerText(name))).toEqual({
    tool: 'dedup-planner',
    space: name,
    created: '2026-06-01T12:00:00.000Z',
  });
});

test('a name that only looks similar is not taken for ours', () => {
  const name = newSpaceName();
  const last = name.at(-1) === '0' ? '1' : '0';
  for (const other of [
    'dedup_planner',
    'dedup_planner_backup',
    'dedup_planner_t123456_0123456789_01234567',
    name.slice(0, -1) + last,
    `${name}x`,
    `x${name}`,
    name.toUpperCase(),
  ]) {
    expect(isSpaceName(other)).toBe(false);
  }
});

test('names fit into every store, and differ', () => {
  const names = new Set(Array.from({ length: 1000 }, () => newSpaceName()));
  expect(names.size).toBe(1000);
  // PostgreSQL allows 63 characters, MySQL 64.
  for (const name of names) expect(name.length).toBeLessThan(63);
});
