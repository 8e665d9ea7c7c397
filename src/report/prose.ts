import type { Plan } from '../model/plan-document.ts';
import type { Heading, ListItem, Paragraph } from './document.ts';
import { fillTemplate, placeholders } from './template.ts';

/**
 * A sentence made of clauses, each a template; a clause that names a figure that the plan does not have is left out.
 * Undefined when nothing remains.
 */
export function sentence(plan: Plan, clauses: readonly string[]): Paragraph | undefined {
  const sayable = clauses.filter((clause) => placeholders(clause).every((id) => plan.figures.has(id)));
  const template = sayable.join(', ');
  return sayable.length === 0
    ? undefined
    : { kind: 'paragraph', text: `${fillTemplate(template, plan)}.`, figures: placeholders(template) };
}

/** A paragraph of a template that somebody else wrote. */
export function paragraph(plan: Plan, template: string): Paragraph {
  return { kind: 'paragraph', text: fillTemplate(template, plan), figures: [] };
}

/** A list under its heading; nothing when there are no items. */
export function listOf(
  heading: string,
  items: readonly ListItem[],
): [] | [Heading, { kind: 'list'; items: readonly ListItem[] }] {
  return items.length === 0
    ? []
    : [
        { kind: 'heading', text: heading },
        { kind: 'list', items },
      ];
}

/** Words at the beginning of a sentence. */
export function sentenceCase(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
