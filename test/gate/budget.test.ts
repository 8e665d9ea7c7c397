import { describe, expect, it } from 'vitest';
import { budgetReader } from '../../src/gate/index.ts';
import { budgetsOf, problemOf } from './reading.ts';

describe('the expression of a budget', () => {
  it.each([
    ['inbox.bytes <= 50 GB', 50e9],
    ['inbox.bytes <= 2.8 GiB', 2.8 * 1024 ** 3],
    ['inbox.bytes < 1,000,000 MB', 1e12],
    ['inbox.rows < 1000', 1000],
    ['inbox.rows < 1.2M rows', 1.2e6],
    ['duplicates.shareOfUnique < 0.2%', 0.002],
    ['duplicates.shareOfUnique < 1 in 2000', 1 / 2000],
    ['window.coverage >= 1.5', 1.5],
    ['window.requested <= 7 d 12 h', 648_000],
    ['window.requested <= 1h30m', 5400],
    ['window.requested == P7D', 604_800],
    ['window.requested == 7.00:00:00', 604_800],
    ['inbox.insertsPerSecond * 2 < 10k rows/s', 10_000],
    ['traffic.perSecond < 12 million per day', 12e6 / 86_400],
    ['inbox.bytes / inbox.rows < 121 B', 121],
    ['inbox.deletesPerSecond == 0', 0],
    ['inbox.bytes ≤ 50 GB', 50e9],
    ['(inbox.bytes < 5 GB)', 5e9],
  ])('%s reads its quantity in what it is compared with', (text, expected) => {
    const [budget] = budgetsOf(text);
    const read = [...(budget?.quantities.values() ?? [])].at(-1);
    expect(read).toBeCloseTo(expected, 6);
  });

  it('names the figures it reads, each once', () => {
    const [budget] = budgetsOf('inbox.bytes + position.bytes < 200 GB - inbox.bytes');
    expect([...(budget?.figures.values() ?? [])].map(({ id }) => id)).toEqual([
      'inbox.bytes',
      'position.bytes',
      'inbox.bytes',
    ]);
  });

  it('suggests the figure that a misspelt one is near to', () => {
    expect(problemOf('inbox.byts <= 50 GB')).toMatchObject({
      message: '"inbox.byts" is not a figure',
      suggestion: 'inbox.bytes',
    });
  });

  it('says of an input that it is none of the figures', () => {
    expect(problemOf('inbox.window <= 7 d').message).toBe('"inbox.window" is an input, not a figure');
  });

  it.each([
    ['inbox.bytes <= 10 rows', ['inbox.bytes (a size, B)', '10 rows (a number of rows, row)']],
    ['inbox.bytes < inbox.rows', ['inbox.bytes (a size, B)', 'inbox.rows (a number of rows, row)']],
    ['inbox.bytes + 7 d < 5 GB', ['adds inbox.bytes (a size, B)', '7 d (a duration, s)']],
    ['inbox.bytes * inbox.rows < 5 GB', ['inbox.bytes * inbox.rows (B · row)', '5 GB (a size, B)']],
  ])('%s is refused, and the message names both dimensions', (text, parts) => {
    const { message } = problemOf(text);
    for (const part of parts) expect(message).toContain(part);
  });

  it.each([
    ['inbox.bytes < 50', '50 B'],
    ['window.requested < 7', '7 s'],
    ['inbox.insertsPerSecond < 10k', '10k/s'],
  ])('%s lacks its unit, which is suggested', (text, suggestion) => {
    expect(problemOf(text)).toMatchObject({ suggestion });
  });

  it.each([
    ['', 'is empty'],
    ['inbox.bytes', 'compares nothing'],
    ['inbox.bytes <=', 'ends too early'],
    ['(inbox.bytes < 5 GB', 'is not a complete expression'],
    ['inbox.bytes = 5 GB', 'has a single ='],
    ['inbox.bytes < 5 GB and window.coverage > 1', 'has "and"'],
    ['1 < 2 < 3', 'compares more than once'],
    ['(inbox.bytes < 5 GB) == (inbox.rows < 5)', 'compares more than once'],
    ['(inbox.bytes < 5 GB) + 1 B < 6 GB', 'compares more than once'],
    ['1 + (inbox.bytes < 5 GB)', 'compares more than once'],
    ['2 inbox.bytes < 5 GB', 'has no sign between two quantities'],
    ['inbox.bytes < 5 GBB', 'unknown unit'],
  ])('%s is refused: %s', (text, message) => {
    expect(problemOf(text).message).toContain(message);
  });

  it('refuses a level that is none, and suggests one', () => {
    expect(problemOf('inbox.bytes < 5 GB', { level: 'warnin' })).toMatchObject({ suggestion: 'warning' });
    expect(budgetsOf('inbox.bytes < 5 GB')[0]?.level).toBe('failure');
    expect(budgetsOf('inbox.bytes < 5 GB', { level: 'warning' })[0]?.level).toBe('warning');
  });

  it('with a baseline besides its limit is two budgets', () => {
    const budgets = budgetsOf('inbox.bytes <= 50 GB', { baseline: '+10%' });
    expect(budgets.map(({ expression }) => expression)).toEqual([
      'inbox.bytes <= 50 GB',
      'inbox.bytes within +10% of the baseline',
    ]);
  });

  it.each([
    ['10%', 'direction', '+10%'],
    ['+5 rows', 'number of rows', undefined],
    ['+ten', 'cannot be read', undefined],
  ])('refuses the baseline %s', (baseline, message, suggestion) => {
    const problem = problemOf('inbox.bytes', { baseline });
    expect(problem.message).toContain(message);
    expect(problem.suggestion).toBe(suggestion);
  });
});

describe('a reader of many budgets', () => {
  it('reads each text once and gives each its own message and place', () => {
    const read = budgetReader();
    const one = read({ expression: 'inbox.bytes < 5 GB', message: 'one', origin: { kind: 'program' } });
    const two = read({ expression: 'inbox.bytes < 5 GB', origin: { kind: 'flag', flag: '--budget' } });
    if (!one.ok || !two.ok) throw new Error('both read');
    expect(one.budgets[0]?.measured).toBe(two.budgets[0]?.measured);
    expect([one.budgets[0]?.message, two.budgets[0]?.message]).toEqual(['one', undefined]);
    expect(two.budgets[0]?.origin).toEqual({ kind: 'flag', flag: '--budget' });
  });
});
