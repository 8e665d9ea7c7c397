import { expect, test } from 'vitest';
import { exitCodeOf, exitCodes, failOnLevels, refusedFindings } from '../../src/cli/exit-code.ts';
import type { Finding, Level } from '../../src/model/finding.ts';

const finding = (level: Level): Finding => ({ rule: `test.${level}`, level, message: '', figures: [], advice: '' });
const all = [finding('info'), finding('warning'), finding('failure')];

test('the documented numbers do not change', () => {
  expect(exitCodes).toMatchObject({ fine: 0, limitBroken: 1, inputWrong: 2, toolFailed: 70 });
});

test.each([
  ['warning', ['test.warning', 'test.failure']],
  ['failure', ['test.failure']],
  ['never', []],
] as const)('--fail-on %s refuses %j', (failOn, rules) => {
  expect(refusedFindings(all, failOn).map(({ rule }) => rule)).toEqual(rules);
});

test('an information never fails a run', () => {
  for (const failOn of failOnLevels) expect(exitCodeOf([finding('info')], failOn)).toBe(0);
});

test('a finding at the level or above it fails a run', () => {
  expect(exitCodeOf([finding('warning')], 'warning')).toBe(1);
  expect(exitCodeOf([finding('failure')], 'warning')).toBe(1);
  expect(exitCodeOf([finding('warning')], 'failure')).toBe(0);
  expect(exitCodeOf(all, 'never')).toBe(0);
});
