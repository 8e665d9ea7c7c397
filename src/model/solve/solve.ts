import { type Evaluation, evaluateProfile, type Reading } from '../evaluation.ts';
import { derivedInputs } from '../derived.ts';
import type { QuantityInput } from '../input.ts';
import { inputAt } from '../inputs/index.ts';
import { applies, type Profile } from '../profile.ts';
import { type Constraint, holdsIn } from './constraint.ts';
import { domainOf, sampled } from './domain.ts';
import { type Interval, intervalsWhere } from './intervals.ts';
import { roundedInside } from './round.ts';

/** A value of the input with what the figure comes to there. */
export interface SolvedPoint {
  readonly value: number;
  readonly figure: number;
}

/** The values of one input for which a constraint holds, or why there is none. */
export interface Solution {
  readonly input: string;
  readonly constraint: Constraint;
  /** What the input and the figure are now; absent where they do not apply. */
  readonly now: { readonly value?: number; readonly figure?: number; readonly holds?: boolean };
  /** Rounded inwards: every end satisfies the constraint as it is printed. Empty when nothing does. */
  readonly intervals: readonly { readonly from?: SolvedPoint; readonly to?: SolvedPoint }[];
  /** Why there is no value, or why every value will do (a template). */
  readonly reason?: string;
  /** The value that comes nearest when none satisfies. */
  readonly closest?: SolvedPoint;
}

/** All values of a numeric input for which a constraint holds, the rest of the profile unchanged. */
export function solve(profile: Profile, input: string, constraint: Constraint): Solution {
  const evaluation = evaluateProfile(profile);
  const declaration = inputAt(input);
  const figureNow = evaluation.read(constraint.figure);
  const valueNow = evaluation.read(input);
  const holds = holdsIn(constraint, evaluation.read);
  const now = {
    ...(Number.isNaN(valueNow) ? {} : { value: valueNow }),
    ...(Number.isNaN(figureNow) ? {} : { figure: figureNow }),
    ...(holds !== undefined && { holds }),
  };
  const answer = { input, constraint, now };
  const at = evaluation.varying(input);
  if (declaration?.kind !== 'quantity' || at === undefined) {
    return { ...answer, intervals: [], reason: notCounting(profile, input) };
  }
  const satisfied = (value: number): boolean => holdsIn(constraint, at(value)) === true;
  const point = (value: number): SolvedPoint => ({ value, figure: at(value)(constraint.figure) });
  const found = intervalsWhere(satisfied, domainOf(declaration), present(valueNow));
  const intervals = found.map((interval) => rounded(interval, declaration, satisfied, point));
  if (intervals.length > 0) {
    const unbounded = intervals.every(({ from, to }) => from === undefined && to === undefined);
    return { ...answer, intervals, ...(unbounded && { reason: whyAlways(evaluation, input, constraint) }) };
  }
  return { ...answer, intervals, ...whyNever(evaluation, declaration, input, constraint, at) };
}

const present = (value: number): readonly number[] => (Number.isNaN(value) ? [] : [value]);

function rounded(
  { from, to }: Interval,
  { unit }: QuantityInput,
  satisfied: (value: number) => boolean,
  point: (value: number) => SolvedPoint,
): Solution['intervals'][number] {
  const end = (value: number): SolvedPoint => point(roundedInside(value, unit, satisfied));
  return { ...(from !== undefined && { from: end(from) }), ...(to !== undefined && { to: end(to) }) };
}

function notCounting(profile: Profile, input: string): string {
  const condition = inputAt(input)?.onlyWhen;
  return condition !== undefined && !applies(profile, input)
    ? `${input} does not count here: it does so only with ${condition.path}: ${condition.is.join(' or ')}.`
    : `${input} is not a number that can be varied.`;
}

function whyAlways(evaluation: Evaluation, input: string, constraint: Constraint): string {
  return inputsOf(evaluation, constraint).includes(input)
    ? `Every value of ${input} satisfies it.`
    : `${constraint.figure} does not depend on ${input}, and satisfies it as it is.`;
}

function whyNever(
  evaluation: Evaluation,
  declaration: QuantityInput,
  input: string,
  constraint: Constraint,
  at: (value: number) => Reading,
): Pick<Solution, 'reason' | 'closest'> {
  const { figure, relation } = constraint;
  const needed = inputsOf(evaluation, constraint);
  const values = sampled(domainOf(declaration), 8).map((value) => ({ value, figure: at(value)(figure) }));
  const known = values.filter((entry) => !Number.isNaN(entry.figure));
  if (known.length === 0) {
    const absent = needed.filter((name) => name !== input && Number.isNaN(evaluation.read(name)));
    return {
      reason: `${figure} does not apply here${absent.length === 0 ? '' : `: it reads ${absent.join(', ')}, which the profile does not give`}.`,
    };
  }
  if (!needed.includes(input)) return { reason: `${figure} does not depend on ${input}.` };
  const wantsLess = relation === '<' || relation === '<=';
  const [first] = known;
  const closest = known.reduce(
    (best, entry) => ((wantsLess ? entry.figure < best.figure : entry.figure > best.figure) ? entry : best),
    first ?? { value: Number.NaN, figure: Number.NaN },
  );
  return { reason: `No value of ${input} brings ${figure} ${wantsLess ? 'down' : 'up'} to the limit.`, closest };
}

/** The inputs that a constraint reads, through figures and derived inputs. */
function inputsOf({ figures }: Evaluation, { figure, limit }: Constraint): readonly string[] {
  const reads = new Map(figures.map(({ id, reads: names }) => [id, names]));
  const derived = new Map(Object.entries(derivedInputs).map(([name, { from }]) => [name, from]));
  const found = new Set<string>();
  const visited = new Set<string>();
  const visit = (name: string): void => {
    if (visited.has(name)) return;
    visited.add(name);
    const further = reads.get(name) ?? derived.get(name);
    if (further === undefined) found.add(name);
    else for (const next of further) visit(next);
  };
  visit(figure);
  if (typeof limit === 'string') visit(limit);
  return [...found];
}
