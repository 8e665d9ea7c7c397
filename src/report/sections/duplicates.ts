import type { Plan } from '../../model/plan-document.ts';
import type { Cell, Column, Paragraph, Section } from '../document.ts';
import { figureRow, labelledFigures, present, tableOf } from '../figure-table.ts';

/** The causes of each hop, as their figures are called. */
const hops = [
  { total: 'hop1', causes: ['producerRetry', 'upstreamResend', 'outboxRelay'] },
  { total: 'hop2', causes: ['rebalance', 'consumerCrash', 'leaseExpiry'] },
] as const;

const columns: readonly Column[] = [
  { head: 'hop and cause', align: 'left' },
  { head: 'mean', align: 'right', oneUnit: true },
  { head: 'worst', align: 'right', oneUnit: true },
];

/** Duplicates that arrive, by hop and cause, with their totals and shares. */
export function duplicatesSection(plan: Plan): Section | undefined {
  const silent = hops.flatMap(({ causes }) => causes.filter((cause) => isSilent(plan, cause)));
  const rows = hops.flatMap(({ total, causes }) => [
    figureRow(plan, labelOf(plan, `duplicates.${total}`), [`duplicates.${total}`, '']),
    ...causes.filter((cause) => !silent.includes(cause)).map((cause) => causeRow(plan, cause)),
  ]);
  const total = figureRow(plan, 'total', ['duplicates.total', 'duplicates.worst']);
  const blocks = present([
    tableOf(columns, [...rows, total]),
    silentCauses(plan, silent),
    labelledFigures(plan, [
      'duplicates.shareOfUnique',
      'duplicates.shareOfDeliveries',
      'rebalance.replayMean',
      'rebalance.replayWorst',
      'rebalance.replayWhileCatchingUp',
      'lease.copies',
      'lease.overlap',
      'loss.atMostOnce',
    ]),
  ]);
  const tells = silent.flatMap(idsOf);
  return blocks.length === 0 ? undefined : { title: 'Duplicates a day', blocks, tells };
}

/** Mean and worst. */
const idsOf = (cause: string): readonly string[] => [`duplicates.${cause}`, `duplicates.${cause}Worst`];

const labelOf = (plan: Plan, id: string): string => plan.figures.get(id)?.label ?? id;

function causeRow(plan: Plan, cause: string): Cell[] | undefined {
  return figureRow(plan, `· ${labelOf(plan, `duplicates.${cause}`)}`, idsOf(cause));
}

/** A cause that never happens here is worth a word, not a row. */
function isSilent(plan: Plan, cause: string): boolean {
  const [mean, worst = mean] = idsOf(cause).map((id) => plan.figures.get(id)?.value);
  return mean === 0 && worst === 0;
}

function silentCauses(plan: Plan, causes: readonly string[]): Paragraph | undefined {
  if (causes.length === 0) return undefined;
  const labels = causes.map((cause) => labelOf(plan, `duplicates.${cause}`));
  return { kind: 'paragraph', text: `None from: ${labels.join(', ')}.`, figures: [] };
}
