import { inputAt } from '../../model/inputs/index.ts';
import type { Plan } from '../../model/plan-document.ts';
import { applies } from '../../model/profile.ts';
import type { SheetFigure } from '../../model/sheet/compile.ts';
import { printExact } from '../../units/index.ts';
import type { Block } from '../document.ts';
import { absenceBlocks } from '../explain/absent.ts';
import { declaredFigure } from '../explain/declared.ts';
import { valueText, withNumbers } from '../explain/formula.ts';
import { readerBlocks } from '../explain/input.ts';
import { constantsIn, derivedNamed, nameInExpression } from '../explain/number.ts';
import { constantBlocks, originBlocks, whyAbsent } from '../explain/origins.ts';
import { inputText } from '../input-text.ts';
import { sentenceCase } from '../prose.ts';
import { blockHtml } from './blocks.ts';
import { html, type Html } from './markup.ts';
import { explainer } from './number.ts';
import { proseOf } from './prose.ts';

/** What an explanation shows, under its title. */
export interface Explanation {
  readonly title: string;
  readonly body: Html;
}

/** Where a figure comes from, or what an input means and who reads it; undefined for an id that is neither. */
export function explanation(plan: Plan, id: string): Explanation | undefined {
  const figure = declaredFigure(plan, id);
  if (figure !== undefined) return { title: sentenceCase(figure.label), body: figureBody(plan, figure) };
  const input = inputAt(id);
  return input && { title: sentenceCase(input.label), body: inputBody(plan, id, input.note) };
}

function figureBody(plan: Plan, figure: SheetFigure): Html {
  const { id, expression, reads, note, source, unit } = figure;
  const value = valueText(plan, id);
  const exact = plan.figures.get(id)?.value;
  const exactly = exact === undefined ? value : printExact(exact, unit);
  const numbers = withNumbers(plan, expression, reads);
  const parts = plan.figures.has(id) ? behind(plan, figure) : { inputs: [], constants: [] };
  const rest = [
    ...absenceBlocks(plan, figure),
    ...originBlocks(plan, parts.inputs),
    ...constantBlocks(parts.constants),
  ];
  return html`<p class="value">${value}${exactly === value ? undefined : html` <small>exactly ${exactly}</small>`}</p>
    <p>${note}</p>
    <dl class="formula">
      <dt>Figure</dt>
      <dd><code>${id}</code></dd>
      <dt>Formula</dt>
      <dd><code>${linked(expression, reads)}</code></dd>
      ${
        numbers === value
          ? undefined
          : html`<dt>With numbers</dt>
              <dd><code>${numbers} = ${value}</code></dd>`
      }
      <dt>Source</dt>
      <dd>${source}</dd>
    </dl>
    ${blocksHtml(plan, rest)}`;
}

/** An expression in which each figure and input can be asked in turn. */
function linked(expression: string, reads: readonly string[]): Html {
  const parts: Html[] = [];
  let end = 0;
  for (const match of expression.matchAll(nameInExpression)) {
    const [word] = match;
    if (!reads.includes(word) || derivedNamed(word) !== undefined) continue;
    parts.push(html`${expression.slice(end, match.index)}`, explainer(word, word));
    end = match.index + word.length;
  }
  return html`${parts}${expression.slice(end)}`;
}

function inputBody(plan: Plan, path: string, note: string): Html {
  const input = plan.profile.inputs.get(path);
  const given = input !== undefined && applies(plan.profile, path) ? input : undefined;
  const value = given === undefined ? 'n/a' : inputText(given);
  const blocks = [...(given === undefined ? [] : originBlocks(plan, [path])), ...readerBlocks(plan, path)];
  return html`<p class="value">${value}</p>
    <p>${note}</p>
    ${given === undefined ? html`<p>${sentenceCase(whyAbsent(plan, path))}.</p>` : undefined}
    ${blocksHtml(plan, blocks)}`;
}

function blocksHtml(plan: Plan, blocks: readonly Block[]): Html {
  const prose = proseOf(plan);
  return html`${blocks.map((block) => blockHtml(plan, block, 'What it comes from', prose))}`;
}

interface Origins {
  readonly inputs: readonly string[];
  readonly constants: readonly string[];
}

/** The inputs and constants that a figure comes from, through all figures between. */
function behind(plan: Plan, figure: SheetFigure): Origins {
  const seen = new Set<string>();
  const inputs = new Set<string>();
  const used = new Set<string>();
  const visit = ({ id, expression, reads }: SheetFigure): void => {
    seen.add(id);
    for (const constant of constantsIn(expression)) used.add(constant);
    for (const name of reads) {
      const read = declaredFigure(plan, name);
      if (read === undefined) for (const path of derivedNamed(name)?.from ?? [name]) inputs.add(path);
      else if (!seen.has(name)) visit(read);
    }
  };
  visit(figure);
  return { inputs: [...inputs], constants: [...used] };
}
