import { faultyRow, fleetOf } from '../../src/gate/index.ts';
import type { Fleet, FleetBudget, FleetRow } from '../../src/model/fleet-document.ts';

/** A budget made by hand that does not hold. */
export function brokenBudget(given: Partial<FleetBudget> = {}): FleetBudget {
  return {
    expression: 'inbox.bytes <= 50 GB',
    level: 'failure',
    outcome: 'broken',
    origin: { kind: 'flag', flag: '--budget' },
    figures: ['inbox.bytes'],
    measured: { value: 145_152_000_000, unit: 'B' },
    limit: { value: 50e9, unit: 'B' },
    place: { file: 'services/a.yaml', line: 3, column: 15 },
    refused: true,
    ...given,
  };
}

/** A row made by hand of a profile with which all is well. */
export function row(profile: string, given: Partial<FleetRow> = {}): FleetRow {
  return {
    profile,
    status: 'ok',
    passes: true,
    figures: {
      'duplicates.total': 186_400,
      'inbox.rows': 1_209_600_000,
      'inbox.bytes': 145_152_000_000,
      'inbox.insertsPerSecond': 2000,
      'inbox.deletesPerSecond': 2000,
    },
    recommendation: { design: 'stored-position', parts: ['narrow-key-check'], name: 'stored position', bytes: 2880 },
    findings: [],
    budgets: [],
    faults: [],
    ...given,
  };
}

/** A fleet with one profile of every kind. */
export const fleet = (): Fleet =>
  fleetOf([
    row('services/fine.yaml', { name: 'fine' }),
    row('services/warned.yaml', {
      status: 'warning',
      findings: [
        { rule: 'window.no-horizon', level: 'warning', message: 'No horizon.', refused: false },
        { rule: 'inputs.not-used', level: 'info', message: 'Not used.', refused: false },
      ],
    }),
    row('services/broken.yaml', {
      status: 'failure',
      passes: false,
      budgets: [
        brokenBudget({ message: 'The disk has 60 GB.', place: { file: 'services/broken.yaml', line: 3, column: 15 } }),
        brokenBudget({ expression: 'inbox.rows < 5', outcome: 'met', refused: false }),
      ],
    }),
    faultyRow('services/wrong.yaml', [
      {
        place: 'services/wrong.yaml:4:15 workload.througput',
        message: '"througput" is not a key of workload',
        suggestion: 'throughput',
      },
    ]),
  ]);
