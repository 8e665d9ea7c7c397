import { expect, test } from 'vitest';
import { declarations, declarationsWith, sheetFor } from '../../../src/model/sheet/index.ts';
import { stores } from '../../../src/model/stores/index.ts';
import { expiring, storeNames } from '../../../src/model/stores/names.ts';
import { figuresWith, profileWith } from './inbox-of.ts';

const models = Object.values(stores);

test.each(models)('$id has the figures that every store has', ({ id }) => {
  const value = figuresWith({ 'inbox.store': id });
  for (const figure of [
    'freshHeapBytesPerRow',
    'freshBytesPerRow',
    'heapBytesPerRow',
    'steadyBytesPerRow',
    'bytesPerRow',
  ]) {
    expect(value(`inbox.${figure}`), figure).toBeGreaterThan(0);
  }
});

test.each(models)('$id splits a row into parts that add up', ({ id }) => {
  const value = figuresWith({ 'inbox.store': id, 'inbox.indexes': '[{type: timestamp}, {type: uuid}]' });
  const sum = (...parts: readonly string[]): number =>
    parts.map((part) => value(`inbox.${part}`)).reduce((total, part) => total + (Number.isNaN(part) ? 0 : part), 0);
  expect(sum('freshHeapBytesPerRow', 'freshUniqueIndexBytesPerRow', 'freshSecondaryIndexBytesPerRow')).toBeCloseTo(
    value('inbox.freshBytesPerRow'),
    9,
  );
  expect(sum('heapBytesPerRow', 'uniqueIndexBytesPerRow', 'secondaryIndexBytesPerRow')).toBeCloseTo(
    value('inbox.steadyBytesPerRow'),
    9,
  );
});

test.each(models)('$id replaces figures of the sheet only, and adds none that it has', ({ figures, replaces }) => {
  expect(Object.keys(replaces).filter((id) => !declarations.has(id))).toEqual([]);
  expect(Object.keys(figures).filter((id) => declarations.has(id))).toEqual(
    Object.keys(figures).filter((id) => id === 'inbox.peakRows'),
  );
});

test.each(models)('$id answers to its names', ({ id, aliases, expiresRows }) => {
  expect(aliases).toBe(storeNames[id]);
  expect(expiresRows).toBe(expiring.includes(id));
});

test('a sheet is compiled once for a store', () => {
  const one = sheetFor(profileWith({ 'inbox.store': 'postgres' }));
  expect(sheetFor(profileWith({ 'inbox.store': 'postgresql', 'inbox.window': '1 d' }))).toBe(one);
  expect(sheetFor(profileWith({ 'inbox.store': 'postgres', 'inbox.rowSize': '99 B' }))).not.toBe(one);
  expect(sheetFor(profileWith({}))).not.toBe(one);
});

test('every figure of a store says what it means and where it comes from', () => {
  for (const store of models) {
    for (const [id, { label, note, source }] of declarationsWith(store, false)) {
      expect(
        [label, note, source].every((words) => words.trim().length > 3),
        `${store.id} ${id}`,
      ).toBe(true);
      expect(note, `${store.id} ${id}`).toMatch(/\.$/);
    }
  }
});
