import type {
  FigureChange,
  InputChange,
  PlanDiff,
  PlanSnapshot,
  SnapshotFinding,
  SnapshotRecommendation,
} from '../model/diff-document.ts';
import { applies, type Profile, type ResolvedInput } from '../model/profile.ts';
import { causeOf, type Recommend } from './recommendation-cause.ts';

/**
 * What changed from one plan to another.
 * @param recommend Plans a profile, to find the input that changed the recommendation.
 */
export function diffPlans(base: PlanSnapshot, head: PlanSnapshot, recommend: Recommend): PlanDiff {
  const inputs = inputChanges(base.profile, head.profile);
  const changed = designKey(base.recommendation) !== designKey(head.recommendation);
  return {
    base,
    head,
    inputs,
    figures: figureChanges(base, head),
    findings: findingChanges(base.findings, head.findings),
    ...(changed
      ? {
          cause: causeOf(base.profile, head.profile, countingPaths(inputs, head.profile), recommend),
        }
      : {}),
  };
}

/** What the choices of the head make moot did not change the answer; those choices did. */
function countingPaths(changes: readonly InputChange[], head: Profile): string[] {
  return changes.filter(({ path }) => applies(head, path)).map(({ path }) => path);
}

/** A design with its parts, as one word. */
export const designKey = ({ name, design, parts }: SnapshotRecommendation): string =>
  JSON.stringify([name, design, ...parts]);

function inputChanges(base: Profile, head: Profile): InputChange[] {
  const paths = new Set([...base.inputs.keys(), ...head.inputs.keys()]);
  return [...paths].flatMap((path): InputChange[] => {
    const [before, after] = [counting(base, path), counting(head, path)];
    if (JSON.stringify([before?.value, before?.range]) === JSON.stringify([after?.value, after?.range])) return [];
    return [
      { path, ...(before === undefined ? {} : { base: before }), ...(after === undefined ? {} : { head: after }) },
    ];
  });
}

function counting(profile: Profile, path: string): ResolvedInput | undefined {
  return applies(profile, path) ? profile.inputs.get(path) : undefined;
}

/** Two numbers that differ by less than this share of the larger one differ by rounding. */
const rounding = 1e-12;

function figureChanges(base: PlanSnapshot, head: PlanSnapshot): FigureChange[] {
  const ids = new Set([...head.figures.keys(), ...base.figures.keys()]);
  return [...ids].flatMap((id): FigureChange[] => {
    const [before, after] = [base.figures.get(id), head.figures.get(id)];
    const known = after ?? before;
    if (known === undefined) return [];
    const { label, unit } = known;
    const change = { id, label, ...(unit === undefined ? {} : { unit }) };
    if (before === undefined || after === undefined || before.unit !== after.unit) {
      const sides = { ...(before && { base: before.value }), ...(after && { head: after.value }) };
      return [{ ...change, ...sides }];
    }
    const absolute = after.value - before.value;
    if (Math.abs(absolute) <= rounding * Math.max(Math.abs(before.value), Math.abs(after.value))) return [];
    const relative = before.value === 0 ? {} : { relative: absolute / Math.abs(before.value) };
    return [{ ...change, base: before.value, head: after.value, absolute, ...relative }];
  });
}

/** A rule that speaks at another level is another finding. */
function findingChanges(base: readonly SnapshotFinding[], head: readonly SnapshotFinding[]): PlanDiff['findings'] {
  const key = ({ rule, level }: SnapshotFinding): string => `${rule} ${level}`;
  const [before, after] = [new Set(base.map(key)), new Set(head.map(key))];
  const came = head.filter((finding) => !before.has(key(finding)));
  return {
    came,
    went: base.filter((finding) => !after.has(key(finding))),
    stayed: head.length - came.length,
  };
}
