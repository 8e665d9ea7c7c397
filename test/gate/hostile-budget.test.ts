import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeBudgets, noBaseline, readBudget } from '../../src/gate/index.ts';
import { figures } from './figures.ts';
import { problemOf } from './reading.ts';

const origin = { kind: 'program' } as const;

describe('an expression that is not meant well', () => {
  it.each([
    'import("fs")',
    'import({a: 1}, {override: true}) < 1',
    'f(x) = x < 3',
    'inbox.bytes = 3; inbox.bytes < 4',
    'evaluate("1") < 2',
    'parse("1") < 2',
    'simplify("x") < 2',
    'createUnit("foo") < 2',
    'inbox.constructor < 2',
    'inbox.bytes.constructor < 2',
    'inbox["bytes"] < 2',
    '__proto__.polluted < 2',
    'constructor < 2',
    'toString < 2',
    'cos.constructor("return process")() < 1',
    '[1, 2, 3] < 2',
    '{a: 1}.a < 2',
    '"a" < "b"',
    '1e999 < inbox.rows',
    'inbox.rows ^ 2 < 3',
    'inbox.rows! < 3',
    "inbox.rows' < 3",
    'inbox.rows % 2 < 3',
    'inbox.rows ? 1 : 2',
    'true',
    'pi < 4',
    'operand0 < 1',
    'x => x',
    '1 < 2\n3 < 4',
    'inbox.bytes < 5 GB # comment',
    'inbox.bytes |> 5',
    '\u0000',
    '\u202Einbox.bytes < 5 GB',
    '𝟙 < 𝟚',
  ])('%j is refused', (text) => {
    expect(problemOf(text).message).not.toBe('');
  });

  it.each([
    ['brackets', `${'('.repeat(100_000)}1`],
    ['a long sum', `${'1+'.repeat(100_000)}1 < 2`],
    ['long digits', `inbox.rows < ${'9'.repeat(100_000)}`],
    ['a long name', `${'a'.repeat(100_000)} < 1`],
    ['many signs', `${'-'.repeat(290)}1 < 2`],
    ['nested brackets within the length', `${'('.repeat(140)}1${')'.repeat(140)} < 2`],
    ['words that could be units', `inbox.rows < 1 ${'a b '.repeat(70)}`],
    ['digits and dots', `inbox.rows < ${'1.'.repeat(140)}`],
    ['digits and spaces', `inbox.rows < ${'1 000 '.repeat(45)}`],
  ])('of %s takes no time', (_, text) => {
    const before = performance.now();
    readBudget({ expression: text, origin });
    readBudget({ expression: 'inbox.rows', baseline: text, origin });
    expect(performance.now() - before).toBeLessThan(1000);
  });

  it('never throws, whatever the text', () => {
    const piece = fc.constantFrom(
      'inbox.bytes',
      '50 GB',
      '1 in 2',
      '<',
      '<=',
      '==',
      '+',
      '-',
      '*',
      '/',
      '(',
      ')',
      '7 d',
      '0',
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(piece, { maxLength: 12 }).map((parts) => parts.join(' ')),
    );
    fc.assert(
      fc.property(text, fc.option(text, { nil: undefined }), (expression, baseline) => {
        const reading = readBudget({ expression, origin, ...(baseline === undefined ? {} : { baseline }) });
        if (!reading.ok) return;
        const { budgets } = judgeBudgets(reading.budgets, figures(), noBaseline);
        for (const { outcome, measured, limit } of budgets) {
          expect(['met', 'broken', 'unknown']).toContain(outcome);
          if (outcome === 'met') expect([measured?.value, limit?.value].every(Number.isFinite)).toBe(true);
        }
      }),
      { numRuns: 2000 },
    );
  });
});
