import type { SheetFigure } from '../../model/sheet/compile.ts';
import type { Plan } from '../../model/plan-document.ts';
import type { Block } from '../document.ts';
import { onOneLine } from '../text/display-width.ts';
import { wrap, wrapBeside } from '../text/wrap.ts';
import type { Page } from '../text/page.ts';
import { sentenceCase } from '../prose.ts';
import { declaredFigure } from './declared.ts';
import { valueText, withNumbers } from './formula.ts';
import { constantsIn, derivedNamed } from './number.ts';
import { constantBlocks, originBlocks } from './origins.ts';

/** What an explanation has come past: each figure is explained once, inputs and constants are listed at its end. */
export interface Trail {
  readonly figures: Set<string>;
  readonly inputs: Set<string>;
  readonly constants: Set<string>;
}

/** A figure, its formula in names and in numbers, and below it every figure that it reads. */
export function explainFigure(plan: Plan, figure: SheetFigure, page: Page, trail: Trail, depth = 0): string[] {
  trail.figures.add(figure.id);
  for (const name of constantsIn(figure.expression)) trail.constants.add(name);
  const below = figure.reads.flatMap((name): string[] => {
    const read = declaredFigure(plan, name);
    if (read === undefined) return explainInput(plan, name, page, trail, depth + 1);
    return trail.figures.has(name) ? [] : ['', ...explainFigure(plan, read, page, trail, depth + 1)];
  });
  return [...figureLines(plan, figure, page, depth), ...below];
}

function figureLines(plan: Plan, figure: SheetFigure, { width, color }: Page, depth: number): string[] {
  const indent = depth * 2;
  const value = valueText(plan, figure.id);
  const title = wrap(`${figure.id} = ${value}`, width, indent).map((line) => color.bold(line));
  const numbers = withNumbers(plan, figure.expression, figure.reads);
  const formula = [
    ...wrap(figure.expression, width, indent + 2),
    ...(numbers === value ? [] : wrapBeside('=', numbers, width, indent + 2)),
    ...wrapBeside('=', value, width, indent + 2),
  ];
  return [
    ...title,
    ...wrap(`${sentenceCase(figure.label)}. ${figure.note}`, width, indent),
    ...formula,
    ...wrap(`Source: ${figure.source}`, width, indent + 2).map((line) => color.dim(line)),
  ];
}

/** An input is listed at the end; one derived from keys is told on the spot, and its keys are listed. */
function explainInput(plan: Plan, name: string, { width }: Page, trail: Trail, depth: number): string[] {
  const derived = derivedNamed(name);
  if (derived === undefined) {
    trail.inputs.add(name);
    return [];
  }
  for (const path of derived.from) trail.inputs.add(path);
  if (trail.figures.has(name)) return [];
  trail.figures.add(name);
  const text = `${name} = ${valueText(plan, name)}`;
  return [
    '',
    ...wrap(text, width, depth * 2),
    ...wrap(onOneLine(`${sentenceCase(derived.label)}. ${derived.note}`), width, depth * 2),
  ];
}

/** The inputs and constants that an explanation came past. */
export function trailBlocks(plan: Plan, { inputs, constants }: Trail): Block[] {
  return [...originBlocks(plan, [...inputs]), ...constantBlocks([...constants])];
}
