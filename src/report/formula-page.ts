import { designs } from '../model/designs/index.ts';
import { constants, type FigureDeclaration } from '../model/figure.ts';
import { declarations } from '../model/sheet/index.ts';
import { stores } from '../model/stores/index.ts';
import { printQuantity } from '../units/index.ts';
import { codeSpan, escapeMarkdown } from './markdown/escape.ts';

const introduction = `# Formulas

Every number of a plan is a figure of this sheet. A name in an expression is another figure or an input of the profile. A
number that does not apply is absent, and so is every figure that reads it; the exceptions are \`total\`, \`longest\` and
\`shortest\`, which work on those that apply, \`either\`, the first that applies, and \`given\`, 1 where its number applies.
\`positive\` is the number, or 0 below 0; \`capped\` the number, or 1 above 1. \`dedup-planner explain FIGURE\` shows any of them with its numbers and the origin of each input.`;

/** The formula page in Markdown, made from the declarations that are evaluated: sections, designs, stores, constants. */
export function renderFormulaPage(): string {
  const sections = new Map<string, [string, FigureDeclaration][]>();
  for (const entry of declarations) {
    const name = entry[0].split('.')[0] ?? '';
    sections.set(name, [...(sections.get(name) ?? []), entry]);
  }
  const parts = [introduction];
  for (const [name, figures] of sections) {
    if (name !== 'design') parts.push(`## ${name}`, table(figures));
  }
  parts.push('## What each design leaves and costs');
  for (const design of Object.values(designs)) {
    const prefix = `design.${design.figureName}.`;
    const figures = [...declarations].filter(([id]) => id.startsWith(prefix));
    parts.push(`### ${escapeMarkdown(design.name)}`, escapeMarkdown(design.summary), table(figures));
  }
  parts.push(
    '## Stores',
    'With `inbox.store` and no flat row size, these take the place of the figures of the same name.',
  );
  for (const store of Object.values(stores)) {
    parts.push(`### ${escapeMarkdown(store.name)}`, table(Object.entries({ ...store.figures, ...store.replaces })));
  }
  parts.push('## Constants', constantTable());
  return `${parts.join('\n\n')}\n`;
}

function table(figures: readonly (readonly [string, FigureDeclaration])[]): string {
  const rows = figures.map(
    ([id, { unit, expression, note, source }]) =>
      `| ${codeSpan(id)} | ${unit} | ${codeSpan(expression)} | ${escapeMarkdown(note)} (${escapeMarkdown(source)}) |`,
  );
  return ['| figure | unit | expression | meaning and source |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

function constantTable(): string {
  const rows = Object.entries(constants).map(
    ([name, { value, unit, note }]) =>
      `| ${codeSpan(name)} | ${printQuantity(value, unit)} | ${escapeMarkdown(note)} |`,
  );
  return ['| constant | value | meaning |', '| --- | --- | --- |', ...rows].join('\n');
}
