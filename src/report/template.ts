import type { Plan } from '../model/plan-document.ts';
import { applies } from '../model/profile.ts';
import { amountOf, type Amount, printAmounts } from './amount.ts';
import { inputText, inputUnit } from './input-text.ts';

const placeholder = /\{([A-Za-z][\w.]*)\}/g;

/** The ids of the figures and inputs that a template names, each once, in order. */
export function placeholders(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(placeholder), ([, id]) => id ?? ''))];
}

/** A piece of a filled template: words, or what stands for the figure or input with this id. */
export interface TemplatePart {
  readonly text: string;
  readonly id?: string;
}

/**
 * A template with each `{figure.or.input.id}` replaced by what a person would write, the numbers printed together so
 * that two of them that differ never read alike. An id that the plan does not have prints as n/a.
 */
export function fillTemplate(text: string, plan: Plan): string {
  return templateParts(text, plan)
    .map((part) => part.text)
    .join('');
}

/** The same in pieces, for a format that does more with a number than print it. */
export function templateParts(template: string, plan: Plan): TemplatePart[] {
  const ids = placeholders(template);
  const amounts = ids.flatMap((id) => amountNamed(id, plan) ?? []);
  const printed = new Map(printAmounts(amounts).map((words, index) => [amounts[index]?.figure, words]));
  // Splitting at a pattern with a group puts the ids between the words.
  return template.split(placeholder).map((piece, index) => {
    if (index % 2 === 0) return { text: piece };
    return { text: printed.get(piece) ?? wordsNamed(piece, plan) ?? 'n/a', id: piece };
  });
}

function amountNamed(id: string, plan: Plan): Amount | undefined {
  const figure = amountOf(plan, id);
  if (figure !== undefined) return figure;
  const value = plan.profile.inputs.get(id)?.value;
  const unit = inputUnit(id);
  if (typeof value !== 'number' || unit === undefined || !applies(plan.profile, id)) return undefined;
  return { value, unit, figure: id };
}

function wordsNamed(id: string, plan: Plan): string | undefined {
  const input = plan.profile.inputs.get(id);
  return input !== undefined && applies(plan.profile, id) ? inputText(input) : undefined;
}
