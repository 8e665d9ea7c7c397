import type { Plan } from '../../model/plan-document.ts';
import { present } from '../figure-table.ts';
import { review } from '../review.ts';
import { formulasSection } from '../sections/formulas.ts';
import { answerHtml } from './answer.ts';
import { sectionHtml, sectionId } from './blocks.ts';
import { designsHtml } from './designs.ts';
import { html, type Html } from './markup.ts';
import { proseOf } from './prose.ts';
import { windowTableHtml } from './window-table.ts';

/** The parts of the page that depend on the plan, by the id of the element that holds them. */
export function regions(
  plan: Plan,
): Readonly<Record<'answer' | 'side-by-side' | 'window-table' | 'contents' | 'plan', Html>> {
  const sections = present([...review(plan).sections, formulasSection(plan)]);
  const prose = proseOf(plan);
  return {
    answer: answerHtml(plan),
    'side-by-side': designsHtml(plan),
    'window-table': windowTableHtml(plan),
    contents: html`<ul>
      ${sections.map((section) => {
        const id = sectionId(section);
        return html`<li><a href="#${id}" data-go="${id}">${section.title}</a></li>`;
      })}
    </ul>`,
    plan: html`${sections.map((section) => sectionHtml(plan, section, prose))}`,
  };
}
