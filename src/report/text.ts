import type { Gate } from '../model/gate-document.ts';
import type { Plan } from '../model/plan-document.ts';
import { review } from './review.ts';
import { onOneLine } from './text/display-width.ts';
import { wrap } from './text/wrap.ts';
import type { Page } from './text/page.ts';
import { renderSection } from './text/sections.ts';

/** A plan for a terminal or a log, in the order of a design review; ends with a line break. */
export function renderText(plan: Plan, page: Page, gate?: Gate): string {
  const { title, description, sections } = review(plan, gate);
  const head = [
    page.color.bold(onOneLine(title)),
    ...(description === undefined ? [] : wrap(onOneLine(description), Math.min(page.width, 100), 0)),
  ];
  const parts = [head, ...sections.map((section) => renderSection(section, page))];
  return `${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}
