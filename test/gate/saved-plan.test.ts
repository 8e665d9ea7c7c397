import { describe, expect, it } from 'vitest';
import { readSavedPlan, type SavedPlan } from '../../src/gate/index.ts';
import { plan } from '../../src/model/plan.ts';
import { renderJson } from '../../src/report/json.ts';
import { profileWith } from './profiles.ts';

const saved = (): string => renderJson(plan(profileWith()), '0.1.0');

function planIn(text: string): SavedPlan {
  const reading = readSavedPlan(text);
  if (reading?.ok !== true) throw new Error(JSON.stringify(reading));
  return reading.plan;
}

function refusalOf(text: string): string {
  const reading = readSavedPlan(text);
  if (reading?.ok !== false) throw new Error('it reads');
  return reading.message;
}

describe('a saved plan', () => {
  it('reads with its numbers as they were', () => {
    const { version, figures, findings } = planIn(saved());
    expect(version).toBe('0.1.0');
    expect(figures.get('inbox.bytes')).toEqual({ value: 145_152_000_000, unit: 'B', label: 'inbox bytes' });
    expect(findings.map(({ rule }) => rule)).toEqual(plan(profileWith()).findings.map(({ rule }) => rule));
  });

  it.each(['payments-ledger', 'payments-ledger-queue', 'webhook-ledger', 'telemetry'])(
    'of %s has the profile that plans to the same again',
    (preset) => {
      const profile = profileWith({}, preset);
      const again = plan(planIn(renderJson(plan(profile), '0.1.0')).profile);
      expect(renderJson(again, '0.1.0')).toBe(renderJson(plan(profile), '0.1.0'));
    },
  );

  it('of another release of the same form reads, with keys and units that this one does not know', () => {
    const text = saved()
      .replace('"version": "0.1.0"', '"version": "0.9.0", "later": {"a": 1}')
      .replaceAll('"unit": "B/row"', '"unit": "B/leaf"');
    expect(planIn(text)).toMatchObject({ version: '0.9.0' });
    expect(planIn(text).figures.get('inbox.bytesPerRow')).not.toHaveProperty('unit');
  });

  it.each([
    ['plan/v2', 'is a plan of a newer form (v2, written by version 0.1.0); this version reads v1'],
    ['plan/v0', 'is a plan of an older form (v0, written by version 0.1.0); this version reads v1'],
    ['check/v1', 'is a check, not a plan'],
    ['diff/v1', 'is a diff, not a plan'],
    ['plan', 'is a document of the form "dedup-planner/plan", which no version writes'],
  ])('of the form %s is refused with the reason', (form, message) => {
    expect(refusalOf(saved().replace('dedup-planner/plan/v1', `dedup-planner/${form}`))).toBe(message);
  });

  it('that is damaged is refused with the place', () => {
    expect(refusalOf(saved().replace('145152000000', '"many"'))).toContain(
      'is a damaged plan: figures.inbox.bytes.value',
    );
    expect(refusalOf('{"schema": "dedup-planner/plan/v1"}')).toContain('is a damaged plan');
  });

  it.each([
    '',
    '{',
    '{}',
    '[]',
    'workload: {throughput: 2000 msg/s}',
    '{"workload": {"throughput": "2000 msg/s"}}',
    'null',
  ])('is not what %j is, which may be a profile', (text) => {
    expect(readSavedPlan(text)).toBeUndefined();
  });
});
