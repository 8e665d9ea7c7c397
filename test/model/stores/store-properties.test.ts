import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inputNumber } from '../../../src/model/evaluation.ts';
import type { Column } from '../../../src/model/input.ts';
import type { InputValue, Profile } from '../../../src/model/profile.ts';
import { sheetFor } from '../../../src/model/sheet/index.ts';
import { stores } from '../../../src/model/stores/index.ts';
import { profileWith } from './inbox-of.ts';

const baseOf = new Map(Object.keys(stores).map((store) => [store, profileWith({ 'inbox.store': store })]));

function withValues(store: string, values: Readonly<Record<string, InputValue>>): Profile {
  const base = baseOf.get(store);
  if (base === undefined) throw new Error(`no store ${store}`);
  const inputs = new Map(base.inputs);
  for (const [path, value] of Object.entries(values)) {
    inputs.set(path, { path, value, written: '', origin: { kind: 'program' } });
  }
  return { inputs };
}

function figure(profile: Profile, id: string): number {
  const { inputs, figures, evaluate } = sheetFor(profile);
  const results = new Float64Array(figures.length);
  evaluate(
    inputs.map((path) => inputNumber(profile, path)),
    results,
  );
  return results[figures.findIndex((candidate) => candidate.id === id)] ?? Number.NaN;
}

const column: fc.Arbitrary<Column> = fc.oneof(
  fc.constantFrom<Column>({ type: 'uuid' }, { type: 'bigint' }, { type: 'int' }, { type: 'timestamp' }),
  fc.record({ type: fc.constantFrom('text', 'bytes'), length: fc.integer({ min: 1, max: 900 }) }),
);

const shape = fc.record({
  'inbox.key.order': fc.constantFrom('ascending', 'time-ordered', 'random'),
  'inbox.key.streams': fc.integer({ min: 1, max: 200 }),
  'inbox.key.jitter': fc.constantFrom(0, 5, 100, 3000, 60_000, 1e6),
  'inbox.columns': fc.array(column, { maxLength: 3 }),
  'inbox.indexes': fc.array(column, { maxLength: 2 }),
  'inbox.messagesPerTransaction': fc.integer({ min: 1, max: 500 }),
  'inbox.retention.kind': fc.constantFrom('delete', 'drop-partitions', 'ttl'),
  'inbox.retention.vacuum': fc.constantFrom('autovacuum', 'after-batch'),
  'inbox.retention.batch': fc.integer({ min: 1, max: 100_000 }),
  'inbox.allocator': fc.constantFrom('bundled', 'system'),
});

const key = fc.record({
  'inbox.key.type': fc.constantFrom('text', 'bytes'),
  'inbox.key.length': fc.integer({ min: 1, max: 900 }),
});

const rate = fc.integer({ min: 1, max: 1_000_000 });

/** Sums of products of the same numbers in another order differ in the last digits. */
const noMore = (one: number, other: number): boolean => one <= other * (1 + 1e-12);

describe.each(Object.keys(stores))('%s', (store) => {
  test('more rows never take fewer bytes', () => {
    fc.assert(
      fc.property(shape, key, rate, rate, (form, keyed, one, other) => {
        const bytes = (throughput: number, id: string): number =>
          figure(withValues(store, { ...form, ...keyed, 'workload.throughput': throughput }), id);
        const [few, many] = [Math.min(one, other), Math.max(one, other)];
        expect(noMore(bytes(few, 'inbox.bytes'), bytes(many, 'inbox.bytes'))).toBe(true);
        const peaks = [bytes(few, 'inbox.peakBytes'), bytes(many, 'inbox.peakBytes')] as const;
        expect(peaks.every((peak) => Number.isNaN(peak)) || noMore(...peaks)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  test('a shorter key never takes more', () => {
    fc.assert(
      fc.property(shape, key, fc.integer({ min: 1, max: 900 }), (form, keyed, length) => {
        const bytes = (of: number, id: string): number =>
          figure(withValues(store, { ...form, ...keyed, 'inbox.key.length': of }), id);
        const [short, long] = [
          Math.min(keyed['inbox.key.length'], length),
          Math.max(keyed['inbox.key.length'], length),
        ];
        for (const id of ['inbox.freshBytesPerRow', 'inbox.steadyBytesPerRow', 'inbox.bytes']) {
          expect(noMore(bytes(short, id), bytes(long, id)), id).toBe(true);
        }
      }),
      { numRuns: 200 },
    );
  });

  test('bytes are above zero, and a steady state never below fresh', () => {
    fc.assert(
      fc.property(shape, fc.array(column, { minLength: 1, maxLength: 4 }), rate, (form, columns, throughput) => {
        const profile = withValues(store, { ...form, 'inbox.key.columns': columns, 'workload.throughput': throughput });
        const fresh = figure(profile, 'inbox.freshBytesPerRow');
        const steady = figure(profile, 'inbox.steadyBytesPerRow');
        expect(fresh).toBeGreaterThan(0);
        expect(fresh).toBeLessThan(Infinity);
        expect(noMore(fresh, steady)).toBe(true);
        expect(figure(profile, 'inbox.bytes')).toBeGreaterThan(0);
      }),
      { numRuns: 200 },
    );
  });
});
