import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { defaultPaths } from '../../src/systems/default-path.ts';
import { systemIds, systems, type System } from '../../src/systems/index.ts';
import { seconds } from './seconds.ts';

const all = Object.entries<System>(systems);
const grades = ['official', 'measured', 'quoted', 'memory', 'derived'];
const designs = [
  'at-most-once',
  'at-least-once',
  'broker-dedup',
  'idempotent-producer',
  'broker-transactions',
  'keyed-inbox',
  'stored-position',
  'external-idempotency-key',
  'natural-idempotence',
];

describe.each(all)('%s', (key, system) => {
  const factIds = system.facts.map((fact) => fact.id);
  const defaults = Object.values(system.defaults).flat();

  test('is registered under its own id, in kebab-case', () => {
    expect(system.id).toBe(key);
    expect(key).toMatch(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/);
  });

  test('stands in at least one role, and fills in values only for those', () => {
    expect(system.roles.length).toBeGreaterThan(0);
    expect(new Set(system.roles).size).toBe(system.roles.length);
    for (const role of Object.keys(system.defaults)) expect(system.roles).toContain(role);
  });

  test('gives every fact a text, a grade and a source, and an id of its own', () => {
    expect(factIds.length).toBeGreaterThan(0);
    expect(new Set(factIds).size).toBe(factIds.length);
    for (const fact of system.facts) {
      expect(fact.id).toMatch(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/);
      expect(fact.text).toMatch(/\S.*[.?]$/s);
      expect(grades).toContain(fact.grade);
      expect(fact.source.trim()).not.toBe('');
    }
  });

  test('rests every default, limit and cost on a fact that it states', () => {
    for (const entry of [...defaults, ...(system.unsettled ?? []), ...system.limits, ...system.costs]) {
      expect(factIds).toContain(entry.fact);
    }
  });

  test('fills in known profile keys only, and each at most once', () => {
    for (const entry of [...defaults, ...(system.unsettled ?? [])]) expect(defaultPaths).toContain(entry.path);
    const paths = defaults.map((entry) => entry.path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  test('fills in values of a profile: words, truth values, or a quantity with its unit', () => {
    for (const { value } of defaults) expect(value).toMatch(/^(true|false|[a-z][a-z -]*|[0-9.]+ (ms|s|min|h|d|msg))$/);
  });

  test('does not fill in what it calls unsettled', () => {
    for (const open of system.unsettled ?? []) {
      expect(defaults.map((entry) => entry.path)).not.toContain(open.path);
      expect(open.values.length).toBeGreaterThan(1);
    }
  });

  test('keeps its window within the bounds it names, and its filled-in window equal to it', () => {
    const { window } = system;
    if (window?.seconds === undefined) return;
    expect(window.seconds).toBeGreaterThanOrEqual(window.minimumSeconds ?? 0);
    expect(window.seconds).toBeLessThanOrEqual(window.maximumSeconds ?? Infinity);
    const filledIn = defaults.filter((entry) =>
      ['producer.brokerWindow', 'effect.idempotencyKeyWindow', 'inbox.window'].includes(entry.path),
    );
    for (const entry of filledIn) expect(seconds(entry.value)).toBe(window.seconds);
  });

  test('names the same scope in its window and in its defaults', () => {
    const scope = defaults.find((entry) => entry.path === 'producer.brokerWindowScope');
    if (scope) expect(system.window?.scope).toBe(scope.value);
  });

  test('says what a count limit counts', () => {
    expect(system.window?.countOf !== undefined).toBe(system.window?.countLimit !== undefined);
  });

  test('claims a window where it says that duplicates are removed within one', () => {
    if (!Object.values(system.hops).includes('removed-within-window')) return;
    expect(system.window).toBeDefined();
    expect(system.window?.kind).not.toBe('none');
  });

  test('leads to designs of the planner', () => {
    expect(system.designs.length).toBeGreaterThan(0);
    for (const design of system.designs) expect(designs).toContain(design);
  });

  test('has the place of the effect say whether it is transactional, where it can', () => {
    const kind = system.defaults.effect?.find((entry) => entry.path === 'effect.kind')?.value;
    if (kind === 'external-call' || kind === 'broker-write')
      expect(system.defaults.effect).toContainEqual(
        expect.objectContaining({ path: 'effect.transactional', value: 'false' }),
      );
  });

  test('mentions no path of the machine it was written on', () => {
    expect(JSON.stringify(system)).not.toMatch(/shared\/|\/work|\/home/);
  });
});

test('no two systems have the same name or the same summary', () => {
  for (const text of [all.map(([, system]) => system.name), all.map(([, system]) => system.summary)])
    expect(new Set(text).size).toBe(text.length);
});

test('every system has a file of its own, named by its id', () => {
  const files = readdirSync(new URL('../../src/systems', import.meta.url));
  for (const id of systemIds) expect(files).toContain(`${id}.ts`);
});
