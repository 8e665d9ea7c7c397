import { describe, expect, it } from 'vitest';
import { faultyRow, fleetOf } from '../../src/gate/index.ts';
import { fleet, row } from './fleet-fixture.ts';

describe('a fleet', () => {
  it('adds up what can be added, and counts what there is of each kind', () => {
    expect(fleet().totals).toEqual({
      profiles: 4,
      passing: 2,
      statuses: { ok: 1, warning: 1, failure: 1, error: 1 },
      figures: {
        'duplicates.total': 559_200,
        'inbox.rows': 3_628_800_000,
        'inbox.bytes': 435_456_000_000,
        'inbox.insertsPerSecond': 6000,
        'inbox.deletesPerSecond': 6000,
      },
      recommended: { bytes: 8640, writesPerSecond: 0 },
      findings: { info: 1, warning: 1, failure: 0 },
      budgets: { met: 1, broken: 1, unknown: 0, new: 0 },
    });
  });

  it('counts a figure that does not apply as nothing', () => {
    expect(fleetOf([row('a', { figures: {} })]).totals.figures['inbox.bytes']).toBe(0);
  });
});

describe('the row of a profile that cannot be planned', () => {
  it.each([
    ['a.yaml:4:15 workload.throughput', { file: 'a.yaml', line: 4, column: 15 }, 'a.yaml:4:15 workload.throughput'],
    ['base.yaml:2:1', { file: 'base.yaml', line: 2, column: 1 }, 'a.yaml: base.yaml:2:1'],
    ['source.rebalanceRate', { file: 'a.yaml' }, 'a.yaml: source.rebalanceRate'],
    ['a.yaml', { file: 'a.yaml' }, 'a.yaml'],
  ])('finds the line in the place %s', (place, found, at) => {
    expect(faultyRow('a.yaml', [{ place, message: 'is wrong' }])).toMatchObject({
      status: 'error',
      passes: false,
      faults: [{ at, place: found, message: 'is wrong' }],
    });
  });
});
