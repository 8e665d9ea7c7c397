import type { Gate } from '../model/gate-document.ts';
import type { Plan } from '../model/plan-document.ts';
import { budgetsSection } from './budgets.ts';
import type { Review, Section } from './document.ts';
import { cleanupSection } from './sections/cleanup.ts';
import { designsSection } from './sections/designs.ts';
import { duplicatesSection } from './sections/duplicates.ts';
import { findingsSection } from './sections/findings.ts';
import { inboxSection } from './sections/inbox.ts';
import { inputsSection } from './sections/inputs.ts';
import { observedSection } from './sections/observed.ts';
import { otherFiguresSection } from './sections/other-figures.ts';
import { rangesSection } from './sections/ranges.ts';
import { recommendationSection } from './sections/recommendation.ts';
import { storesSection } from './sections/stores.ts';
import { systemsSection } from './sections/systems.ts';
import { trafficSection } from './sections/traffic.ts';
import { windowSection } from './sections/window.ts';
import { present } from './figure-table.ts';

/** In the order in which a design review reads them. */
const inOrder: readonly ((plan: Plan) => Section | undefined)[] = [
  inputsSection,
  trafficSection,
  systemsSection,
  duplicatesSection,
  observedSection,
  storesSection,
  inboxSection,
  cleanupSection,
  windowSection,
];

const conclusions: readonly ((plan: Plan) => Section | undefined)[] = [
  designsSection,
  recommendationSection,
  rangesSection,
  findingsSection,
];

/**
 * A plan as a report reads, whatever the format; a section whose figures are all absent is left out.
 * @param gate The budgets that the plan was held against, told last.
 */
export function review(plan: Plan, gate?: Gate): Review {
  const numbers = present(inOrder.map((section) => section(plan)));
  const answer = present(conclusions.map((section) => section(plan)));
  const others = otherFiguresSection(plan, [...numbers, ...answer]);
  const { name, description } = plan.profile;
  return {
    title: name ?? 'Deduplication plan',
    ...(description === undefined ? {} : { description }),
    sections: [...numbers, ...present([others]), ...answer, ...present([gate && budgetsSection(gate.budgets)])],
  };
}
