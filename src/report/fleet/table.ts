import type { Fleet, FleetFigure, FleetRow, FleetStatus } from '../../model/fleet-document.ts';
import { fleetFigures } from '../../model/fleet-document.ts';
import { isBroken } from '../budgets.ts';
import type { Cell, Column, Table } from '../document.ts';

const marks: Readonly<Record<FleetStatus, string>> = { ok: '✓', warning: '!', failure: '✗', error: '✗' };

/** What a table shows for a number that does not apply. */
const absent = '–';

/**
 * One line a profile, and the sums of all profiles below, also of those that are not shown.
 * @param withDesigns Whether there is room for the recommended designs.
 */
export function fleetTable({ rows, totals }: Fleet, shown: readonly FleetRow[], withDesigns: boolean): Table {
  const withBudgets = rows.some(({ budgets }) => budgets.length > 0);
  const columns: Column[] = [
    { head: 'profile', align: 'left' },
    { head: 'duplicates', align: 'right', oneUnit: true },
    { head: 'inbox', align: 'right' },
    { head: 'writes', align: 'right', oneUnit: true },
    { head: 'findings', align: 'right' },
    ...(withBudgets ? [{ head: 'budgets', align: 'right' } as const] : []),
    ...(withDesigns ? [{ head: 'recommended', align: 'right' } as const] : []),
  ];
  const lines = shown.map((row): Cell[] => [
    `${marks[row.status]} ${row.profile}`,
    ...numbers(row.figures),
    findingsOf(row),
    ...(withBudgets ? [budgetsOf(row)] : []),
    ...(withDesigns ? [row.recommendation?.design ?? absent] : []),
  ]);
  const { met, broken, unknown, new: unjudged } = totals.budgets;
  const sum: Cell[] = [
    `all ${rows.length.toLocaleString('en')}`,
    ...numbers(totals.figures),
    counts(totals.findings.failure, totals.findings.warning),
    ...(withBudgets ? [`${met + unjudged} of ${met + broken + unknown + unjudged}`] : []),
    ...(withDesigns ? [''] : []),
  ];
  return { kind: 'table', columns, rows: [...lines, sum] };
}

function numbers(figures: FleetRow['figures']): Cell[] {
  const inserts = figures['inbox.insertsPerSecond'];
  const deletes = figures['inbox.deletesPerSecond'];
  const writes = inserts === undefined && deletes === undefined ? undefined : (inserts ?? 0) + (deletes ?? 0);
  return [
    amount('duplicates.total', figures['duplicates.total']),
    amount('inbox.bytes', figures['inbox.bytes']),
    amount('inbox.insertsPerSecond', writes),
  ];
}

function amount(figure: FleetFigure, value: number | undefined): Cell {
  return value === undefined ? absent : { value, unit: fleetFigures[figure] };
}

function findingsOf({ findings }: FleetRow): string {
  const count = (level: string): number => findings.filter((finding) => finding.level === level).length;
  return counts(count('failure'), count('warning'));
}

/** Failures and warnings: `2 ✗ 1 !`. */
function counts(failures: number, warnings: number): string {
  const parts = [...(failures === 0 ? [] : [`${failures} ✗`]), ...(warnings === 0 ? [] : [`${warnings} !`])];
  return parts.length === 0 ? absent : parts.join(' ');
}

function budgetsOf({ budgets }: FleetRow): string {
  if (budgets.length === 0) return absent;
  return `${budgets.filter((budget) => !isBroken(budget)).length} of ${budgets.length}`;
}
