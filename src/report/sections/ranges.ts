import { headlineFigures } from '../../model/headline-figures.ts';
import type { Plan } from '../../model/plan-document.ts';
import type { FigureRange, Uncertainty } from '../../model/uncertainty/uncertainty.ts';
import { printQuantity } from '../../units/index.ts';
import type { Block, Cell, Column, Section } from '../document.ts';
import { listOf } from '../prose.ts';
import { fewDigits, printRounded } from '../rounded.ts';

const columns: readonly Column[] = [
  { head: '', align: 'left' },
  { head: 'low', align: 'right' },
  { head: 'likely', align: 'right' },
  { head: 'high', align: 'right' },
];

const mostOthers = 10;

/** How far the headline figures spread when the inputs vary within their ranges, and which answers come of it. */
export function rangesSection(plan: Plan): Section | undefined {
  const { uncertainty } = plan;
  if (uncertainty === undefined) return undefined;
  const { samples, seed, figures, designs, findings } = uncertainty;
  const headlines = headlineFigures.filter((id) => figures.has(id));
  const shown: readonly string[] = headlines.length > 0 ? headlines : [...figures.keys()].slice(0, mostOthers);
  const text =
    `${printQuantity(samples, '1')} samples (seed ${seed}) of ${inputsText(uncertainty)}. ` +
    '5% of the samples lie at or below low, half at or below likely, 95% at or below high. ' +
    'Every other number of this plan is that of the likely inputs.';
  const blocks: Block[] = [
    { kind: 'paragraph', text, figures: [] },
    ...(shown.length === 0 ? [] : [{ kind: 'table', columns, rows: shown.flatMap((id) => row(plan, id)) } as const]),
    ...listOf(
      'How often each design wins',
      designs.map(({ share, name }) => ({ mark: '•', text: `${shareText(share)} ${name}` })),
    ),
    ...listOf(
      'Findings that depend on the ranges',
      findings.map(({ rule, level, share }) => ({ mark: '•', text: `${shareText(share)} ${level} ${rule}` })),
    ),
  ];
  return { title: 'Ranges', blocks };
}

function inputsText({ inputs }: Uncertainty): string {
  return inputs.map((tied) => tied.join(' with ')).join(', ');
}

/** Without the id of the figure: the number that the plan itself gives for it stands elsewhere. */
function row(plan: Plan, id: string): Cell[][] {
  const figure = plan.figures.get(id);
  const range: FigureRange | undefined = plan.uncertainty?.figures.get(id);
  if (figure === undefined || range === undefined) return [];
  const { label, unit } = figure;
  return [[label, ...[range.low, range.likely, range.high].map((value): Cell => ({ value, unit, digits: fewDigits }))]];
}

const shareText = (share: number): string => printRounded(share, 'share', 3);
