import type { Unit } from '../units/index.ts';
import { headlineFigures } from './headline-figures.ts';
import type { Profile } from './profile.ts';
import type { SweepScale } from './sweep-steps.ts';
import { type VariantAnswer, type VariantFinding, Variants } from './variants.ts';

/** One input that a sweep varies, with the values that it takes, in its base unit. */
export interface SweepAxis {
  readonly path: string;
  readonly label: string;
  readonly unit: Unit;
  readonly scale: SweepScale;
  readonly values: readonly number[];
}

/** A figure that a sweep shows. */
export interface SweepFigure {
  readonly id: string;
  readonly label: string;
  readonly unit: Unit;
}

/** What the plan says at a place of a sweep: its answer and what is wrong with it. */
export interface SweepVerdict {
  readonly answer: VariantAnswer;
  /** Failures and warnings, in the order of the rules. */
  readonly findings: readonly VariantFinding[];
}

/** What differs from the place before. */
export type SweepChange =
  | { readonly kind: 'recommendation'; readonly from: VariantAnswer; readonly to: VariantAnswer }
  | { readonly kind: 'finding'; readonly finding: VariantFinding; readonly appears: boolean };

/** One place of a sweep. */
export interface SweepCell {
  /** The value of each input that varies. */
  readonly at: readonly number[];
  /** The value of each figure: NaN when it does not apply, Infinity when it has no end. */
  readonly numbers: readonly number[];
  /** Which of the verdicts. */
  readonly verdict: number;
  /** Against the cell before, while the other input stays; none at the first value of the first input. */
  readonly changes: readonly SweepChange[];
}

/** The figures and verdicts of one profile while one or two of its inputs vary. */
export interface Sweep {
  readonly profile: Profile;
  readonly axes: readonly SweepAxis[];
  readonly figures: readonly SweepFigure[];
  /** The last input varies slowest: the cells of the first input stand together. */
  readonly cells: readonly SweepCell[];
  /** The different verdicts, in the order in which they occur. */
  readonly verdicts: readonly SweepVerdict[];
}

/** More would neither be read nor finish soon. */
export const mostCells = 10_000;

/** What a sweep shows when nobody says what: as many headline figures that vary; a table each with two inputs. */
const mostUsual = { 1: 4, 2: 2 } as const;

/**
 * Plans a profile at every value of one input, or of two.
 * @param axes one or two quantities that count in this profile
 * @param figureIds figures of its sheet; without them those headline figures that vary
 */
export function sweepProfile(profile: Profile, axes: readonly SweepAxis[], figureIds?: readonly string[]): Sweep {
  const variants = new Variants(
    profile,
    axes.map(({ path }) => path),
  );
  const candidates = figureIds ?? usualFigures(profile, axes);
  const figures = candidates.flatMap((id): readonly SweepFigure[] => {
    const declared = variants.figures[variants.position(id) ?? -1];
    return declared === undefined ? [] : [{ id, label: declared.label, unit: declared.unit }];
  });
  const verdicts = new Verdicts();
  const [first, second] = axes;
  const cells = (second?.values ?? [undefined]).flatMap((outer) =>
    cellsAlong(first?.values ?? [], outer, variants, figures, verdicts),
  );
  const kept =
    figureIds === undefined
      ? varying(cells, figures).slice(0, mostUsual[second === undefined ? 1 : 2])
      : figures.map((_, index) => index);
  return {
    profile,
    axes,
    figures: figures.filter((_, index) => kept.includes(index)),
    cells: cells.map((cell) => ({ ...cell, numbers: kept.map((index) => cell.numbers[index] ?? Number.NaN) })),
    verdicts: verdicts.all,
  };
}

function cellsAlong(
  values: readonly number[],
  outer: number | undefined,
  variants: Variants,
  figures: readonly SweepFigure[],
  verdicts: Verdicts,
): SweepCell[] {
  if (outer !== undefined) variants.set(1, outer);
  let before: SweepVerdict | undefined;
  return values.map((value) => {
    variants.set(0, value);
    variants.evaluate();
    const verdict: SweepVerdict = { answer: variants.answer(), findings: variants.findings() };
    const changes = before === undefined ? [] : changesBetween(before, verdict);
    before = verdict;
    return {
      at: outer === undefined ? [value] : [value, outer],
      numbers: figures.map(({ id }) => variants.numbers[variants.position(id) ?? -1] ?? Number.NaN),
      verdict: verdicts.indexOf(verdict),
      changes,
    };
  });
}

/** What is new in a verdict, and what is gone. */
function changesBetween(before: SweepVerdict, after: SweepVerdict): readonly SweepChange[] {
  const missingIn = (one: SweepVerdict, other: SweepVerdict): readonly VariantFinding[] =>
    one.findings.filter(({ rule }) => !other.findings.some((finding) => finding.rule === rule));
  const { answer: from } = before;
  const { answer: to } = after;
  const isSame = answerKey(from) === answerKey(to);
  return [
    ...(isSame ? [] : [{ kind: 'recommendation', from, to } as const]),
    ...missingIn(after, before).map((finding) => ({ kind: 'finding', finding, appears: true }) as const),
    ...missingIn(before, after).map((finding) => ({ kind: 'finding', finding, appears: false }) as const),
  ];
}

const answerKey = ({ design, parts }: VariantAnswer): string => [design, ...parts].join(' ');

/** The different verdicts of a sweep, each once. */
class Verdicts {
  readonly all: SweepVerdict[] = [];
  readonly #places = new Map<string, number>();

  indexOf(verdict: SweepVerdict): number {
    const key = [answerKey(verdict.answer), ...verdict.findings.map(({ rule }) => rule)].join('\n');
    const known = this.#places.get(key);
    if (known !== undefined) return known;
    this.#places.set(key, this.all.length);
    this.all.push(verdict);
    return this.all.length - 1;
  }
}

/** The headline figures that the inputs reach; first those that every one of them does. */
function usualFigures(profile: Profile, axes: readonly SweepAxis[]): readonly string[] {
  const reached = axes.map(({ path }) => new Set(new Variants(profile, [path]).reached().map(([id]) => id)));
  const reachedBy = (count: number): readonly string[] =>
    headlineFigures.filter((id) => reached.filter((ids) => ids.has(id)).length === count);
  return axes.length === 1 ? reachedBy(1) : [...reachedBy(2), ...reachedBy(1)];
}

/** Which figures differ between cells. */
function varying(cells: readonly SweepCell[], figures: readonly SweepFigure[]): number[] {
  const [first] = cells;
  return figures.flatMap((_, index) =>
    cells.some(({ numbers }) => !Object.is(numbers[index], first?.numbers[index])) ? [index] : [],
  );
}
