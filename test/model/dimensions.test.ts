import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sheet } from '../../src/model/sheet/index.ts';
import { scopeAt, withUnits } from './dimensions.ts';
import { agree, completeInputs, evaluated } from './random-inputs.ts';

const samples = fc.sample(completeInputs(), { seed: 1, numRuns: 20 });
const scopes = samples.map((inputs) => ({ scope: scopeAt(inputs), plain: evaluated(inputs) }));
const first = scopes[0]?.scope ?? new Map<string, number>();

describe('with units of measure', () => {
  test.each(sheet().figures)('the expression of $id comes out in $unit, as the same number', (figure) => {
    const evaluate = withUnits(figure.expression, figure.unit);
    for (const { scope, plain } of scopes) {
      const value = plain[figure.id] ?? Number.NaN;
      expect(agree(evaluate(scope), value), `${evaluate(scope)} ${figure.unit}, in the sheet ${value}`).toBe(true);
    }
  });

  test.each([
    ['workload.throughput * inbox.rowSize', 'row', 'Units do not match'],
    ['workload.throughput * inbox.window', 'row', 'Units do not match'],
    ['inbox.rows', 'share', 'not an amount in share'],
    ['inbox.rows / position.rows', 'row', 'not an amount in row'],
    ['total(inbox.window, inbox.rows)', 's', 'different units'],
    ['shortest(inbox.window, inbox.countLimit)', 's', 'different units'],
    ['either(workload.handlers, inbox.window)', 's', 'different units'],
    ['inbox.window - inbox.rows', 's', 'Units do not match'],
    ['1 - inbox.window', 's', 'Unexpected type'],
    ['(inbox.window > inbox.rows ? 1 : 0) * inbox.window', 's', 'Cannot compare units'],
    ['floor(inbox.window)', 's', 'is not a plain number'],
  ] as const)('a wrong formula is refused: %s in %s', (expression, unit, message) => {
    expect(() => withUnits(expression, unit)(first)).toThrow(message);
  });

  test('a formula that forgets how long a day is has the right unit and the wrong number', () => {
    expect(withUnits('workload.throughput', 'msg/day')(first)).not.toBeCloseTo(
      samples[0]?.['workload.throughput'] ?? Number.NaN,
    );
  });
});
