import type { DesignPart } from '../../model/designs/design.ts';
import type { DesignVerdict, Plan } from '../../model/plan-document.ts';
import { amountOf } from '../amount.ts';
import type { Cell, Column, Section } from '../document.ts';

const parts: readonly (readonly [part: DesignPart, head: string])[] = [
  ['hop1Left', 'hop 1 left'],
  ['hop2Left', 'hop 2 left'],
  ['lost', 'lost'],
  ['rows', 'state'],
  ['bytes', 'bytes'],
  ['writesPerSecond', 'writes'],
];

/** Every design with what it leaves and costs here, the impossible ones as well. */
export function designsSection(plan: Plan): Section | undefined {
  if (plan.designs.length === 0) return undefined;
  const shown = parts.filter(([part]) => plan.designs.some((design) => numberOf(plan, design, part) !== undefined));
  const columns: Column[] = [
    { head: 'design', align: 'left' },
    ...shown.map(([, head]): Column => ({ head, align: 'right', oneUnit: true })),
  ];
  const rows = plan.designs.map((design): Cell[] => [
    `${markOf(design)} ${design.name}`,
    ...shown.map(([part]) => numberOf(plan, design, part) ?? '–'),
  ]);
  const legend = {
    kind: 'paragraph',
    text: '→ recommended, ✓ possible, ✗ a condition does not hold.',
    figures: [],
  } as const;
  return { title: 'Designs', blocks: [{ kind: 'table', columns, rows }, legend] };
}

function markOf({ rejected, possible }: DesignVerdict): string {
  if (rejected === undefined) return '→';
  return possible ? '✓' : '✗';
}

function numberOf(plan: Plan, { figures }: DesignVerdict, part: DesignPart) {
  const id = figures[part];
  return id === undefined ? undefined : amountOf(plan, id);
}
