import type { Plan } from '../../model/plan-document.ts';
import { figuresIn, type Section } from '../document.ts';
import { labelledFigures } from '../figure-table.ts';

/** The figures that no other section gives, so that a new one shows without a change here. */
export function otherFiguresSection(plan: Plan, sections: readonly Section[]): Section | undefined {
  const shown = new Set(sections.flatMap(figuresIn));
  const table = labelledFigures(
    plan,
    [...plan.figures.keys()].filter((id) => !shown.has(id)),
  );
  return table && { title: 'Other figures', blocks: [table], reference: true };
}
