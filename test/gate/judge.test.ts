import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Baseline, holds, judgeBudgets, noBaseline } from '../../src/gate/index.ts';
import type { BudgetVerdict } from '../../src/model/gate-document.ts';
import { declarations } from '../../src/model/sheet/index.ts';
import { printExact } from '../../src/units/index.ts';
import { figures } from './figures.ts';
import { budgetsOf } from './reading.ts';

function verdictOf(text: string, given = figures(), baseline: Baseline = noBaseline, limit?: string): BudgetVerdict {
  const budgets = budgetsOf(text, limit === undefined ? {} : { baseline: limit });
  const verdict = judgeBudgets(budgets, given, baseline).budgets.at(-1);
  if (verdict === undefined) throw new Error('no verdict');
  return verdict;
}

const before = (given: Readonly<Record<string, number>>): Baseline => ({ kind: 'plan', figures: figures(given) });

describe('a budget held against a plan', () => {
  it.each([
    ['inbox.bytes <= 145.152 GB', 'met'],
    ['inbox.bytes < 145.152 GB', 'broken'],
    ['inbox.bytes <= 50 GB', 'broken'],
    ['50 GB >= inbox.bytes', 'broken'],
    ['inbox.bytes + position.bytes < 200 GB', 'met'],
    ['inbox.insertsPerSecond * 2 < 10k rows/s', 'met'],
    ['duplicates.shareOfUnique < 0.2%', 'met'],
    ['window.coverage >= 1.5', 'met'],
    ['window.coverage != 1.5', 'broken'],
    ['duplicates.total < traffic.perSecond', 'met'],
    ['duplicates.hop1 / duplicates.total > 50%', 'broken'],
    ['-inbox.deletesPerSecond == 0', 'met'],
    ['inbox.bytes - 5 GB > 140 GB', 'met'],
    ['(inbox.bytes - 5 GB) * 2 > 280 GB', 'met'],
  ])('%s is %s', (text, outcome) => {
    expect(verdictOf(text).outcome).toBe(outcome);
  });

  it('says what is and what may be, in the unit of the figure', () => {
    expect(verdictOf('duplicates.total <= 1 msg/s')).toMatchObject({
      outcome: 'broken',
      measured: { value: 186_400, unit: 'msg/day' },
      limit: { value: 86_400, unit: 'msg/day' },
      figures: ['duplicates.total'],
    });
  });

  it.each(['window.required <= 14 d', '14 d >= window.required', 'window.required >= 0', 'window.required != 3 d'])(
    '%s does not hold where the figure does not apply',
    (text) => {
      const gate = judgeBudgets(budgetsOf(text), figures(), noBaseline);
      expect(gate).toMatchObject({ worst: 'failure', budgets: [{ outcome: 'unknown' }] });
      expect(gate.budgets[0]?.reason).toContain('window.required does not apply');
    },
  );

  it('that divides by zero does not hold', () => {
    const verdict = verdictOf('inbox.insertsPerSecond / inbox.deletesPerSecond > 3');
    expect(verdict).toMatchObject({ outcome: 'unknown', reason: expect.stringContaining('divides by zero') });
  });

  it('of every figure accepts the value itself as it prints, and is broken just above', () => {
    const figure = fc.constantFrom(...[...declarations].map(([id, { unit }]) => ({ id, unit })));
    const share = fc.double({ min: 1e-6, max: 0.9, noNaN: true });
    fc.assert(
      fc.property(figure, share, ({ id, unit }, part) => {
        const value = unit === 'share' ? part : part * 1e9;
        const limit = printExact(value, unit);
        expect(verdictOf(`${id} <= ${limit}`, figures({ [id]: value })).outcome, limit).toBe('met');
        expect(verdictOf(`${id} <= ${limit}`, figures({ [id]: value * 1.000_001 })).outcome, limit).toBe('broken');
        expect(verdictOf(`${limit} < ${id}`, figures({ [id]: value })).outcome, limit).toBe('broken');
      }),
      { numRuns: 500 },
    );
  });

  it('gives the gravest level of those that do not hold', () => {
    const warning = budgetsOf('inbox.bytes < 1 B', { level: 'warning' });
    const failure = budgetsOf('inbox.rows < 1');
    const met = budgetsOf('inbox.rows > 1');
    expect(judgeBudgets(met, figures(), noBaseline).worst).toBeUndefined();
    expect(judgeBudgets([...met, ...warning], figures(), noBaseline).worst).toBe('warning');
    expect(judgeBudgets([...warning, ...failure], figures(), noBaseline).worst).toBe('failure');
  });
});

describe('a budget against a baseline', () => {
  it.each([
    ['+10%', 110, 'met'],
    ['+10%', 111, 'broken'],
    ['+10%', 1, 'met'],
    ['-10%', 90, 'met'],
    ['-10%', 89, 'broken'],
    ['-10%', 900, 'met'],
    ['±10%', 89, 'broken'],
    ['+/-10%', 111, 'broken'],
    ['+5 B', 105, 'met'],
    ['+5 B', 106, 'broken'],
    ['+0%', 100, 'met'],
    ['+0%', 101, 'broken'],
    ['+150%', 250, 'met'],
  ])('of %s from 100 B to %d B is %s', (limit, now, outcome) => {
    const found = verdictOf('inbox.bytes', figures({ 'inbox.bytes': now }), before({ 'inbox.bytes': 100 }), limit);
    expect(found.outcome).toBe(outcome);
    expect(found.baseline).toEqual({ value: 100, unit: 'B' });
  });

  it('takes a percentage of a share as a part of it, and a plain number as the share itself', () => {
    const id = 'duplicates.shareOfUnique';
    const now = figures({ [id]: 0.0012 });
    expect(verdictOf(id, now, before({ [id]: 0.001 }), '+10%').outcome).toBe('broken');
    expect(verdictOf(id, now, before({ [id]: 0.001 }), '+0.001').outcome).toBe('met');
  });

  it('does not hold when nobody named a baseline, and does when the baseline is older than the profile', () => {
    const missing: Baseline = { kind: 'missing', outcome: 'new', reason: 'main does not have it' };
    expect(verdictOf('inbox.bytes', figures(), noBaseline, '+10%').outcome).toBe('unknown');
    expect(verdictOf('inbox.bytes', figures(), missing, '+10%')).toMatchObject({
      outcome: 'new',
      reason: 'main does not have it',
    });
    expect(holds('new')).toBe(true);
    expect(holds('unknown')).toBe(false);
  });

  it('does not hold when the figure does not apply to the baseline', () => {
    const found = verdictOf('window.required', figures({ 'window.required': 1 }), before({}), '+10%');
    expect(found).toMatchObject({ outcome: 'unknown', reason: 'window.required does not apply to the baseline plan' });
  });

  it('that was zero may stay zero and not grow by a share', () => {
    const id = 'duplicates.total';
    expect(verdictOf(id, figures({ [id]: 0 }), before({ [id]: 0 }), '+10%').outcome).toBe('met');
    expect(verdictOf(id, figures({ [id]: 1 }), before({ [id]: 0 }), '+10%').outcome).toBe('broken');
  });
});
