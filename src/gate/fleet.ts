import {
  type Fleet,
  type FleetFault,
  type FleetFigure,
  type FleetRow,
  type FleetStatus,
  type FleetTotals,
  summedFigures,
} from '../model/fleet-document.ts';
import type { Level } from '../model/finding.ts';
import type { BudgetOutcome } from '../model/gate-document.ts';

/** What is wrong with a profile, in the words of the one who read it. */
interface SpokenFault {
  readonly place: string;
  readonly message: string;
  readonly suggestion?: string;
}

/** The row of a profile that cannot be planned. */
export function faultyRow(profile: string, faults: readonly SpokenFault[]): FleetRow {
  return {
    profile,
    status: 'error',
    passes: false,
    figures: {},
    findings: [],
    budgets: [],
    faults: faults.map((fault) => fleetFault(profile, fault)),
  };
}

function fleetFault(profile: string, { place, message, suggestion }: SpokenFault): FleetFault {
  const meant = suggestion === undefined ? '' : `; did you mean ${suggestion}?`;
  const at = place.startsWith(profile) ? place : `${profile}: ${place}`;
  return { at, message: `${message}${meant}`, place: placeIn(profile, place) };
}

/** Faults name their place in words (`service.yaml:4:15 workload.throughput`); one without a line is of the whole file. */
function placeIn(profile: string, words: string): FleetFault['place'] {
  const found = /^(.+?):(\d+):(\d+)(?= |$)/.exec(words);
  const [, file, line, column] = found ?? [];
  if (file === undefined || line === undefined || column === undefined) return { file: profile };
  return { file, line: Number(line), column: Number(column) };
}

/** Rows with their sums. */
export function fleetOf(rows: readonly FleetRow[]): Fleet {
  const figures: Partial<Record<FleetFigure, number>> = {};
  for (const id of summedFigures) figures[id] = sum(rows, (row) => row.figures[id]);
  const statuses = counter(rows, (row): FleetStatus[] => [row.status]);
  const findings = counter(rows, (row): Level[] => row.findings.map(({ level }) => level));
  const budgets = counter(rows, (row): BudgetOutcome[] => row.budgets.map(({ outcome }) => outcome));
  const totals: FleetTotals = {
    profiles: rows.length,
    passing: rows.filter(({ passes }) => passes).length,
    statuses: {
      ok: statuses('ok'),
      warning: statuses('warning'),
      failure: statuses('failure'),
      error: statuses('error'),
    },
    figures,
    recommended: {
      bytes: sum(rows, ({ recommendation }) => recommendation?.bytes),
      writesPerSecond: sum(rows, ({ recommendation }) => recommendation?.writesPerSecond),
    },
    findings: { info: findings('info'), warning: findings('warning'), failure: findings('failure') },
    budgets: {
      met: budgets('met'),
      broken: budgets('broken'),
      unknown: budgets('unknown'),
      new: budgets('new'),
    },
  };
  return { rows, totals };
}

/** How often each word is found in the rows. */
function counter<Word extends string>(
  rows: readonly FleetRow[],
  found: (row: FleetRow) => readonly Word[],
): (word: Word) => number {
  const counts = new Map<Word, number>();
  for (const row of rows) for (const word of found(row)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return (word) => counts.get(word) ?? 0;
}

function sum(rows: readonly FleetRow[], number: (row: FleetRow) => number | undefined): number {
  return rows.reduce((total, row) => total + (number(row) ?? 0), 0);
}
