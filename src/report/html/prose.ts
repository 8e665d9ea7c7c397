import { inputAt } from '../../model/inputs/index.ts';
import type { Plan } from '../../model/plan-document.ts';
import { amountOf, printAmounts } from '../amount.ts';
import type { Paragraph } from '../document.ts';
import { present } from '../figure-table.ts';
import { fillTemplate, templateParts } from '../template.ts';
import { html, type Html } from './markup.ts';
import { figureNumber } from './number.ts';

/** Sentences of one plan as HTML, the numbers in them linked to their formulas. */
export interface Prose {
  readonly text: (text: string) => Html;
  readonly paragraph: (paragraph: Pick<Paragraph, 'text' | 'figures'>) => Html;
}

/** Knows the templates behind the sentences of a plan. */
export function proseOf(plan: Plan): Prose {
  const templates = new Map(templatesOf(plan).map((template) => [fillTemplate(template, plan), template]));
  const text = (filled: string): Html => {
    const template = templates.get(filled);
    return template === undefined ? html`${filled}` : fromTemplate(plan, template);
  };
  return {
    text,
    paragraph: (block) => (block.figures.length === 0 ? text(block.text) : fromFigures(plan, block)),
  };
}

function templatesOf({ recommendation, designs, findings }: Plan): string[] {
  const { headline, reasons, conditions, rejected, flipPoints, uncovered } = recommendation;
  return [
    headline,
    ...reasons,
    ...[...conditions, ...designs.flatMap((design) => design.conditions)].map((condition) => condition.text),
    ...rejected.map(({ reason }) => reason),
    ...present(designs.map((design) => design.rejected)),
    ...flipPoints.map((point) => point.text),
    ...uncovered,
    ...findings.flatMap(({ message, advice }) => [message, advice]),
  ];
}

/** A template filled in, as `fillTemplate` fills it. */
export function fromTemplate(plan: Plan, template: string): Html {
  const parts = templateParts(template, plan);
  return html`${parts.map(({ text, id }) => (id === undefined ? html`${text}` : numberOrWords(plan, id, text)))}`;
}

function numberOrWords(plan: Plan, id: string, text: string): Html {
  if (plan.figures.has(id)) return figureNumber(plan, id, text);
  if (inputAt(id) === undefined) return html`${text}`;
  return html`<button type="button" class="number" aria-haspopup="dialog" data-explain="${id}">${text}</button>`;
}

/** A sentence that names its figures in the order in which it gives their numbers. */
function fromFigures(plan: Plan, { text, figures }: Pick<Paragraph, 'text' | 'figures'>): Html {
  const amounts = present(figures.map((id) => amountOf(plan, id)));
  const parts: Html[] = [];
  let rest = text;
  for (const [index, printed] of printAmounts(amounts).entries()) {
    const start = rest.indexOf(printed);
    const id = amounts[index]?.figure;
    if (start < 0 || id === undefined) continue;
    parts.push(html`${rest.slice(0, start)}`, figureNumber(plan, id, printed));
    rest = rest.slice(start + printed.length);
  }
  return html`${parts}${rest}`;
}
