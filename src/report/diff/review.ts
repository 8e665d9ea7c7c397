import type { FigureChange, InputChange, PlanDiff, PlanSnapshot, SnapshotFinding } from '../../model/diff-document.ts';
import type { ResolvedInput } from '../../model/profile.ts';
import { printQuantity } from '../../units/index.ts';
import { printAmounts } from '../amount.ts';
import type { Block, Cell, Column, ListItem, Section } from '../document.ts';
import { present } from '../figure-table.ts';
import { inputText, originText } from '../input-text.ts';
import { recommendationText } from './recommendation.ts';

/** What one side does not have. */
const absent = '–';

/** A diff in one line. */
export const diffTitle = ({ base, head }: PlanDiff): string => `${sideName(base)} → ${sideName(head)}`;

function sideName({ name, savedBy }: PlanSnapshot): string {
  return savedBy === undefined ? name : `${name} (saved by ${savedBy})`;
}

/**
 * A diff as it reads, whatever the format: the answer, what was changed, what came of it.
 * @param withDesigns Whether to list the figures of every design as well.
 */
export function diffReview(diff: PlanDiff, withDesigns: boolean): Section[] {
  const ofDesigns = diff.figures.filter(({ id }) => id.startsWith('design.'));
  const ofModel = diff.figures.filter((change) => !ofDesigns.includes(change));
  return present([
    { title: 'Recommendation', blocks: recommendationText(diff).map(paragraph) },
    inputsSection(diff.inputs),
    figuresSection('Figures', ofModel) ?? { title: 'Figures', blocks: [paragraph('None changed.')] },
    findingsSection(diff),
    withDesigns ? folded(figuresSection('Figures of the designs', ofDesigns)) : undefined,
  ]);
}

const paragraph = (text: string): Block => ({ kind: 'paragraph', text, figures: [] });

const folded = (section: Section | undefined): Section | undefined => section && { ...section, reference: true };

function inputsSection(inputs: readonly InputChange[]): Section {
  if (inputs.length === 0) return { title: 'Inputs', blocks: [paragraph('None changed.')] };
  const columns: Column[] = ['input', 'base', 'head', 'from'].map((head) => ({ head, align: 'left' }));
  const rows = inputs.map(({ path, base, head }): Cell[] => [
    { code: path },
    sideText(base),
    sideText(head),
    head === undefined ? '' : originText(head.origin),
  ]);
  return { title: 'Inputs', blocks: [{ kind: 'table', columns, rows }] };
}

const sideText = (input: ResolvedInput | undefined): string => (input === undefined ? absent : inputText(input));

function figuresSection(title: string, changes: readonly FigureChange[]): Section | undefined {
  if (changes.length === 0) return undefined;
  const columns: Column[] = [
    { head: 'figure', align: 'left' },
    ...['base', 'head', 'change', ''].map((head): Column => ({ head, align: 'right' })),
  ];
  return { title, blocks: [{ kind: 'table', columns, rows: changes.map(figureRow) }] };
}

function figureRow({ label, unit, base, head, absolute, relative }: FigureChange): Cell[] {
  const [before = absent, after = absent] = printSides(base, head, unit);
  return [
    label,
    before,
    after,
    absolute === undefined ? absent : signed(absolute, printQuantity(Math.abs(absolute), unit ?? '1')),
    relative === undefined ? '' : signed(relative, printQuantity(roughly(Math.abs(relative)), 'share')),
  ];
}

/** Both sides printed together, so that two that differ never read alike. */
function printSides(base: number | undefined, head: number | undefined, unit: FigureChange['unit']): string[] {
  const known = [base, head].filter((value) => value !== undefined);
  const printed = printAmounts(known.map((value) => ({ value, unit: unit ?? '1' }))).values();
  return [base, head].map((value) => (value === undefined ? absent : (printed.next().value ?? absent)));
}

/** Three digits of a change are enough; the exact numbers stand beside it. */
const roughly = (share: number): number => Number(share.toPrecision(3));

const signed = (number: number, text: string): string => `${number < 0 ? '−' : '+'}${text}`;

function findingsSection({ findings: { came, went, stayed } }: PlanDiff): Section {
  const items = [
    ...came.map((finding) => findingItem('+', finding)),
    ...went.map((finding) => findingItem('−', finding)),
  ];
  const rest = paragraph(`${came.length} came, ${went.length} went, ${stayed} stayed.`);
  return { title: 'Findings', blocks: [rest, ...(items.length === 0 ? [] : [{ kind: 'list', items } as const])] };
}

function findingItem(mark: string, { rule, level, message }: SnapshotFinding): ListItem {
  return { mark, about: `${level} ${rule}`, text: message };
}
