import type { Plan } from '../../model/plan-document.ts';
import type { Section } from '../document.ts';
import { idsUnder, labelledFigures } from '../figure-table.ts';

/** What was counted in a test or an incident. */
export function observedSection(plan: Plan): Section | undefined {
  const table = labelledFigures(plan, idsUnder(plan, 'observed'));
  return table && { title: 'Observed', blocks: [table] };
}
