import type { Plan } from '../../model/plan-document.ts';
import type { Section } from '../document.ts';
import { idsUnder, labelledFigures } from '../figure-table.ts';
import { comparedFigures } from './stores.ts';

/** What the inbox does to the machine that it stands on, and what was measured there. */
export function inboxSection(plan: Plan): Section | undefined {
  const ids = idsUnder(plan, 'inbox', 'measured').filter((id) => !comparedFigures.has(id));
  const table = labelledFigures(plan, ids);
  return table && { title: 'The inbox in its database', blocks: [table] };
}
