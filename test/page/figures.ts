import type { Page } from 'playwright-core';
import * as v from 'valibot';
import { runInMemory } from '../cli/program.ts';

const planForm = v.object({
  figures: v.record(v.string(), v.object({ value: v.number(), unit: v.string() })),
  recommendation: v.object({ name: v.string(), headline: v.string() }),
  findings: v.array(v.object({ rule: v.string(), message: v.string() })),
});

/** What the command line says to these arguments. */
export async function commandLinePlan(args: readonly string[]): Promise<v.InferOutput<typeof planForm>> {
  const { code, stdout, stderr } = await runInMemory(['plan', ...args, '--format', 'json']);
  if (code !== 0) throw new Error(stderr);
  return v.parse(planForm, JSON.parse(stdout));
}

/** Every number that the page shows of a figure: its id, the exact number, and the text. */
export function shownNumbers(page: Page): Promise<{ id: string; value: string; text: string }[]> {
  return page.locator('[data-value]').evaluateAll((buttons) =>
    buttons.map((button) => ({
      id: button.getAttribute('data-explain') ?? '',
      value: button.getAttribute('data-value') ?? '',
      text: (button.textContent ?? '').trim(),
    })),
  );
}

/** The figures that a page shows, one number each; a figure that is shown with two numbers is an error. */
export async function shownFigures(page: Page): Promise<Record<string, number>> {
  const figures: Record<string, number> = {};
  for (const { id, value } of await shownNumbers(page)) {
    if (figures[id] !== undefined && figures[id] !== Number(value)) throw new Error(`${id} has two numbers`);
    figures[id] = Number(value);
  }
  return figures;
}

/** The figures of a plan as id and number. */
export function numbersOf({ figures }: v.InferOutput<typeof planForm>): Record<string, number> {
  return Object.fromEntries(Object.entries(figures).map(([id, { value }]) => [id, value]));
}
