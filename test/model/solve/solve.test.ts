import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evaluateProfile } from '../../../src/model/evaluation.ts';
import { inputAt } from '../../../src/model/inputs/index.ts';
import { type Constraint, holdsIn, readConstraint } from '../../../src/model/solve/constraint.ts';
import { type Solution, solve } from '../../../src/model/solve/solve.ts';
import { parseQuantity, printQuantity } from '../../../src/units/index.ts';
import { type Given, log, profileOf } from '../given.ts';

const worked: Given = {
  ...log,
  'workload.throughput': '2000/s',
  'source.partitions': '24',
  'source.rebalanceRate': '20/day',
  'producer.retryRate': '0.05%',
  'inbox.rowSize': '120 B',
};

function constraintOf(given: Given, text: string): Constraint {
  const reading = readConstraint(text, evaluateProfile(profileOf(given)));
  if (!reading.ok) throw new Error(reading.problem.message);
  return reading.constraint;
}

const solved = (given: Given, input: string, text: string): Solution =>
  solve(profileOf(given), input, constraintOf(given, text));

/** The only end of a single interval. */
const ends = ({ intervals }: Solution) => intervals.map(({ from, to }) => [from?.value, to?.value]);

describe('one boundary', () => {
  test.each<[string, Given, string, string, readonly [from: number | undefined, to: number | undefined]]>([
    // 41.472 GB ÷ (2,000 msg/s · 120 B) is exactly two days.
    ['a window that fits exactly', worked, 'inbox.window', 'inbox.bytes <= 41.472 GB', [undefined, 172_800]],
    ['a rate', worked, 'workload.throughput', 'inbox.bytes <= 72.576 GB', [undefined, 1000]],
    ['from below', { 'horizons.replay': '3 d' }, 'inbox.window', 'window.coverage >= 1', [259_200, undefined]],
    ['a share', worked, 'producer.retryRate', 'duplicates.hop1 <= 17,280 msg/day', [undefined, 0.0001]],
    ['a whole number', worked, 'source.partitions', 'position.rows < 100 rows', [undefined, 99]],
    ['two figures', worked, 'source.commitInterval', 'duplicates.hop2 <= duplicates.hop1', [undefined, 4.32]],
    ['a figure and an input', worked, 'inbox.rowSize', 'inbox.bytesPerRow <= inbox.rowSize', [undefined, undefined]],
  ])('%s', (_about, given, input, text, expected) => {
    const [interval] = ends(solved(given, input, text));
    expect(interval?.[0] ?? 0).toBeCloseTo(expected[0] ?? 0, 6);
    expect(interval?.[1] ?? 0).toBeCloseTo(expected[1] ?? 0, 6);
  });
});

test('a value that is no round number is rounded inwards, and still satisfies as it is printed', () => {
  const solution = solved(worked, 'inbox.window', 'inbox.bytes <= 50 GB');
  const [to] = solution.intervals.map((interval) => interval.to);
  // 208,333.3 s
  expect(to?.value).toBeLessThanOrEqual(208_333.33);
  expect(to?.value).toBeGreaterThan(208_000);
  expect(to?.figure).toBeLessThanOrEqual(50e9);
  expect(solution.now).toEqual({ value: 604_800, figure: 145_152_000_000, holds: false });
});

describe('several intervals', () => {
  test('a figure that falls and rises again: copies within a band', () => {
    const given = { 'source.workTime': '10 min', 'source.lease': '1 min' };
    // 1 + floor(600 / lease) above 3 and below 6, so 3 ≤ 600 / lease < 5.
    const [interval] = ends(solved(given, 'source.lease', 'lease.copies < 6'));
    expect(interval?.[0]).toBeGreaterThan(120);
    expect(interval?.[1]).toBeUndefined();
  });

  test('a fixed window accepts 720 a day for two stretches of the period', () => {
    const given = { 'producer.brokerWindow': '2 min', 'producer.repeatPeriod': '1 min' };
    const { intervals } = solved(given, 'producer.repeatPeriod', 'repeats.acceptedPerDay >= 700/day');
    // 120 ≤ period · ceil(120 / period) ≤ 123.4: periods up to just above each divisor of the window.
    expect(intervals.length).toBeGreaterThan(3);
    const last = intervals.at(-1);
    expect(last?.from?.value).toBeCloseTo(120, 6);
    expect(last?.to?.value).toBeCloseTo(86_400 / 700, 1);
  });
});

describe('no answer', () => {
  test('no value satisfies: the closest one is named', () => {
    const solution = solved(worked, 'source.commitInterval', 'duplicates.total <= 1000 msg/day');
    expect(solution.intervals).toEqual([]);
    expect(solution.reason).toContain('No value of source.commitInterval');
    // What the producer repeats stays at any interval.
    expect(solution.closest?.figure).toBeCloseTo(86_400, 0);
  });

  test('the figure does not apply: what it lacks is named', () => {
    const solution = solved(worked, 'inbox.window', 'inbox.timeToFull >= 1 d');
    expect(solution.reason).toContain('inbox.freeDisk');
  });

  test('the figure does not depend on the input', () => {
    expect(solved(worked, 'inbox.window', 'duplicates.hop1 <= 1 msg/day').reason).toContain('does not depend');
    const always = solved(worked, 'inbox.window', 'duplicates.hop1 <= 1M msg/day');
    expect(always.intervals).toEqual([{}]);
    expect(always.reason).toContain('does not depend');
  });

  test('the input does not count here', () => {
    const solution = solved({}, 'source.partitions', 'inbox.rows <= 1M rows');
    expect(solution.reason).toBe('source.partitions does not count here: it does so only with source.kind: log.');
  });
});

describe('a condition that is none', () => {
  const problem = (text: string) => {
    const reading = readConstraint(text, evaluateProfile(profileOf(worked)));
    return reading.ok ? undefined : reading.problem;
  };
  test.each([
    ['inbox.byte <= 50 GB', 'there is no figure "inbox.byte"', 'inbox.bytes'],
    ['inbox.bytes <= 50', '"50" has no unit', '50 B'],
    ['inbox.bytes', 'is not a condition', undefined],
    ['inbox.bytes <= 7 d', 'not a size', undefined],
    ['inbox.bytes <= inbox.rows', 'is in row', undefined],
    ['', 'is not a condition', undefined],
  ])('%s', (text, message, suggestion) => {
    expect(problem(text)?.message).toContain(message);
    expect(problem(text)?.suggestion).toBe(suggestion);
  });
});

test('whatever is answered satisfies the condition, as printed, and a little further out nothing does', () => {
  const questions = fc.record({
    input: fc.constantFrom(
      'inbox.window',
      'workload.throughput',
      'workload.peakFactor',
      'inbox.rowSize',
      'source.commitInterval',
      'source.rebalanceRate',
      'producer.retryRate',
      'source.movedShare',
    ),
    figure: fc.constantFrom('inbox.bytes', 'inbox.peakBytes', 'duplicates.total', 'duplicates.worst', 'inbox.rows'),
    relation: fc.constantFrom('<=', '>=', '<', '>'),
    exponent: fc.double({ min: 0, max: 15, noNaN: true }),
  });
  const given = { ...worked, 'inbox.retention.interval': '1 min' };
  const profile = profileOf(given);
  const at = (path: string) => evaluateProfile(profile).varying(path);
  fc.assert(
    fc.property(questions, ({ input, figure, relation, exponent }) => {
      const constraint: Constraint = { figure, relation, limit: 10 ** exponent, text: '' } as const;
      const declaration = inputAt(input);
      if (declaration?.kind !== 'quantity') throw new Error(`${input} is no number`);
      const reading = at(input);
      if (reading === undefined) throw new Error(`${input} does not count`);
      const holds = (value: number): boolean => holdsIn(constraint, reading(value)) === true;
      for (const { from, to } of solve(profile, input, constraint).intervals) {
        for (const end of [from, to].filter((candidate) => candidate !== undefined)) {
          const printed = parseQuantity(printQuantity(end.value, declaration.unit), declaration.unit);
          expect(printed.ok && holds(printed.value)).toBe(true);
        }
        if (to !== undefined && to.value < 1) expect(holds(to.value * 1.01)).toBe(false);
        if (to !== undefined && declaration.unit !== 'share') expect(holds(to.value * 1.01)).toBe(false);
        if (from !== undefined) expect(holds(from.value * 0.99)).toBe(false);
      }
    }),
    { numRuns: 300 },
  );
});
