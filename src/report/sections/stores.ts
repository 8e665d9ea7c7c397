import type { Plan } from '../../model/plan-document.ts';
import type { Cell, Column, Section } from '../document.ts';
import { figureRow, present, tableOf } from '../figure-table.ts';
import { sentence } from '../prose.ts';
import { fillTemplate } from '../template.ts';

/** A line and its figures; `unless` names a figure whose number it may only repeat. */
interface Line {
  readonly label: string;
  readonly inbox?: string;
  readonly day?: string;
  readonly position?: string;
  readonly unless?: string;
}

const lines: readonly Line[] = [
  { label: 'rows', inbox: 'inbox.rows', day: 'inbox.dayRows', position: 'position.rows' },
  { label: 'bytes', inbox: 'inbox.bytes', day: 'inbox.dayBytes', position: 'position.bytes' },
  { label: 'bytes a row', inbox: 'inbox.bytesPerRow', day: 'inbox.bytesPerRow' },
  { label: 'peak rows', inbox: 'inbox.peakRows' },
  { label: 'peak bytes', inbox: 'inbox.peakBytes' },
  { label: 'peak rows, partitions dropped', inbox: 'inbox.partitionedPeakRows', unless: 'inbox.peakRows' },
  { label: 'peak bytes, partitions dropped', inbox: 'inbox.partitionedPeakBytes', unless: 'inbox.peakBytes' },
  { label: 'inserts a second', inbox: 'inbox.insertsPerSecond', day: 'inbox.insertsPerSecond' },
  {
    label: 'inserts a second at peak',
    inbox: 'inbox.peakInsertsPerSecond',
    day: 'inbox.peakInsertsPerSecond',
    unless: 'inbox.insertsPerSecond',
  },
  { label: 'deletes a second', inbox: 'inbox.deletesPerSecond', day: 'inbox.deletesPerSecond' },
  { label: 'updates, one a message', position: 'position.updatesPerSecond' },
  { label: 'updates, one a commit', position: 'position.batchedUpdatesPerSecond' },
  { label: 'most messages a second', position: 'position.ceiling' },
];

const stores = ['inbox', 'day', 'position'] as const;

/** The figures of the comparison. */
export const comparedFigures: ReadonlySet<string> = new Set(
  lines.flatMap((line) => [line.inbox, line.day, line.position].filter((id) => id !== undefined)),
);

/** Keyed inbox and stored position side by side, the inbox at the window asked for and at 24 h. */
export function storesSection(plan: Plan): Section | undefined {
  const shown = stores.filter((store) => isShown(plan, store));
  const heads = {
    inbox: plan.figures.has('window.requested') ? fillTemplate('inbox, {window.requested}', plan) : 'inbox',
    day: 'inbox, 24 h',
    position: 'position',
  };
  const columns: Column[] = shown.map((store) => ({ head: heads[store], align: 'right' }));
  const rows = lines.map((line): Cell[] | undefined =>
    repeats(plan, line)
      ? undefined
      : figureRow(
          plan,
          line.label,
          shown.map((store) => line[store] ?? ''),
        ),
  );
  const blocks = present([
    tableOf([{ head: '', align: 'left' }, ...columns], rows),
    sentence(plan, [
      'The inbox holds {comparison.rowsRatio} times the rows and {comparison.bytesRatio} times the bytes of the position',
    ]),
    sentence(plan, [
      'The narrow key check beside a position holds {narrowCheck.rows}',
      '{narrowCheck.bytes}',
      'and takes {narrowCheck.writesPerSecond}',
    ]),
  ]);
  return blocks.length === 0 ? undefined : { title: titleOf(shown), blocks, tells: [...comparedFigures] };
}

/** With 24 h asked for, a column at 24 h says nothing new. */
function isShown(plan: Plan, store: (typeof stores)[number]): boolean {
  const rows = (id: string) => plan.figures.get(id)?.value;
  if (store === 'day' && rows('inbox.rows') === rows('inbox.dayRows')) return false;
  return lines.some((line) => plan.figures.has(line[store] ?? ''));
}

function repeats(plan: Plan, { inbox, unless }: Line): boolean {
  if (inbox === undefined || unless === undefined) return false;
  return plan.figures.get(inbox)?.value === plan.figures.get(unless)?.value;
}

function titleOf(shown: readonly string[]): string {
  if (!shown.includes('position')) return 'Keyed inbox';
  return shown.includes('inbox') ? 'Keyed inbox against stored position' : 'Stored position';
}
