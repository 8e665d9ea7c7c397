import type { HorizonVerdict, Plan, WindowLimit } from '../../model/plan-document.ts';
import { amountOf } from '../amount.ts';
import type { Cell, Column, Section } from '../document.ts';
import { idsUnder, labelColumns, labelledRow, present, tableOf } from '../figure-table.ts';

const columns: readonly Column[] = [
  { head: 'late duplicates', align: 'left' },
  { head: 'after', align: 'right' },
  { head: 'window', align: 'left' },
  { head: 'applied twice', align: 'right' },
];

/** How long the store remembers against how late a duplicate can arrive. */
export function windowSection(plan: Plan): Section | undefined {
  const blocks = present([
    tableOf(labelColumns, [
      ...['window.requested', 'window.effective'].map((id) => labelledRow(plan, id)),
      limitRow('ended by', plan.window, 'inbox.window'),
      requiredRow(plan),
      ...['window.coverage', 'window.escaping', ...lessUsual(plan)].map((id) => labelledRow(plan, id)),
      limitRow('broker window ended by', plan.brokerWindow, 'producer.brokerWindow'),
    ]),
    tableOf(
      columns,
      plan.horizons.map((horizon) => horizonRow(plan, horizon)),
    ),
  ]);
  if (blocks.length === 0) return undefined;
  return { title: 'The window against every horizon', blocks, tells: ['window.shortfall'] };
}

const mainIds = ['window.requested', 'window.effective', 'window.required', 'window.coverage', 'window.escaping'];

/** What else bears on a window; a shortfall of 1 is none. */
function lessUsual(plan: Plan): string[] {
  const ids = idsUnder(plan, 'window', 'broker', 'keys', 'outage').filter((id) => !mainIds.includes(id));
  return plan.figures.get('window.shortfall')?.value === 1 ? ids.filter((id) => id !== 'window.shortfall') : ids;
}

/** What ends a window, unless it is what the profile asks for. */
function limitRow(label: string, limit: WindowLimit | undefined, usual: string): Cell[] | undefined {
  return limit === undefined || limit.limitedBy === usual ? undefined : [label, limit.label];
}

const withoutEnd = 'without end';

function requiredRow(plan: Plan): Cell[] | undefined {
  const endless = plan.horizons.some(({ seconds }) => seconds === Infinity);
  return labelledRow(plan, 'window.required') ?? (endless ? ['required window', withoutEnd] : undefined);
}

/** A wait without end (a backlog that never drains) is no figure, and still the longest horizon of all. */
function horizonRow(plan: Plan, { label, figure, escapes, seconds, covered }: HorizonVerdict): Cell[] {
  const length = amountOf(plan, figure) ?? (seconds === Infinity ? withoutEnd : '–');
  return [label, length, covered ? '✓ covered' : '✗ escapes', amountOf(plan, escapes) ?? '–'];
}
