import type { Plan } from '../../model/plan-document.ts';
import type { Section } from '../document.ts';
import { idsUnder, labelledFigures } from '../figure-table.ts';

/** Whether deleting keeps up with inserting. */
export function cleanupSection(plan: Plan): Section | undefined {
  const table = labelledFigures(plan, idsUnder(plan, 'cleanup'));
  return table && { title: 'Clean-up', blocks: [table] };
}
