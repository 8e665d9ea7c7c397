import { inputAt } from '../../model/inputs/index.ts';
import type { Plan } from '../../model/plan-document.ts';
import { html, type Html } from './markup.ts';

/** A number that tells on demand where it comes from; the exact value stands beside the printed one for programs. */
export function figureNumber(plan: Plan, id: string, text: string): Html {
  const figure = plan.figures.get(id);
  if (figure === undefined) return html`${text}`;
  return html`<button
    type="button"
    class="number"
    aria-haspopup="dialog"
    data-explain="${id}"
    data-value="${figure.value}"
  >
    ${text}
  </button>`;
}

/** A name in the tool: one that can be explained does so on demand. */
export function name(plan: Plan, code: string): Html {
  if (!plan.figures.has(code) && inputAt(code) === undefined) return html`<code>${code}</code>`;
  return explainer(code, code);
}

/** Words that open the explanation of a figure or an input. */
export function explainer(id: string, words: string): Html {
  return html`<button type="button" class="name" aria-haspopup="dialog" data-explain="${id}">
    <code>${words}</code>
  </button>`;
}
