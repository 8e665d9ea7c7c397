import { type Finding, type Level, levels } from '../../model/finding.ts';
import type { Plan } from '../../model/plan-document.ts';
import type { FindingBlock, Section } from '../document.ts';
import { fillTemplate } from '../template.ts';

const gravestFirst = levels.toReversed();

/** What a reviewer should know, the gravest first. */
export function findingsSection(plan: Plan): Section {
  const sorted = gravestFirst.flatMap((level) => plan.findings.filter((finding) => finding.level === level));
  const none = { kind: 'paragraph', text: 'None.', figures: [] } as const;
  const blocks = sorted.map((finding) => findingBlock(plan, finding));
  return { title: 'Findings', blocks: blocks.length === 0 ? [none] : blocks };
}

function findingBlock(plan: Plan, { level, rule, message, advice }: Finding): FindingBlock {
  return { kind: 'finding', level, rule, message: fillTemplate(message, plan), advice: fillTemplate(advice, plan) };
}

const levelWords: Readonly<Record<Level, readonly [one: string, many: string]>> = {
  failure: ['failure', 'failures'],
  warning: ['warning', 'warnings'],
  info: ['note', 'notes'],
};

/** How many findings there are of each level, in words: `1 failure, 2 warnings`. */
export function findingCounts(plan: Plan): string {
  const counts = gravestFirst.flatMap((level) => {
    const count = plan.findings.filter((finding) => finding.level === level).length;
    const [one, many] = levelWords[level];
    return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
  });
  return counts.length === 0 ? 'none' : counts.join(', ');
}
