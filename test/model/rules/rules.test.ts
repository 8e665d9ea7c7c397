import { describe, expect, test } from 'vitest';
import { applies } from '../../../src/model/profile.ts';
import { rules } from '../../../src/model/rules/index.ts';
import { fillTemplate, placeholders } from '../../../src/report/template.ts';
import { inputAt } from '../../../src/model/inputs/index.ts';
import { type Given, planOf } from '../given.ts';
import { ruleCases } from './cases.ts';

const ownTests = /^(?:store|bloom|cleanup\.does-not-converge|cleanup\.leaves|cleanup\.outage)/;

const findingOf = (given: Given, rule: string) => planOf(given).findings.find((finding) => finding.rule === rule);

describe.each(ruleCases)('$rule', ({ rule, speaks, silent, says }) => {
  test('speaks where it should, with its numbers and what to do', () => {
    const planned = planOf(speaks);
    const finding = planned.findings.find((candidate) => candidate.rule === rule);
    if (finding === undefined) throw new Error(`${rule} is silent`);
    const message = fillTemplate(finding.message, planned);
    const advice = fillTemplate(finding.advice, planned);
    expect(message).toContain(says);
    expect(`${message} ${advice}`).not.toContain('n/a');
    expect(message).toMatch(/^[A-Z].*\.$/s);
    expect(advice).toMatch(/^[A-Z].*\.$/s);
    for (const id of finding.figures) expect(planned.figures.has(id), id).toBe(true);
    for (const id of placeholders(finding.message)) {
      const known = planned.figures.has(id) || (inputAt(id) !== undefined && applies(planned.profile, id));
      expect(known, id).toBe(true);
    }
  });

  test('is silent where the thing is in order', () => {
    expect(findingOf(silent, rule)).toBeUndefined();
  });
});

test('every rule has a case, and every case a rule', () => {
  const ids = rules.map(({ id }) => id).filter((id) => !ownTests.test(id));
  expect(ruleCases.map(({ rule }) => rule).toSorted()).toEqual(ids.toSorted());
});

test('rules have ids of their own, a level, and say when they speak and why', () => {
  const ids = rules.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { id, when, why } of rules) {
    expect(id).toMatch(/^[a-z]+\.[a-z]+(-[a-z]+)*$/);
    expect(when, id).toMatch(/^[A-Z].*\.$/);
    if (!ownTests.test(id)) expect(why, id).toMatch(/^[A-Z].*\.$/);
  }
});

test('at least twenty-five rules come from practices and lessons', () => {
  expect(
    ruleCases.filter(({ speaks }) => Object.keys(speaks).some((path) => path.startsWith('practices.'))).length,
  ).toBeGreaterThanOrEqual(25);
});

test('a profile that breaks none is silent', () => {
  const planned = planOf({
    'inbox.window': '7 d',
    'horizons.redelivery': '1 d',
    'horizons.producerRetry': '2 min',
    'source.lease': '1 min',
    'source.workTime': '5 s',
    'practices.key': 'business',
    'practices.reliesOn': 'keyed-inbox',
    'practices.progress': 'after-effect',
    'practices.uniqueness': 'constraint',
    'practices.marker': 'same-transaction',
    'practices.duplicates': 'acknowledged',
    'practices.expiry': 'each-key',
    'practices.retries': 'bounded-backoff',
    'practices.publishes': 'outbox',
    'practices.relayOrder': 'publish-then-mark',
    'practices.relayClaim': 'session-lock',
  });
  expect(planned.findings).toEqual([]);
});

test('practices that nobody states are never spoken of', () => {
  const spoken = planOf({ 'horizons.redelivery': '1 d', 'source.crashRate': '10/day', 'source.unacked': '10 msg' });
  expect(spoken.findings).toEqual([]);
});
