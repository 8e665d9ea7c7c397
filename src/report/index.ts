import type { Gate } from '../model/gate-document.ts';
import type { Plan } from '../model/plan-document.ts';
import { renderJson } from './json.ts';
import { renderMarkdown } from './markdown.ts';
import { renderText } from './text.ts';
import type { Page } from './text/page.ts';

export { renderExplanation } from './explain.ts';
export { planDocument, renderJson } from './json.ts';
export { renderMarkdown } from './markdown.ts';
export type * from './plan-contract.ts';
export { planJsonSchema } from './plan-schema.ts';
export { renderText } from './text.ts';
export type { Page } from './text/page.ts';

/** What a format may ask for: the paper, the version of this package, and the budgets that the plan was held against. */
export interface ReportOptions extends Page {
  readonly version: string;
  readonly gate?: Gate;
}

/** The forms of a plan. A new one is a file of its own and a line here. */
export const formats = {
  text: (plan, options) => renderText(plan, options, options.gate),
  json: (plan, { version, gate }) => renderJson(plan, version, gate),
  markdown: (plan, { gate }) => renderMarkdown(plan, gate),
} as const satisfies Record<string, (plan: Plan, options: ReportOptions) => string>;
