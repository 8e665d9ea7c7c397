import { describe, expect, test } from 'vitest';
import { fillTemplate } from '../../../src/report/template.ts';
import { planOf } from '../given.ts';
import { branches } from './branches.ts';

describe.each(branches)('$about', ({ given, design, parts, headline, reason, condition }) => {
  const planned = planOf(given);
  const { recommendation } = planned;
  const filled = (text: string): string => fillTemplate(text, planned);

  test('names the design and its parts', () => {
    expect({ design: recommendation.design, parts: recommendation.parts }).toEqual({ design, parts });
  });

  test('gives the reason in numbers', () => {
    expect(filled(recommendation.headline)).toContain(headline);
    expect(recommendation.reasons.map(filled).join(' ')).toContain(reason);
  });

  test('names three numbers that decide it, each in the plan', () => {
    expect(recommendation.decidedBy).toHaveLength(3);
    for (const id of recommendation.decidedBy)
      expect(planned.figures.has(id) || planned.profile.inputs.has(id), id).toBe(true);
  });

  test('names the conditions to check and what stays uncovered', () => {
    expect(recommendation.conditions.map(({ id }) => id)).toContain(condition);
    expect(recommendation.uncovered.length).toBeGreaterThan(0);
  });

  test('leaves no gap in its texts', () => {
    const { headline: answer, reasons, uncovered, conditions, rejected, flipPoints } = recommendation;
    const texts = [answer, ...reasons, ...uncovered, ...conditions.map(({ text }) => text)];
    const others = [...rejected.map((other) => other.reason), ...flipPoints.map(({ text }) => text)];
    for (const text of [...texts, ...others].map(filled)) expect(text).not.toContain('n/a');
  });

  test('gives a reason for every design that it rejects, and hides none', () => {
    expect(recommendation.rejected).toHaveLength(planned.designs.length - 1);
    for (const { reason: why } of recommendation.rejected) expect(filled(why)).toMatch(/^[A-Z].{20,}\.$/s);
    const ids = new Set(planned.designs.map(({ id }) => id));
    expect(ids.size).toBe(9);
  });

  test('ranks the recommended design first, and what a condition rules out last', () => {
    expect(planned.designs.map(({ rank }) => rank)).toEqual(planned.designs.map((_, index) => index + 1));
    expect(planned.designs[0]?.rejected).toBeUndefined();
    const possible = planned.designs.slice(1).map((verdict) => verdict.possible);
    expect(possible).toEqual(possible.toSorted((one, other) => Number(other) - Number(one)));
  });
});

test('every design that was recommended somewhere is one of the nine, and each of them but two is', () => {
  const recommended = new Set(branches.map(({ design }) => design));
  // A measure of the producing side alone protects no effect: it is recommended beside another design.
  expect([...recommended].toSorted()).toEqual([
    'at-least-once',
    'at-most-once',
    'broker-transactions',
    'external-idempotency-key',
    'keyed-inbox',
    'natural-idempotence',
    'stored-position',
  ]);
});

test('a practice that is in order is a condition that holds, and a bad one does not rule the design out', () => {
  expect(uniquenessHolds('constraint')).toEqual({ holds: true, possible: true });
  expect(uniquenessHolds('read-before-write')).toEqual({ holds: false, possible: true });
});

function uniquenessHolds(uniqueness: string) {
  const planned = planOf({ 'practices.uniqueness': uniqueness });
  const condition = planned.recommendation.conditions.find(({ id }) => id === 'unique-at-commit');
  return { holds: condition?.holds, possible: planned.designs[0]?.possible };
}
