import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withQuantity } from '../../src/model/evaluation.ts';
import { plan } from '../../src/model/plan.ts';
import { type SweepAxis, sweepProfile } from '../../src/model/sweep.ts';
import { sweepSteps, usualScale } from '../../src/model/sweep-steps.ts';
import { ranged } from './uncertainty/ranged-profile.ts';

const day = 86_400;
const windows: SweepAxis = {
  path: 'inbox.window',
  label: 'window',
  unit: 's',
  scale: 'linear',
  values: [1, 3, 7, 8].map((days) => days * day),
};
const rates: SweepAxis = {
  path: 'workload.throughput',
  label: 'throughput',
  unit: 'msg/s',
  scale: 'linear',
  values: [1000, 2000],
};

describe('the steps of a sweep', () => {
  it('have equal factors or equal differences, by hand', () => {
    expect(sweepSteps(1, 10_000, 5, 'log').map((value) => Number(value.toPrecision(12)))).toEqual([
      1, 10, 100, 1000, 10_000,
    ]);
    expect(sweepSteps(0, 1, 5, 'linear')).toEqual([0, 0.25, 0.5, 0.75, 1]);
  });

  it('are whole where only whole numbers make sense, each once', () => {
    expect(sweepSteps(1, 4, 10, 'linear', true)).toEqual([1, 2, 3, 4]);
  });

  it('are logarithmic when the ends are ten times apart', () => {
    expect([usualScale(1, 9.9), usualScale(1, 10), usualScale(0, 10)]).toEqual(['linear', 'log', 'linear']);
  });

  it('begin and end exactly, and rise', () => {
    const ends = fc.tuple(
      fc.double({ min: 1e-6, max: 1e9, noNaN: true }),
      fc.double({ min: 1.001, max: 1e6, noNaN: true }),
    );
    fc.assert(
      fc.property(
        ends,
        fc.integer({ min: 2, max: 200 }),
        fc.constantFrom('log', 'linear'),
        ([low, factor], count, scale) => {
          const values = sweepSteps(low, low * factor, count, scale);
          expect([values[0], values.at(-1), values.length]).toEqual([low, low * factor, count]);
          expect(values).toEqual(values.toSorted((a, b) => a - b));
        },
      ),
    );
  });
});

describe('a sweep', () => {
  it('has the figures and the answer of a plan at every place', () => {
    const profile = ranged({});
    const { cells, figures, verdicts } = sweepProfile(profile, [windows, rates], ['inbox.bytes', 'window.coverage']);
    expect(cells).toHaveLength(8);
    for (const { at, numbers, verdict } of cells) {
      const [window = 0, throughput = 0] = at;
      const planned = plan(
        withQuantity(withQuantity(profile, 'inbox.window', window), 'workload.throughput', throughput),
      );
      expect(numbers).toEqual(figures.map(({ id }) => planned.figures.get(id)?.value));
      expect(verdicts[verdict]?.answer.name).toBe(planned.recommendation.name);
      const grave = planned.findings.filter(({ level }) => level !== 'info').map(({ rule }) => rule);
      expect(verdicts[verdict]?.findings.map(({ rule }) => rule).toSorted()).toEqual(grave.toSorted());
    }
  });

  it('marks the place from which on the window covers a replay of seven days', () => {
    const { cells } = sweepProfile(ranged({}), [windows]);
    const covered = { kind: 'finding', finding: { rule: 'window.not-covered', level: 'failure' }, appears: false };
    expect(cells.map(({ changes }) => changes)).toEqual([[], [], [covered], []]);
  });

  it('marks the place from which on another design is recommended', () => {
    const profile = ranged({ 'effect.kind': 'external-call', 'effect.idempotencyKeyWindow': '1 d' });
    const { cells } = sweepProfile(profile, [{ ...windows, path: 'effect.idempotencyKeyWindow' }]);
    const kinds = cells.map(({ changes }) => changes.map(({ kind }) => kind));
    expect(kinds.map((list) => list.includes('recommendation'))).toEqual([false, false, true, false]);
  });

  it('shows headline figures that vary when nobody says which', () => {
    const { figures } = sweepProfile(ranged({}), [
      { ...rates, path: 'producer.retryRate', unit: 'share', values: [0, 0.1] },
    ]);
    expect(figures.map(({ id }) => id)).toEqual(['duplicates.total', 'duplicates.shareOfUnique']);
  });

  it('varies an input that the profile does not give', () => {
    const axis: SweepAxis = { ...rates, path: 'source.drainRate', values: [1000, 4000] };
    const { cells } = sweepProfile(ranged({ 'horizons.outage': '1 h' }), [axis], ['outage.drainTime']);
    expect(cells.map(({ numbers }) => numbers)).toEqual([[Infinity], [3600]]);
  });

  it('keeps each verdict once', () => {
    const { verdicts, cells } = sweepProfile(ranged({}), [windows, rates]);
    expect(verdicts).toHaveLength(2);
    expect(cells.map(({ verdict }) => verdict)).toEqual([0, 0, 1, 1, 0, 0, 1, 1]);
  });
});
