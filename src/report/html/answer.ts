import type { Level } from '../../model/finding.ts';
import type { Plan } from '../../model/plan-document.ts';
import { amountOf, printAmounts } from '../amount.ts';
import { present } from '../figure-table.ts';
import { findingCounts } from '../sections/findings.ts';
import { recommendedName } from '../sections/recommendation.ts';
import { html, type Html } from './markup.ts';
import { figureNumber } from './number.ts';
import { fromTemplate } from './prose.ts';

/** The numbers that a room asks for first. */
const headlines: readonly (readonly [id: string, words: string])[] = [
  ['duplicates.total', 'duplicates arrive'],
  ['duplicates.shareOfUnique', 'of unique messages'],
  ['inbox.bytes', 'in a keyed inbox'],
  ['window.required', 'window required'],
  ['window.coverage', 'coverage of it'],
];

/** The answer of a plan on one look: what to build, the first numbers, and how many findings there are. */
export function answerHtml(plan: Plan): Html {
  const amounts = present(headlines.map(([id]) => amountOf(plan, id)));
  const printed = printAmounts(amounts);
  const tiles = amounts.map(({ figure = '' }, index) => {
    const words = headlines.find(([id]) => id === figure)?.[1] ?? '';
    return html`<div class="tile">
      <dt>${words}</dt>
      <dd>${figureNumber(plan, figure, printed[index] ?? '')}</dd>
    </div>`;
  });
  const gravest = gravestLevel(plan);
  return html`<p class="kicker">Recommended</p>
    <p class="answer">${recommendedName(plan)}</p>
    <p class="lead">${fromTemplate(plan, plan.recommendation.headline)}</p>
    <dl class="tiles">${tiles}</dl>
    <p class="counts">
      <a class="level ${gravest ?? 'none'}" href="#findings" data-go="findings">Findings: ${findingCounts(plan)}</a>
    </p>`;
}

/** The plan in one spoken sentence. */
export function answerSentence(plan: Plan): string {
  const amounts = present(headlines.map(([id]) => amountOf(plan, id)));
  const numbers = printAmounts(amounts).map((text, index) => {
    const words = headlines.find(([id]) => id === amounts[index]?.figure)?.[1] ?? '';
    return `${text} ${words}`;
  });
  return `Recommended: ${recommendedName(plan)}. ${numbers.join(', ')}. Findings: ${findingCounts(plan)}.`;
}

function gravestLevel({ findings }: Plan): Level | undefined {
  const gravestFirst: readonly Level[] = ['failure', 'warning', 'info'];
  return gravestFirst.find((level) => findings.some((finding) => finding.level === level));
}
