import { inputAt } from '../model/inputs/index.ts';
import type { Solution, SolvedPoint } from '../model/solve/solve.ts';
import { printQuantity, type Unit } from '../units/index.ts';
import { inputUnit } from './input-text.ts';
import type { Page } from './text/page.ts';
import { wrap } from './text/wrap.ts';

/** The name of this form of the document. */
const solutionSchemaName = 'dedup-planner/solution/v1';

/** A solution in words: what the input may be, what the figure comes to there, and what both are now. */
export function renderSolution(solution: Solution, figureUnit: Unit, { width, color }: Page): string {
  const { input, constraint, now, intervals, reason, closest } = solution;
  const unit = inputUnit(input) ?? '1';
  const value = (amount: number): string => printQuantity(amount, unit);
  const figure = (amount: number): string => printQuantity(amount, figureUnit);
  const answers = intervals.map((interval) => `${input} ${rangeWords(interval, value)}`);
  const ends = intervals.flatMap(({ from, to }) => [from, to]).filter((end) => end !== undefined);
  const at = ({ value: amount, figure: result }: SolvedPoint): string =>
    `at ${value(amount)}: ${constraint.figure} = ${figure(result)}`;
  const lines = [
    color.bold(answers.length === 0 ? `No ${input} satisfies ${constraint.text}` : answers.join(', or ')),
    ...(reason === undefined ? [] : wrap(reason, Math.min(width, 100), 2)),
    ...ends.map((end) => `  ${at(end)}`),
    ...(closest === undefined ? [] : [`  closest ${at(closest)}`]),
    `  now ${nowWords(now, value, figure, constraint.figure)}`,
  ];
  return `${lines.join('\n')}\n`;
}

function rangeWords({ from, to }: Solution['intervals'][number], value: (amount: number) => string): string {
  if (from !== undefined && to !== undefined) return `from ${value(from.value)} to ${value(to.value)}`;
  if (to !== undefined) return `at most ${value(to.value)}`;
  return from === undefined ? 'may have any value' : `at least ${value(from.value)}`;
}

function nowWords(
  { value, figure, holds }: Solution['now'],
  valueWords: (amount: number) => string,
  figureWords: (amount: number) => string,
  figureId: string,
): string {
  const given = value === undefined ? 'not given' : valueWords(value);
  const comes = figure === undefined ? 'does not apply' : `= ${figureWords(figure)}`;
  const verdict = holds === undefined ? '' : holds ? ', which satisfies it' : ', which does not satisfy it';
  return `${given}: ${figureId} ${comes}${verdict}`;
}

/** A solution for other programs: plain numbers in base units. */
export function renderSolutionJson(solution: Solution, figureUnit: Unit): string {
  const { constraint, ...answer } = solution;
  const declaration = inputAt(solution.input);
  const unit = declaration?.kind === 'quantity' ? { unit: declaration.unit } : {};
  const document = {
    schema: solutionSchemaName,
    constraint: constraint.text,
    figure: constraint.figure,
    figureUnit,
    ...unit,
    ...answer,
    solved: solution.intervals.length > 0,
  };
  return `${JSON.stringify(document, undefined, 2)}\n`;
}
