import { stringify } from 'csv-stringify/sync';
import { type Fleet, fleetFigures, type FleetRow } from '../../model/fleet-document.ts';
import { isBroken } from '../budgets.ts';

/** The columns, the unit of a number in brackets; they keep their order, and new ones come last. */
const columns: readonly (readonly [head: string, cell: (row: FleetRow) => string | number | undefined])[] = [
  ['profile', ({ profile }) => profile],
  ['name', ({ name }) => name],
  ['status', ({ status }) => status],
  ['passes', ({ passes }) => String(passes)],
  ['recommended', ({ recommendation }) => recommendation?.design],
  ...Object.entries(fleetFigures).map(
    ([id, unit]) =>
      [
        unit === '1' ? id : `${id} [${unit}]`,
        ({ figures }: FleetRow) => Object.entries(figures).find(([key]) => key === id)?.[1],
      ] as const,
  ),
  ['recommended.bytes [B]', ({ recommendation }) => recommendation?.bytes],
  ['recommended.writesPerSecond [row/s]', ({ recommendation }) => recommendation?.writesPerSecond],
  ['findings.failure', ({ findings }) => findings.filter(({ level }) => level === 'failure').length],
  ['findings.warning', ({ findings }) => findings.filter(({ level }) => level === 'warning').length],
  ['findings.info', ({ findings }) => findings.filter(({ level }) => level === 'info').length],
  ['budgets', ({ budgets }) => budgets.length],
  ['budgets.broken', ({ budgets }) => budgets.filter(isBroken).length],
  ['fault', ({ faults }) => faults[0] && `${faults[0].at}: ${faults[0].message}`],
];

/**
 * A check as a table for a spreadsheet (RFC 4180), a profile a line, numbers in the unit of their column. A text that a
 * spreadsheet would run as a formula gets an apostrophe before it.
 */
export function renderFleetCsv({ rows }: Fleet): string {
  const lines = rows.map((row) => columns.map(([, cell]) => cell(row) ?? ''));
  return stringify([columns.map(([head]) => head), ...lines], { escape_formulas: true, record_delimiter: 'windows' });
}
