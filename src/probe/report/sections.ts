import type { Block, Table } from '../../report/document.ts';
import type { ComparedPart, Comparison } from '../comparison.ts';
import { shapeWords } from '../row-shape.ts';

/** What was measured, in one line. */
export function measurementTitle({ measurement }: Comparison): string {
  return `${measurement.server}: ${measurement.rows.toLocaleString('en')} rows, key ${shapeWords(measurement.shape)}`;
}

/** Model beside measured, and what makes the numbers less certain. */
export function measurementBlocks(comparison: Comparison): readonly Block[] {
  const { churn, notes } = comparison.measurement;
  const state =
    churn === undefined
      ? 'Fresh: nothing was deleted.'
      : `After ${churn.windows} ${churn.windows === 1 ? 'window' : 'windows'} of inserts and deletes, ${percent(churn.batchShare)} of the rows at a time, ${vacuums[churn.vacuum]}.`;
  return [
    { kind: 'paragraph', text: state, figures: [] },
    table(comparison),
    ...(notes.length === 0 ? [] : [{ kind: 'list' as const, items: notes.map((text) => ({ mark: '·', text })) }]),
  ];
}

const vacuums = {
  'after-batch': 'with a vacuum after each',
  autovacuum: 'with a vacuum when a fifth of the rows is dead, as autovacuum does',
} as const;

function table({ parts, total }: Comparison): Table {
  const rows = parts.length > 1 ? [...parts, total] : [{ ...total, part: parts[0]?.part ?? 'keys' }];
  return {
    kind: 'table',
    columns: [
      { head: 'part', align: 'left' },
      { head: 'model, B/row', align: 'right' },
      { head: 'measured, B/row', align: 'right' },
      { head: 'error', align: 'right' },
      { head: 'fill', align: 'right' },
    ],
    rows: rows.map((row) => [
      row.part,
      row.modelled === undefined ? 'n/a' : row.modelled.toFixed(1),
      row.measured.toFixed(1),
      printError(row),
      row.fill === undefined ? '' : percent(row.fill),
    ]),
  };
}

/** How far the model is off, with its sign. */
function printError({ error }: Pick<ComparedPart, 'error'>): string {
  if (error === undefined) return 'n/a';
  const rounded = (100 * error).toFixed(1);
  return `${error > 0 && rounded !== '0.0' ? '+' : ''}${rounded === '-0.0' ? '0.0' : rounded}%`;
}

const percent = (share: number): string => `${Number((100 * share).toFixed(1))}%`;
