import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Column } from '../../src/model/input.ts';
import { type RowShape } from '../../src/probe/row-shape.ts';
import { rowSource } from '../../src/probe/row-source.ts';
import { StoreError } from '../../src/probe/store-error.ts';

const base: RowShape = {
  keyColumns: [{ type: 'text', length: 30 }],
  order: 'random',
  streams: 1,
  jitter: 0,
  columns: [],
  indexes: [],
};

function keys(shape: Partial<RowShape>, count: number): readonly string[] {
  const source = rowSource({ ...base, ...shape }, count);
  const columns = source.shape.keyColumns.length;
  return Array.from({ length: count }, (_, arrival) => source.row(arrival).slice(0, columns).join(' '));
}

const column: fc.Arbitrary<Column> = fc.oneof(
  fc.record({ type: fc.constantFrom('text' as const, 'bytes' as const), length: fc.integer({ min: 8, max: 80 }) }),
  fc.record({ type: fc.constantFrom('uuid' as const, 'bigint' as const, 'int' as const) }),
);

const shape: fc.Arbitrary<RowShape> = fc.record({
  keyColumns: fc.array(column, { minLength: 1, maxLength: 3 }),
  order: fc.constantFrom('ascending', 'time-ordered', 'random'),
  streams: fc.integer({ min: 1, max: 24 }),
  jitter: fc.integer({ min: 0, max: 500 }),
  columns: fc.array(column, { maxLength: 2 }),
  indexes: fc.constant([]),
});

test('keys are unique, and the same in every run', () => {
  fc.assert(
    fc.property(shape, (any) => {
      const first = keys(any, 2000);
      expect(new Set(first).size).toBe(2000);
      expect(keys(any, 2000)).toEqual(first);
    }),
    { numRuns: 60 },
  );
});

test('text and bytes have exactly the length that the shape says', () => {
  fc.assert(
    fc.property(shape, (any) => {
      const source = rowSource(any, 100);
      for (const arrival of [0, 1, 99]) {
        for (const [index, { type, length }] of source.columns.entries()) {
          const value = source.row(arrival)[index] ?? '';
          if (type === 'text') expect(value).toHaveLength(length ?? Number.NaN);
          if (type === 'bytes') expect(value).toHaveLength(2 * (length ?? Number.NaN));
          if (type === 'uuid')
            expect(value).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-[478][0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
        }
      }
    }),
    { numRuns: 60 },
  );
});

test('ascending keys ascend, and streams each by themselves', () => {
  const one = keys({ order: 'ascending' }, 1000);
  expect(one.toSorted()).toEqual(one);
  const interleaved = keys({ order: 'ascending', streams: 24 }, 2400);
  expect(interleaved.toSorted()).not.toEqual(interleaved);
  const third = interleaved.filter((_, arrival) => arrival % 24 === 2);
  expect(third.toSorted()).toEqual(third);
  expect(new Set(third.map((key) => key.split(':')[0])).size).toBe(1);
});

test('jitter moves a key by no more rows than it says', () => {
  const jittered = keys({ order: 'ascending', jitter: 50 }, 5000);
  const places = new Map(jittered.toSorted().map((key, place) => [key, place]));
  const distances = jittered.map((key, arrival) => Math.abs((places.get(key) ?? Infinity) - arrival));
  expect(Math.max(...distances)).toBeLessThanOrEqual(50);
  expect(Math.max(...distances)).toBeGreaterThan(20);
});

test('random keys are spread evenly from the first character on', () => {
  const counts = new Map<string, number>();
  for (const key of keys({}, 32_000)) counts.set(key.charAt(0), (counts.get(key.charAt(0)) ?? 0) + 1);
  expect(counts.size).toBe(32);
  for (const size of counts.values()) expect(size).toBeGreaterThan(850);
});

test('a key that is too short for so many rows says so', () => {
  expect(() => keys({ keyColumns: [{ type: 'text', length: 2 }] }, 2000)).toThrow(StoreError);
  expect(() => keys({ keyColumns: [{ type: 'text', length: 2 }], order: 'ascending' }, 2000)).toThrow(
    'a key of type text of 2 B is too short for so many different rows',
  );
});
