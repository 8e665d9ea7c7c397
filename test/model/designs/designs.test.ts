import { describe, expect, test } from 'vitest';
import type { DesignPart } from '../../../src/model/designs/design.ts';
import { designs } from '../../../src/model/designs/index.ts';
import type { Plan } from '../../../src/model/plan-document.ts';
import { type Given, log, planOf } from '../given.ts';

/** 8,640 from the producer, 864 from upstream, 200 from a relay; 2,500 redelivered. */
const everyCause: Given = {
  ...log,
  'producer.retryRate': '0.1%',
  'producer.upstreamRetryRate': '0.01%',
  'outbox.restartRate': '4/day',
  'inbox.rowSize': '100 B',
};

function numbersOf(planned: Plan, name: string): Partial<Record<DesignPart, number>> {
  const verdict = planned.designs.find((design) => design.name === name);
  if (verdict === undefined) throw new Error(`${name} is not judged`);
  const entries = Object.entries(verdict.figures).map(([part, id]) => [part, planned.figures.get(id)?.value]);
  return Object.fromEntries(entries);
}

describe('what each design leaves of 8,640 + 864 + 200 publish and 2,500 delivery duplicates', () => {
  const planned = planOf(everyCause);
  test.each<[string, Partial<Record<DesignPart, number>>]>([
    ['at-most-once', { hop2Left: 0, lost: 2500 }],
    ['at-least-once, no dedup', { hop1Left: 9704, hop2Left: 2500, lost: 0 }],
    ['broker send-side dedup', { hop1Left: 9704, hop2Left: 2500, lost: 0 }],
    ['idempotent producer', { hop1Left: 1064, hop2Left: 2500, lost: 0 }],
    ['broker transactions', { hop1Left: 1064, hop2Left: 0, lost: 0 }],
    [
      'keyed inbox',
      { hop1Left: 0, hop2Left: 0, lost: 0, rows: 60_480_000, bytes: 6_048_000_000, writesPerSecond: 200 },
    ],
    [
      'keyed inbox, partitions dropped',
      { hop1Left: 0, hop2Left: 0, lost: 0, rows: 69_120_000, bytes: 6_912_000_000, writesPerSecond: 100 },
    ],
    ['stored position', { hop1Left: 9704, hop2Left: 0, lost: 0, rows: 12, bytes: 1200, writesPerSecond: 100 }],
    ['naturally idempotent effect', { hop1Left: 0, hop2Left: 0, lost: 0 }],
    ['idempotency key at the provider', { hop1Left: 9704, hop2Left: 2500, lost: 0 }],
  ])('%s', (name, numbers) => {
    expect(numbersOf(planned, name)).toEqual(numbers);
  });
});

describe('a memory removes a cause whole or not at all', () => {
  const given: Given = {
    ...everyCause,
    'horizons.producerRetry': '2 min',
    'producer.upstreamHorizon': '1 h',
    'outbox.restartTime': '30 s',
    'horizons.redelivery': '5 min',
  };
  test.each<[string, string, number]>([
    ['10 s', 'none of them', 9704],
    ['1 min', 'the relay', 9504],
    ['2 min', 'the relay and the client, at the very end of its retries', 864],
    ['1 h', 'all of them', 0],
  ])('a broker that remembers %s removes %s', (window, _what, hop1Left) => {
    const numbers = numbersOf(planOf({ ...given, 'producer.brokerWindow': window }), 'broker send-side dedup');
    expect(numbers).toMatchObject({ hop1Left, hop2Left: 2500 });
  });

  test.each([
    ['1 min', 9504, 2500],
    ['3 min', 864, 2500],
    ['5 min', 864, 0],
    ['2 h', 0, 0],
  ])('an inbox of %s leaves %s and %s', (window, hop1Left, hop2Left) => {
    expect(numbersOf(planOf({ ...given, 'inbox.window': window }), 'keyed inbox')).toMatchObject({
      hop1Left,
      hop2Left,
    });
  });
});

describe('the external call', () => {
  const given: Given = {
    ...everyCause,
    'effect.kind': 'external-call',
    'effect.transactional': 'false',
    'effect.idempotencyKeyWindow': '1 h',
    'inbox.window': '7 d',
    'producer.upstreamHorizon': '1 d',
    'horizons.redelivery': '2 h',
  };

  test('a stored result answers what the provider forgot, but not the call that a crash cut off', () => {
    const planned = planOf(given);
    expect(numbersOf(planned, 'idempotency key at the provider')).toMatchObject({ hop1Left: 864, hop2Left: 2500 });
    expect(numbersOf(planned, 'idempotency key at the provider + stored call results')).toMatchObject({
      hop1Left: 0,
      hop2Left: 2500,
      rows: 60_480_000,
      writesPerSecond: 100,
    });
  });
});

describe('combinations', () => {
  test('stored position, idempotent producer and narrow key check: what each keeps and writes', () => {
    const planned = planOf({
      ...everyCause,
      'outbox.restartRate': '0/day',
      'producer.upstreamShare': '20%',
      'producer.upstreamHorizon': '10 min',
    });
    // 12 positions, and 20 % of 100 msg/s for ten minutes; each checked message is inserted and deleted.
    expect(numbersOf(planned, 'stored position + idempotent producer + narrow key check')).toEqual({
      hop1Left: 0,
      hop2Left: 0,
      lost: 0,
      rows: 12_012,
      bytes: 1_201_200,
      writesPerSecond: 140,
    });
  });

  test('behind an outbox the narrow key check knows every message while the relay restarts', () => {
    const planned = planOf({
      ...everyCause,
      'producer.upstreamShare': '20%',
      'producer.upstreamHorizon': '10 min',
      'outbox.restartTime': '1 min',
      'outbox.rowRetention': '1 h',
      'outbox.oldestUnpublished': '2 s',
    });
    // 20 of 100 msg/s for ten minutes, the other 80 for one.
    expect(planned.figures.get('narrowCheck.rows')?.value).toBeCloseTo(12_000 + 4800, 6);
    // An hour of published rows and a minute of waiting ones.
    expect(planned.figures.get('outbox.rows')?.value).toBeCloseTo(100 * 3660, 6);
    const numbers = numbersOf(planned, 'outbox + stored position + idempotent producer + narrow key check');
    expect(numbers.rows).toBeCloseTo(12 + 16_800 + 366_000, 6);
    // Position 100, check 200 (every message in and out), outbox 200.
    expect(numbers.writesPerSecond).toBeCloseTo(500, 6);
  });

  test.each<[string, Given, string]>([
    ['no broker window', {}, 'keyed inbox, partitions dropped + broker send-side dedup'],
    ['no outbox', {}, 'outbox + keyed inbox, partitions dropped'],
    ['a store without expiry', {}, 'keyed inbox, rows expire'],
    ['an effect in a database', {}, 'at-least-once, reconciled'],
    ['an effect that is no call', {}, 'idempotency key at the provider + stored call results'],
  ])('with %s, %s makes no sense and is not judged', (_why, given, name) => {
    const planned = planOf(given);
    expect(planned.designs.map((design) => design.name)).not.toContain(name);
    expect([...planned.figures.keys()].filter((id) => id.startsWith('design.reconcile'))).toEqual([]);
  });

  test('a broker window beside an inbox is judged where it removes what the inbox forgets', () => {
    const planned = planOf({
      'producer.retryRate': '0.1%',
      'inbox.window': '1 min',
      'horizons.producerRetry': '5 min',
      'producer.brokerWindow': '10 min',
    });
    const name = 'keyed inbox, partitions dropped + broker send-side dedup';
    expect(numbersOf(planned, name)).toMatchObject({ hop1Left: 0 });
    expect(numbersOf(planned, 'keyed inbox, partitions dropped')).toMatchObject({ hop1Left: 8640 });
  });
});

describe('declarations', () => {
  const all = Object.entries(designs);

  test('names and figure names are unique, and the key is the figure name', () => {
    expect(new Set(all.map(([, { name }]) => name)).size).toBe(all.length);
    for (const [key, { figureName }] of all) expect(figureName).toBe(key);
  });

  test.each(all)('%s says what it covers, what not, where its state is and for how long', (_key, design) => {
    for (const words of [design.summary, design.covers, design.uncovered, design.where, design.window])
      expect(words).toMatch(/\S{3,}/);
  });

  test('conditions have an id and a sentence each, and say the same thing once', () => {
    const planned = planOf(everyCause);
    for (const { conditions } of planned.designs) {
      const ids = conditions.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const { text } of conditions) expect(text).toMatch(/^[A-Z].*\.$/);
    }
  });
});

test('a system that cannot hold a design rules it out', () => {
  const verdict = (given: Given, name: string) =>
    planOf(given).designs.find((design) => design.name === name)?.possible;
  expect(verdict({ ...log, 'effect.system': 'postgres' }, 'stored position')).toBe(true);
  expect(verdict({ ...log, 'effect.system': 'nservicebus' }, 'stored position')).toBe(false);
  expect(verdict({ ...log, 'producer.system': 'kafka' }, 'idempotent producer')).toBe(true);
  expect(verdict({ ...log, 'producer.system': 'kinesis' }, 'idempotent producer')).toBe(false);
});

test('published costs stand at the design that pays them, with their source and grade', () => {
  const planned = planOf({ ...log, 'effect.system': 'postgres' });
  const costs = (name: string) => planned.designs.find((design) => design.name === name)?.costs;
  expect(costs('stored position')).toEqual([
    {
      what: 'throughput against the business update alone, position',
      low: '0.83',
      high: '0.95',
      system: 'PostgreSQL',
      source: 'measurements on PostgreSQL 15 and 18, two shared cores',
      grade: 'measured',
    },
  ]);
  expect(costs('at-most-once')).toEqual([]);
});
