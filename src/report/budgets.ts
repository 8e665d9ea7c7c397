import type { BudgetOutcome, BudgetVerdict, Gate, Measured } from '../model/gate-document.ts';
import { printQuantity } from '../units/index.ts';
import type { Cell, Column, ListItem, Section } from './document.ts';
import { printAmounts } from './amount.ts';

/** What became of a budget, in a word: an unknown one is as bad as a broken one. */
const outcomeMarks: Readonly<Record<BudgetOutcome, string>> = {
  met: '✓ met',
  broken: '✗ broken',
  unknown: '✗ unknown',
  new: '– new',
};

/** Whether a budget does not hold. */
export const isBroken = ({ outcome }: Pick<BudgetVerdict, 'outcome'>): boolean =>
  outcome === 'broken' || outcome === 'unknown';

/** The budgets of one plan, those that do not hold first; undefined when it has none. */
export function budgetsSection(budgets: readonly BudgetVerdict[]): Section | undefined {
  if (budgets.length === 0) return undefined;
  const inOrder = [...budgets.filter(isBroken), ...budgets.filter((verdict) => !isBroken(verdict))];
  const withBaseline = budgets.some(({ baseline }) => baseline !== undefined);
  const columns: Column[] = [
    { head: 'budget', align: 'left' },
    { head: 'verdict', align: 'left' },
    { head: 'is', align: 'right' },
    { head: 'limit', align: 'right' },
    ...(withBaseline ? [{ head: 'baseline', align: 'right' } as const] : []),
  ];
  const rows = inOrder.map((verdict): Cell[] => [
    { code: verdict.expression },
    verdictWords(verdict),
    ...numbersOf(verdict, withBaseline),
  ]);
  const notes = inOrder.flatMap(noteOf);
  const list = notes.length === 0 ? [] : [{ kind: 'list', items: notes } as const];
  return { title: 'Budgets', blocks: [{ kind: 'table', columns, rows }, ...list] };
}

/** How many budgets hold, as a sentence after another; nothing without budgets. */
export function budgetCounts(gate: Gate | undefined): string {
  const budgets = gate?.budgets ?? [];
  if (budgets.length === 0) return '';
  const broken = budgets.filter(isBroken).length;
  return ` **Budgets:** ${broken === 0 ? `all ${budgets.length} hold` : `${broken} of ${budgets.length} do not hold`}.`;
}

/** One budget in one sentence, for an annotation or a log: what it asks, what is, and why it is there. */
export function budgetSentence(verdict: BudgetVerdict): string {
  const { expression, message, reason, measured, limit, baseline } = verdict;
  const [is, most, before] = printMeasured([measured, limit, baseline]);
  const numbers = [
    ...(measured === undefined ? [] : [`is ${is}`]),
    ...(limit === undefined ? [] : [`the limit is ${most}`]),
    ...(baseline === undefined ? [] : [`the baseline has ${before}`]),
  ];
  const why = [reason ?? numbers.join(', '), message].filter((text) => text !== undefined && text !== '');
  return `${expression}: ${why.join('. ')}`;
}

/** Numbers of one budget, printed together so that a limit that is just passed does not read like the number itself. */
function printMeasured(numbers: readonly (Measured | undefined)[]): string[] {
  const known = numbers.flatMap((number) =>
    number?.unit === undefined ? [] : [{ value: number.value, unit: number.unit }],
  );
  const printed = printAmounts(known).values();
  return numbers.map((number) => {
    if (number === undefined) return '–';
    return number.unit === undefined ? printQuantity(number.value, '1') : (printed.next().value ?? '');
  });
}

function numbersOf({ measured, limit, baseline }: BudgetVerdict, withBaseline: boolean): string[] {
  return printMeasured([measured, limit, ...(withBaseline ? [baseline] : [])]);
}

function verdictWords({ outcome, level }: BudgetVerdict): string {
  const mark = outcomeMarks[outcome];
  return level === 'warning' && outcome !== 'met' ? `${mark} (warning)` : mark;
}

/** Why a budget has no verdict, and what its author says when it does not hold. */
function noteOf(verdict: BudgetVerdict): ListItem[] {
  const { expression, message, reason } = verdict;
  const said = isBroken(verdict) ? message : undefined;
  const text = [reason, said].filter((part) => part !== undefined).join('. ');
  return text === '' ? [] : [{ mark: '•', about: expression, text }];
}
