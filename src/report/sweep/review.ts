import type { Sweep, SweepAxis, SweepFigure } from '../../model/sweep.ts';
import type { Block, Cell, Column, Section, Table } from '../document.ts';
import { listOf } from '../prose.ts';
import { fewDigits, printRoundedTogether } from '../rounded.ts';
import { changesLegend, changeText, verdictMark, verdictText } from './changes.ts';

/** A sweep as a report reads, whatever the format: a table a figure for two inputs, one table for one. */
export function sweepReview(sweep: Sweep): readonly Section[] {
  const [first, second] = sweep.axes;
  if (first === undefined) return [];
  return second === undefined ? [alongOne(sweep, first)] : acrossTwo(sweep, first, second);
}

/** What the report is called. */
export const sweepTitle = ({ profile, axes }: Sweep): string =>
  `${profile.name ?? 'Deduplication plan'} by ${axes.map(({ label }) => label).join(' and ')}`;

const absent = '–';

const number = (value: number | undefined, { unit }: SweepFigure): Cell =>
  value === undefined || Number.isNaN(value) ? absent : { value, unit, digits: fewDigits };

function alongOne({ axes, figures, cells, verdicts }: Sweep, axis: SweepAxis): Section {
  const steps = printRoundedTogether(axis.values, axis.unit);
  const changes = cells.map((cell) => cell.changes.map(changeText).join(', '));
  const changing = changes.some((text) => text !== '');
  const columns: Column[] = [
    { head: axis.path, align: 'right' },
    ...figures.map(({ id }): Column => ({ head: id, align: 'right', oneUnit: true })),
    ...(changing ? [{ head: 'from here on', align: 'left' } as const] : []),
  ];
  const rows = cells.map((cell, row): Cell[] => [
    steps[row] ?? '',
    ...figures.map((figure, index) => number(cell.numbers[index], figure)),
    ...(changing ? [changes[row] ?? ''] : []),
  ]);
  const [start] = verdicts;
  return {
    title: sectionTitle(axes),
    blocks: [
      { kind: 'table', columns, rows },
      ...(start === undefined ? [] : [paragraph(`${changing ? 'At first' : 'Everywhere'}: ${verdictText(start)}.`)]),
      ...(changing ? [paragraph(changesLegend)] : []),
    ],
  };
}

function acrossTwo(sweep: Sweep, first: SweepAxis, second: SweepAxis): Section[] {
  const { figures, verdicts } = sweep;
  const tables = figures.map((figure, index): Section => ({
    title: `${figure.id} (${figure.label})`,
    blocks: [figureTable(sweep, first, second, figure, index)],
  }));
  const letters = verdicts.map((verdict, index) => ({ mark: verdictMark(index), text: verdictText(verdict) }));
  const [everywhere] = verdicts;
  const legend: Block[] =
    verdicts.length === 1 && everywhere !== undefined
      ? [paragraph(`Everywhere: ${verdictText(everywhere)}.`)]
      : listOf('The letter beside a number says what the plan comes to there.', letters);
  return [...tables, { title: 'What the plan comes to', blocks: legend }];
}

function figureTable(
  { cells, verdicts }: Sweep,
  first: SweepAxis,
  second: SweepAxis,
  figure: SweepFigure,
  index: number,
): Table {
  const steps = printRoundedTogether(first.values, first.unit);
  const heads = printRoundedTogether(second.values, second.unit);
  const height = first.values.length;
  const rows = first.values.map((_, row): Cell[] => [
    steps[row] ?? '',
    ...second.values.flatMap((_value, column): Cell[] => {
      const cell = cells[column * height + row];
      const letter = verdicts.length === 1 ? [] : [verdictMark(cell?.verdict ?? 0)];
      return [number(cell?.numbers[index], figure), ...letter];
    }),
  ]);
  const columns: Column[] = [
    { head: `${first.path} ↓ ${second.path} →`, align: 'right' },
    ...heads.flatMap((head): Column[] => [
      { head, align: 'right' },
      ...(verdicts.length === 1 ? [] : [{ head: '', align: 'right' } as const]),
    ]),
  ];
  return { kind: 'table', columns, rows };
}

const sectionTitle = (axes: readonly SweepAxis[]): string =>
  axes.map(({ path, values, scale }) => `${path}, ${values.length} steps (${scaleWords[scale]})`).join('; ');

const scaleWords = { log: 'logarithmic', linear: 'linear' } as const;

const paragraph = (text: string): Block => ({ kind: 'paragraph', text, figures: [] });
