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
  return flowing(parts.map(({ text, id }) => (id === undefined ? text : numberOrWords(plan, id, text))));
}

function numberOrWords(plan: Plan, id: string, text: string): Html {
  if (plan.figures.has(id)) return figureNumber(plan, id, text);
  if (inputAt(id) === undefined) return html`${text}`;
  return html`<button type="button" class="number" aria-haspopup="dialog" data-explain="${id}">${text}</button>`;
}

/** A sentence that names its figures in the order in which it gives their numbers. */
function fromFigures(plan: Plan, { text, figures }: Pick<Paragraph, 'text' | 'figures'>): Html {
  const amounts = present(figures.map((id) => amountOf(plan, id)));
  const pieces: (Html | string)[] = [];
  let rest = text;
  for (const [index, printed] of printAmounts(amounts).entries()) {
    const start = rest.indexOf(printed);
    const id = amounts[index]?.figure;
    if (start < 0 || id === undefined) continue;
    pieces.push(rest.slice(0, start), figureNumber(plan, id, printed));
    rest = rest.slice(start + printed.length);
  }
  return flowing([...pieces, rest]);
}

const opening = /\($/;
const closing = /^[.,:;)]+/;

/** Words and numbers in turn; no line ends between a number and the bracket before it or the punctuation after it. */
function flowing(pieces: readonly (Html | string)[]): Html {
  const isNumber = (index: number): boolean => typeof pieces[index] === 'object';
  const edge = (index: number, pattern: RegExp): string => {
    const piece = pieces[index];
    return typeof piece === 'string' ? (pattern.exec(piece)?.[0] ?? '') : '';
  };
  return html`${pieces.map((piece, index) => {
    if (typeof piece === 'string') {
      const begun = isNumber(index - 1) ? piece.replace(closing, '') : piece;
      return isNumber(index + 1) ? begun.replace(opening, '') : begun;
    }
    const [before, after] = [edge(index - 1, opening), edge(index + 1, closing)];
    return before + after === '' ? piece : html`<span class="together">${before}${piece}${after}</span>`;
  })}`;
}
