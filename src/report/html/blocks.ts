import type { Level } from '../../model/finding.ts';
import type { Plan } from '../../model/plan-document.ts';
import type { Block, FindingBlock, ListItem, Section } from '../document.ts';
import { html, type Html } from './markup.ts';
import type { Prose } from './prose.ts';
import { tableHtml } from './table.ts';

/** The id of a section in the page, for links. */
export const sectionId = ({ title }: Pick<Section, 'title'>): string =>
  title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** A section with its heading; reference matter is folded away. */
export function sectionHtml(plan: Plan, section: Section, prose: Prose): Html {
  const id = sectionId(section);
  const body = section.blocks.map((block) => blockHtml(plan, block, section.title, prose));
  if (section.reference) {
    return html`<details class="section" id="${id}">
      <summary><h2>${section.title}</h2></summary>
      ${body}
    </details>`;
  }
  return html`<section class="section" id="${id}" aria-labelledby="${id}-title">
    <h2 id="${id}-title">${section.title}</h2>
    ${body}
  </section>`;
}

/** One block. */
export function blockHtml(plan: Plan, block: Block, title: string, prose: Prose): Html {
  switch (block.kind) {
    case 'table':
      return tableHtml(plan, block, title, prose);
    case 'paragraph': {
      const text = prose.paragraph(block);
      return block.strong ? html`<p class="strong">${text}</p>` : html`<p>${text}</p>`;
    }
    case 'heading':
      return html`<h3>${block.text}</h3>`;
    case 'list':
      return html`<ul>
        ${block.items.map((item) => itemHtml(item, prose))}
      </ul>`;
    default:
      return findingHtml(block, prose);
  }
}

/** What marks mean to someone who hears them. */
const markWords: ReadonlyMap<string, string> = new Map([
  ['✓', 'holds: '],
  ['✗', 'does not hold: '],
  ['?', 'to be checked: '],
]);

function itemHtml({ mark, about, text }: ListItem, prose: Prose): Html {
  const words = markWords.get(mark);
  const marked =
    words === undefined
      ? undefined
      : html`<span class="mark" aria-hidden="true">${mark}</span><span class="unseen">${words}</span>`;
  const said = prose.text(text);
  const body = about === undefined ? said : html`<strong>${about}</strong> <span class="about">${said}</span>`;
  return words === undefined ? html`<li>${body}</li>` : html`<li class="marked">${marked}<span>${body}</span></li>`;
}

const levelWords: Readonly<Record<Level, string>> = { failure: 'Failure', warning: 'Warning', info: 'Note' };

function findingHtml({ level, rule, message, advice }: FindingBlock, prose: Prose): Html {
  return html`<article class="finding ${level}">
    <h3><span class="level">${levelWords[level]}</span> <code>${rule}</code></h3>
    <p>${prose.text(message)}</p>
    ${advice === '' ? undefined : html`<p class="advice"><span aria-hidden="true">→ </span>${prose.text(advice)}</p>`}
  </article>`;
}
