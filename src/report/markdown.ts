import type { Gate } from '../model/gate-document.ts';
import type { Plan } from '../model/plan-document.ts';
import { budgetCounts } from './budgets.ts';
import { present } from './figure-table.ts';
import { escapeMarkdown } from './markdown/escape.ts';
import { markdownSection } from './markdown/sections.ts';
import { review } from './review.ts';
import { findingCounts } from './sections/findings.ts';
import { formulasSection } from './sections/formulas.ts';
import { recommendedName } from './sections/recommendation.ts';

/**
 * A plan as GitHub-flavoured Markdown, for a pull request: the answer first, then the review, with inputs and formulas
 * folded away; ends with a line break.
 */
export function renderMarkdown(plan: Plan, gate?: Gate): string {
  const { title, description, sections } = review(plan, gate);
  const parts = [
    `## ${escapeMarkdown(title)}`,
    ...(description === undefined ? [] : [escapeMarkdown(description)]),
    `**Recommended:** ${escapeMarkdown(recommendedName(plan))}. **Findings:** ${findingCounts(plan)}.${budgetCounts(gate)}`,
    ...present([...sections, formulasSection(plan)]).map(markdownSection),
  ];
  return `${parts.join('\n\n')}\n`;
}
