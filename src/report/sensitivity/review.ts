import type { FigureSensitivity, Influence, Sensitivity } from '../../model/uncertainty/index.ts';
import { printQuantity } from '../../units/index.ts';
import type { Block, Cell, Column, Section } from '../document.ts';
import { fewDigits } from '../rounded.ts';

/** A sensitivity as a report reads, a section a figure. */
export function sensitivityReview(sensitivity: Sensitivity): readonly Section[] {
  return [...sensitivity.figures.map(figureSection), methodSection(sensitivity)];
}

/** What the report is called. */
export const sensitivityTitle = ({ profile }: Sensitivity): string =>
  `${profile.name ?? 'Deduplication plan'}: what the spread comes from`;

const columns: readonly Column[] = [
  { head: 'input', align: 'left' },
  { head: 'explains', align: 'right' },
  { head: 'with others', align: 'right' },
  { head: 'at low', align: 'right', oneUnit: true },
  { head: 'at high', align: 'right', oneUnit: true },
];

function figureSection({ figure, label, unit, range, influences, because }: FigureSensitivity): Section {
  const title = `${figure} (${label})`;
  if (because !== undefined) return { title, blocks: [paragraph(reasons[because])] };
  const number = (value: number): Cell => (Number.isNaN(value) ? '–' : { value, unit, digits: fewDigits });
  const rows = influences.map((influence): Cell[] => [
    inputsText(influence),
    { value: influence.first, unit: 'share', digits: shareDigits },
    { value: influence.total, unit: 'share', digits: shareDigits },
    number(influence.atLow),
    number(influence.atHigh),
  ]);
  const spread: Block[] =
    range === undefined
      ? []
      : [
          {
            kind: 'table',
            columns: ['low', 'likely', 'high'].map((head): Column => ({ head, align: 'right' })),
            rows: [[number(range.low), number(range.likely), number(range.high)]],
          },
        ];
  return { title, blocks: [...spread, { kind: 'table', columns, rows }] };
}

const shareDigits = 3;

const reasons = {
  constant: 'The ranges do not move it.',
  unbounded: 'It has no end, or does not apply, in some samples: such a spread cannot be divided.',
} as const;

const inputsText = ({ inputs }: Influence): string => inputs.join(' with ');

function methodSection({ samples, seed, figures }: Sensitivity): Section {
  const draws = Math.max(0, ...figures.map(({ influences }) => influences.length));
  const runs = samples * (2 + draws);
  const text =
    `Sobol indices of ${printQuantity(samples, '1')} samples (seed ${seed}, ${printQuantity(runs, '1')} evaluations). ` +
    'explains: the share of the variance that goes away on average when this input is known; with others: the same ' +
    'with all that it does together with other inputs. at low, at high: the figure with this input at an end ' +
    'of its range and all others at their likely values. low, likely, high: 5%, half and 95% of the samples lie at or below.';
  return { title: 'How to read it', blocks: [paragraph(text)] };
}

const paragraph = (text: string): Block => ({ kind: 'paragraph', text, figures: [] });
