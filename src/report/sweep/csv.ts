import { stringify } from 'csv-stringify/sync';
import type { Sweep } from '../../model/sweep.ts';
import type { Unit } from '../../units/index.ts';
import { changeWords } from './changes.ts';

/**
 * A sweep for a spreadsheet (RFC 4180), a place a line: the inputs, the figures in the unit of their column (empty when
 * one does not apply, Infinity when it has no end), the answer, its failures and warnings, and what is new.
 */
export function renderSweepCsv({ axes, figures, cells, verdicts }: Sweep): string {
  const heads = [
    ...axes.map(({ path, unit }) => headOf(path, unit)),
    ...figures.map(({ id, unit }) => headOf(id, unit)),
    'recommended',
    'findings',
    'changes',
  ];
  const lines = cells.map(({ at, numbers, verdict, changes }) => [
    ...at.map(String),
    ...numbers.map((value) => (Number.isNaN(value) ? '' : String(value))),
    verdicts[verdict]?.answer.name ?? '',
    verdicts[verdict]?.findings.map(({ rule }) => rule).join(' ') ?? '',
    changes.map(changeWords).join('; '),
  ]);
  return stringify([heads, ...lines], { record_delimiter: 'windows', escape_formulas: true });
}

const headOf = (id: string, unit: Unit): string => (unit === '1' ? id : `${id} [${unit}]`);
