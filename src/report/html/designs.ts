import type { DesignVerdict, Plan } from '../../model/plan-document.ts';
import type { DesignPart } from '../../model/designs/design.ts';
import { amountOf, printAmounts } from '../amount.ts';
import { present } from '../figure-table.ts';
import { html, type Html } from './markup.ts';
import { figureNumber } from './number.ts';
import { fromTemplate } from './prose.ts';

const numbers: readonly (readonly [part: DesignPart, words: string])[] = [
  ['hop1Left', 'Duplicates left, publish'],
  ['hop2Left', 'Duplicates left, delivery'],
  ['lost', 'Messages lost'],
  ['rows', 'State'],
  ['bytes', 'Bytes'],
  ['writesPerSecond', 'Writes beside the effect'],
];

const texts: readonly (readonly [words: string, text: (design: DesignVerdict) => string])[] = [
  ['Covers', ({ covers }) => covers],
  ['Does not cover', ({ uncovered }) => uncovered],
  ['State lives', ({ where }) => where],
  ['Remembers', ({ window }) => window],
];

/** The designs that can be built here, one a column; below them those that cannot, each with the reason. */
export function designsHtml(plan: Plan): Html {
  const possible = plan.designs.filter((design) => design.possible);
  const impossible = plan.designs.filter((design) => !design.possible);
  const heads = possible.map(
    (design) =>
      html`<th scope="col" class="${mark(design)}">
        <span class="badge">${design.rejected === undefined ? 'Recommended' : 'Possible'}</span> ${design.name}
      </th>`,
  );
  const rows = [
    ...present(numbers.map(([part, words]) => numberRow(plan, possible, part, words))),
    ...texts.map(([words, text]) => row(words, possible, (design) => html`${text(design)}`)),
    row('Why not', possible, ({ rejected }) =>
      rejected === undefined ? html`<span class="unseen">recommended</span>` : fromTemplate(plan, rejected),
    ),
  ];
  return html`<div class="scroll" role="group" aria-label="Designs side by side">
      <table class="designs">
        <caption class="unseen">
          Designs side by side
        </caption>
        <thead>
          <tr>
            <td></td>
            ${heads}
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>
    </div>
    ${impossible.length === 0 ? undefined : ruledOut(plan, impossible)}`;
}

const mark = ({ rejected }: DesignVerdict): string => (rejected === undefined ? 'chosen' : 'other');

function row(words: string, designs: readonly DesignVerdict[], cell: (design: DesignVerdict) => Html): Html {
  const cells = designs.map((design) => html`<td class="${mark(design)}">${cell(design)}</td>`);
  return html`<tr>
    <th scope="row">${words}</th>
    ${cells}
  </tr>`;
}

/** The numbers of a row are read side by side, so they print together. */
function numberRow(plan: Plan, designs: readonly DesignVerdict[], part: DesignPart, words: string): Html | undefined {
  const amounts = designs.map(({ figures }) => amountOf(plan, figures[part] ?? ''));
  const known = present(amounts);
  if (known.length === 0) return undefined;
  const printed = new Map(printAmounts(known).map((text, index) => [known[index]?.figure, text]));
  return row(words, designs, ({ figures }) => {
    const text = printed.get(figures[part]);
    return text === undefined ? html`<span class="none">–</span>` : figureNumber(plan, figures[part] ?? '', text);
  });
}

function ruledOut(plan: Plan, designs: readonly DesignVerdict[]): Html {
  const items = designs.map(
    ({ name, rejected }) =>
      html`<li><strong>${name}</strong> <span class="about">${fromTemplate(plan, rejected ?? '')}</span></li>`,
  );
  return html`<details class="ruled-out">
    <summary>${designs.length} designs are ruled out here</summary>
    <ul>
      ${items}
    </ul>
  </details>`;
}
