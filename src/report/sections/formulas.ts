import type { Plan } from '../../model/plan-document.ts';
import type { Cell, Section } from '../document.ts';

/** Every figure with its formula and where that comes from. */
export function formulasSection(plan: Plan): Section | undefined {
  const columns = [
    { head: 'figure', align: 'left' },
    { head: 'value', align: 'right' },
    { head: 'formula', align: 'left' },
    { head: 'source', align: 'left' },
  ] as const;
  const rows = [...plan.figures.values()].map(({ id, value, unit, expression, source }): Cell[] => [
    { code: id },
    { value, unit, figure: id },
    { code: expression },
    source,
  ]);
  if (rows.length === 0) return undefined;
  return { title: 'Formulas', blocks: [{ kind: 'table', columns, rows }], reference: true };
}
