import type { Condition } from '../../model/designs/design.ts';
import type { DesignVerdict, FlipPoint, Plan } from '../../model/plan-document.ts';
import { inputAt } from '../../model/inputs/index.ts';
import type { Block, ListItem, Section } from '../document.ts';
import { labelColumns, labelledRow, tableOf } from '../figure-table.ts';
import { inputText } from '../input-text.ts';
import { listOf, paragraph } from '../prose.ts';
import { fillTemplate } from '../template.ts';

/** The answer: one design and its parts, why, under which conditions, and when another one would win. */
export function recommendationSection(plan: Plan): Section {
  const { headline, reasons, decidedBy, conditions, rejected, flipPoints, uncovered } = plan.recommendation;
  const items = (texts: readonly string[]): ListItem[] =>
    texts.map((text) => ({ mark: '•', text: fillTemplate(text, plan) }));
  const blocks: Block[] = [
    { kind: 'paragraph', text: recommendedName(plan), figures: [], strong: true },
    paragraph(plan, headline),
    ...decidingNumbers(plan, decidedBy),
    ...stateOf(plan),
    ...listOf('Why', items(reasons)),
    ...listOf(
      `Conditions: ${legend(conditions)}`,
      conditions.map((condition) => conditionItem(plan, condition)),
    ),
    ...listOf('What it leaves', items(uncovered)),
    ...listOf(
      'When the answer changes',
      flipPoints.map((point) => flipItem(plan, point)),
    ),
    ...listOf(
      'Not chosen',
      rejected.map(({ name, reason }) => ({ mark: '•', about: name, text: fillTemplate(reason, plan) })),
    ),
  ];
  return { title: 'Recommendation', blocks };
}

/** The name of the design, with the parts that the name does not say. */
export function recommendedName(plan: Plan): string {
  const { name, parts } = plan.recommendation;
  const said = chosenDesign(plan)?.parts ?? [];
  const added = parts.filter((part) => !said.includes(part)).map((part) => part.replaceAll('-', ' '));
  return [name, ...added].join(' + ');
}

const chosenDesign = ({ designs }: Plan): DesignVerdict | undefined =>
  designs.find(({ rejected }) => rejected === undefined);

/** The figures and inputs that decide it, with their numbers. */
function decidingNumbers(plan: Plan, names: readonly string[]): Block[] {
  const table = tableOf(
    labelColumns,
    names.map((name) => labelledRow(plan, name) ?? [inputAt(name)?.label ?? name, fillTemplate(`{${name}}`, plan)]),
  );
  return table === undefined ? [] : [{ kind: 'heading', text: 'Decided by' }, table];
}

function stateOf(plan: Plan): Block[] {
  const verdict = chosenDesign(plan);
  if (verdict === undefined) return [];
  const { where, window, covers, uncovered, costs } = verdict;
  const text = `State: ${where}. Remembers: ${window}. Covers: ${covers}. Does not: ${uncovered}.`;
  const published = costs.map(({ what, low, high, system, source, grade }): ListItem => ({
    mark: '•',
    text: `${what}: ${low === high ? low : `${low} to ${high}`} (${system}; ${grade}: ${source})`,
  }));
  return [{ kind: 'paragraph', text, figures: [] }, ...listOf('Published costs', published)];
}

function markOf({ holds }: Condition): string {
  if (holds === undefined) return '?';
  return holds ? '✓' : '✗';
}

function legend(conditions: readonly Condition[]): string {
  const marks = conditions.map(markOf);
  const words = { '✓': '✓ holds', '✗': '✗ does not hold', '?': '? for a person to check' };
  return Object.entries(words)
    .flatMap(([mark, text]) => (marks.includes(mark) ? [text] : []))
    .join(', ');
}

const conditionItem = (plan: Plan, condition: Condition): ListItem => ({
  mark: markOf(condition),
  text: fillTemplate(condition.text, plan),
});

function flipItem(plan: Plan, { input, value, side, text }: FlipPoint): ListItem {
  return { mark: '•', about: `${input} ${side} ${inputText({ path: input, value })}`, text: fillTemplate(text, plan) };
}
