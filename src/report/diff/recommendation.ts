import type { PlanDiff, RecommendationCause, SnapshotRecommendation } from '../../model/diff-document.ts';
import { inputText } from '../input-text.ts';

/** Whether the answer changed, and because of what, in sentences. */
export function recommendationText(diff: PlanDiff): string[] {
  const { base, head, cause } = diff;
  if (cause === undefined) return [`Unchanged: ${designName(head.recommendation)}.`];
  return [
    `Changed from ${designName(base.recommendation)} to ${designName(head.recommendation)}.`,
    causeText(cause, diff),
  ];
}

/** A design with the parts that its name does not say. */
function designName({ name, parts }: SnapshotRecommendation): string {
  const said = name.toLowerCase();
  const added = parts.map((part) => part.replaceAll('-', ' ')).filter((part) => !said.includes(part));
  return [name, ...added].join(' + ');
}

function causeText({ kind, inputs }: RecommendationCause, diff: PlanDiff): string {
  const list = inputs.map((path) => changeText(path, diff));
  switch (kind) {
    case 'alone':
      return list.length === 1
        ? `Because of ${list[0]}: that change alone does it.`
        : `Each of these changes alone does it: ${list.join('; ')}.`;
    case 'needed':
      return list.length === 1
        ? `Because of ${list[0]}: without that change, among all the others, the answer is another one.`
        : `Not without any one of these changes: ${list.join('; ')}.`;
    case 'together':
      return `Because of these changes together: ${list.join('; ')}.`;
    case 'tool': {
      const version = diff.base.savedBy ?? diff.head.savedBy;
      const since = version === undefined ? '' : ` since version ${version}`;
      return `Today the inputs of both give the same answer: the rules of dedup-planner changed${since}, not the profile.`;
    }
  }
}

function changeText(path: string, { inputs }: PlanDiff): string {
  const change = inputs.find((input) => input.path === path);
  const [before, after] = [change?.base, change?.head].map((input) =>
    input === undefined ? 'absent' : inputText(input),
  );
  return `${path} (${before} → ${after})`;
}
