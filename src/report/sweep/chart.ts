import { plot } from 'asciichart';
import type { Sweep, SweepAxis, SweepCell, SweepFigure } from '../../model/sweep.ts';
import { printRounded } from '../rounded.ts';
import { displayWidth } from '../text/display-width.ts';
import type { Page } from '../text/page.ts';
import { wrap, wrapBeside } from '../text/wrap.ts';
import { changesLegend, changeText, verdictText } from './changes.ts';
import { sweepTitle } from './review.ts';

const height = 10;
const indent = 2;
const narrowest = 20;

/** Values this many times apart are drawn on a logarithmic axis, so that the small ones do not lie on the ground. */
const farApart = 100;

/** A curve a figure; with two inputs one for each value of the second. Ends with a line break. */
export function renderSweepChart(sweep: Sweep, page: Page): string {
  const { axes, figures, cells } = sweep;
  const [first, second] = axes;
  if (first === undefined) return '';
  const length = first.values.length;
  const curves = (second?.values ?? [undefined]).map((value, index) => ({
    title: value === undefined || second === undefined ? '' : ` at ${second.path} ${printRounded(value, second.unit)}`,
    cells: cells.slice(index * length, (index + 1) * length),
  }));
  const parts = figures.flatMap((figure, index) => {
    const all = cells.map(({ numbers }) => numbers[index] ?? Number.NaN);
    return curves.map(({ title, cells: own }) => [
      page.color.bold(`${figure.id} (${figure.label})${title}`),
      ...chart(axisOf(figure, all), index, own, first, page),
    ]);
  });
  const verdicts = curves.map(({ title, cells: own }) => verdictLines(sweep, title, own, first, page));
  return `${[[page.color.bold(sweepTitle(sweep))], ...parts, ...verdicts].map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

/** The vertical axis of a figure, which all its curves share. */
interface VerticalAxis {
  readonly isLogarithmic: boolean;
  readonly least: number;
  readonly most: number;
  readonly labels: (height: number) => string;
  readonly width: number;
}

function axisOf({ unit }: SweepFigure, values: readonly number[]): VerticalAxis | undefined {
  const finite = values.filter(Number.isFinite);
  if (finite.length === 0) return undefined;
  const [low, high] = [Math.min(...finite), Math.max(...finite)];
  const isLogarithmic = low > 0 && high / low >= farApart;
  const [least, most] = isLogarithmic ? [Math.log10(low), Math.log10(high)] : [low, high];
  const text = (at: number): string => printRounded(isLogarithmic ? 10 ** at : Math.max(at, 0), unit, 3);
  const labels = Array.from({ length: height + 1 }, (_, row) => text(least + ((most - least) * row) / height));
  const width = Math.max(...labels.map(displayWidth));
  return { isLogarithmic, least, most, width, labels: (at) => text(at).padStart(width) };
}

function chart(
  axis: VerticalAxis | undefined,
  index: number,
  cells: readonly SweepCell[],
  across: SweepAxis,
  page: Page,
): string[] {
  if (axis === undefined) return wrap('does not apply, or has no end, anywhere here', page.width, indent);
  const numbers = cells.map((cell) => cell.numbers[index] ?? Number.NaN);
  const heights = numbers.map((value) => {
    if (!Number.isFinite(value)) return axis.most;
    return axis.isLogarithmic ? Math.log10(value) : value;
  });
  const room = page.width - indent - axis.width - 2;
  const curve = stretched(heights, Math.max(narrowest, room));
  const margin = ' '.repeat(indent);
  const drawn =
    axis.least === axis.most
      ? [`${axis.labels(axis.least)} ┼${'─'.repeat(curve.length - 1)}`]
      : plot([...curve], { height, min: axis.least, max: axis.most, offset: 2, format: axis.labels }).split('\n');
  const gap = ' '.repeat(indent + axis.width + 1);
  const low = printRounded(across.values[0] ?? 0, across.unit);
  const high = printRounded(across.values.at(-1) ?? 0, across.unit);
  const line = [low, high.padStart(Math.max(curve.length - low.length, high.length + 1))].join('');
  const endless = numbers.filter((value) => !Number.isFinite(value)).length;
  return [
    ...drawn.map((text) => (margin + text).trimEnd()),
    `${gap}${marks(cells, curve.length)}`.trimEnd(),
    `${gap}${line}`,
    ...wrap(
      `across: ${across.path}, ${scaleWords[across.scale]}; upwards: ${axis.isLogarithmic ? 'logarithmic' : 'linear'}`,
      page.width,
      gap.length,
    ),
    ...(endless === 0
      ? []
      : wrap(`${endless} of ${numbers.length} steps have no number and are drawn at the top`, page.width, gap.length)),
  ];
}

const scaleWords = { log: 'logarithmic', linear: 'linear' } as const;

/** A curve of more points than were computed: straight lines between those. */
function stretched(heights: readonly number[], room: number): readonly number[] {
  const points = heights.length;
  if (points >= room) return heights;
  return Array.from({ length: room }, (_, column) => {
    const place = (column * (points - 1)) / (room - 1);
    const before = Math.floor(place);
    const from = heights[before] ?? 0;
    const to = heights[before + 1] ?? from;
    return from + (to - from) * (place - before);
  });
}

/** A mark below each place where something changes. */
function marks(cells: readonly SweepCell[], width: number): string {
  const line = Array.from({ length: width }, () => ' ');
  for (const [index, { changes }] of cells.entries()) {
    const column = Math.round((index * (width - 1)) / Math.max(cells.length - 1, 1));
    if (changes.length > 0) line[column] = '▲';
  }
  return line.join('');
}

function verdictLines(
  { verdicts }: Sweep,
  title: string,
  cells: readonly SweepCell[],
  { values, unit }: SweepAxis,
  page: Page,
): string[] {
  const start = verdicts[cells[0]?.verdict ?? 0];
  const changing = cells.flatMap(({ changes }, index) =>
    changes.length === 0 ? [] : [`${printRounded(values[index] ?? 0, unit)}: ${changes.map(changeText).join(', ')}`],
  );
  const opening = changing.length === 0 ? 'Everywhere' : 'At first';
  return [
    page.color.bold(`What the plan comes to${title}`),
    ...(start === undefined ? [] : wrap(`${opening}: ${verdictText(start)}.`, page.width, indent)),
    ...changing.flatMap((text) => wrapBeside('▲', text, page.width, indent)),
    ...(changing.length === 0 ? [] : wrap(changesLegend, page.width, indent)),
  ];
}
