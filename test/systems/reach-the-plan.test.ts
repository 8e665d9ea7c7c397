import { describe, expect, test } from 'vitest';
import { inputAt } from '../../src/model/inputs/index.ts';
import { plan } from '../../src/model/plan.ts';
import { fillTemplate } from '../../src/report/template.ts';
import { findSystem, type Role, type System, systemIds } from '../../src/systems/index.ts';
import { planOf, withoutKind } from '../model/given.ts';

const everyRole = systemIds.flatMap((id): [string, Role, System][] => {
  const system = findSystem(id);
  return system === undefined ? [] : system.roles.map((role) => [id, role, system]);
});

describe.each(everyRole)('%s as %s', (id, role, system) => {
  const profile = withoutKind({ [`${role}.system`]: id });
  const planned = plan(profile);

  test('fills in what it knows, with its own name as the origin', () => {
    for (const { path, value, fact } of system.defaults[role] ?? []) {
      const input = profile.inputs.get(path);
      expect(inputAt(path), path).toBeDefined();
      expect(input?.written, path).toBe(value);
      expect(input?.origin, path).toMatchObject({ kind: 'system', system: id, fact });
    }
  });

  test('is in the plan, with its hops and its boundary', () => {
    expect(planned.systems).toEqual([
      expect.objectContaining({ role, id, name: system.name, hops: system.hops, boundary: system.boundary }),
    ]);
  });

  test('has what it leaves to the profile said in a finding', () => {
    const finding = planned.findings.find(({ rule }) => rule === 'inputs.state-window');
    expect(finding !== undefined).toBe((system.unsettled ?? []).length > 0);
    for (const { path } of (system.unsettled ?? []).slice(0, 1)) expect(finding?.advice).toContain(path);
  });

  test('has its assumptions told from what was checked', () => {
    const finding = planned.findings.find(({ rule }) => rule === 'inputs.assumed');
    for (const { path, fact } of system.defaults[role] ?? []) {
      const grade = system.facts.find((candidate) => candidate.id === fact)?.grade;
      const applies =
        planned.profile.inputs.has(path) && countsIn(path, planned.profile.inputs.get('source.kind')?.value);
      const isAssumed = (grade === 'memory' || grade === 'derived') && applies;
      expect(finding?.message.includes(`${path} `) ?? false, path).toBe(isAssumed);
    }
  });

  test('shows its published costs at the designs that pay them, with source and grade', () => {
    const shown = planned.designs.flatMap(({ costs }) => costs);
    for (const { what, low, high, fact } of system.costs) {
      const source = system.facts.find((candidate) => candidate.id === fact)?.source;
      expect(shown, what).toContainEqual(expect.objectContaining({ what, low, high, source }));
    }
    if (system.costs.length === 0) expect(shown).toEqual([]);
  });
});

function countsIn(path: string, kind: unknown): boolean {
  const condition = inputAt(path)?.onlyWhen;
  if (condition?.path !== 'source.kind') return true;
  return typeof kind === 'string' && condition.is.includes(kind);
}

test('Service Bus asks for its window, because the published defaults disagree', () => {
  const planned = planOf({ 'producer.system': 'service-bus' });
  const finding = planned.findings.find(({ rule }) => rule === 'inputs.state-window');
  expect(finding?.level).toBe('warning');
  expect(fillTemplate(finding?.message ?? '', planned)).toContain('State the window explicitly');
  expect(finding?.message).toContain('1 min or 10 min');
  const stated = planOf({ 'producer.system': 'service-bus', 'producer.brokerWindow': '10 min' });
  expect(stated.findings.map(({ rule }) => rule)).not.toContain('inputs.state-window');
});

test.each([
  ['kafka', 'broker.window-is-a-session'],
  ['pulsar', 'broker.window-is-a-sequence'],
  ['rabbitmq-stream', 'broker.window-is-a-sequence'],
  ['sqs-fifo-high-throughput', 'broker.narrow-scope'],
  ['redis-streams', 'broker.count-limit-first'],
  ['service-bus', 'broker.dedup-not-switched-on'],
])('%s has its kind of window told: %s', (system, rule) => {
  const findings = planOf({ 'producer.system': system }).findings.map((finding) => finding.rule);
  expect(findings).toContain(rule);
});

test('a value of the profile wins over that of a system', () => {
  const planned = planOf({ 'source.system': 'sqs-standard', 'source.lease': '5 min' });
  expect(planned.profile.inputs.get('source.lease')).toMatchObject({ value: 300, origin: { kind: 'flag' } });
});
