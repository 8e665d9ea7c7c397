import type { Plan } from '../model/plan-document.ts';
import { amountOf } from './amount.ts';
import type { Cell, Column, Table } from './document.ts';

/** What a table shows for a figure that does not apply. */
const absent = '–';

/** A row of figures under a label; undefined when the plan has none of them. An empty id leaves its cell empty. */
export function figureRow(plan: Plan, label: Cell, ids: readonly string[]): Cell[] | undefined {
  if (!ids.some((id) => plan.figures.has(id))) return undefined;
  return [label, ...ids.map((id) => (id === '' ? '' : (amountOf(plan, id) ?? absent)))];
}

/** A table of the rows that exist; undefined when none does. */
export function tableOf(columns: readonly Column[], rows: readonly (readonly Cell[] | undefined)[]): Table | undefined {
  const existing = present(rows);
  return existing.length === 0 ? undefined : { kind: 'table', columns, rows: existing };
}

/** The columns of a table of labels and what stands beside them. */
export const labelColumns: readonly Column[] = [
  { head: '', align: 'left' },
  { head: '', align: 'left' },
];

/** The ids of the plan's figures that begin with one of these words, in reading order. */
export function idsUnder(plan: Plan, ...words: readonly string[]): string[] {
  return [...plan.figures.keys()].filter((id) => words.some((word) => id.startsWith(`${word}.`)));
}

/** A figure beside its label in the sheet. */
export function labelledRow(plan: Plan, id: string): Cell[] | undefined {
  return figureRow(plan, plan.figures.get(id)?.label ?? id, [id]);
}

/** Figures one below the other. */
export function labelledFigures(plan: Plan, ids: readonly string[]): Table | undefined {
  return tableOf(
    labelColumns,
    ids.map((id) => labelledRow(plan, id)),
  );
}

/** Those that exist. */
export function present<Value>(values: readonly (Value | undefined)[]): Value[] {
  return values.filter((value) => value !== undefined);
}
