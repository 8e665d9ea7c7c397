import type { Unit } from '../../units/index.ts';
import type { Profile } from '../profile.ts';
import { Variants } from '../variants.ts';
import { type Draw, drawsOf, valueAt } from './ranged-inputs.ts';
import { setDraws } from './sample.ts';
import { type SobolIndices, sobolIndices } from './sobol.ts';
import { SplitMix64 } from './split-mix.ts';
import { spreadOf } from './spread.ts';
import type { FigureRange, Sampling } from './uncertainty.ts';

/** What one input, or several that are tied, does to a figure. */
export interface Influence extends SobolIndices {
  /** The paths; a leading `-` moves one the other way. */
  readonly inputs: readonly string[];
  /** The figure with this input at its low end (a tied one that is reversed: at its high end), all others likely. */
  readonly atLow: number;
  readonly atHigh: number;
}

/** Why the spread of a figure cannot be divided among inputs. */
export type NoSpread = 'constant' | 'unbounded';

/** How the spread of one figure divides among the inputs. */
export interface FigureSensitivity {
  readonly figure: string;
  readonly label: string;
  readonly unit: Unit;
  /** Absent when the figure is the same in every sample, or does not apply. */
  readonly range?: FigureRange;
  /** The one that explains most first; empty when there is no finite spread. */
  readonly influences: readonly Influence[];
  /** Why there are no influences. */
  readonly because?: NoSpread;
}

/** The sensitivity of figures of one profile. */
export interface Sensitivity {
  readonly profile: Profile;
  readonly samples: number;
  readonly seed: number;
  readonly figures: readonly FigureSensitivity[];
}

/**
 * Ranks the ranges of a profile by how much of the variance of each figure they explain (Sobol indices; see
 * `sobolIndices`). Takes samples · (2 + draws) evaluations, by the scheme of Saltelli, "Making best use of model
 * evaluations to compute sensitivity indices" (Computer Physics Communications 145, 2002).
 * @param figureIds figures of the sheet of this profile
 */
export function sensitivityOf(
  profile: Profile,
  figureIds: readonly string[],
  { samples, seed }: Sampling,
): Sensitivity {
  const draws = drawsOf(profile);
  const runner = new Runner(profile, draws, figureIds, samples);
  const generator = new SplitMix64(seed);
  const a = Float64Array.from({ length: samples * draws.length }, () => generator.next());
  const b = Float64Array.from({ length: samples * draws.length }, () => generator.next());
  const atA = runner.run(a);
  const atB = runner.run(b);
  const mixed = draws.map((_, changed) => runner.run(withColumn(a, b, changed, draws.length)));
  const ends = draws.map((draw) => runner.ends(draw));
  const figures = figureIds.map((figure, index): FigureSensitivity => {
    const { label, unit } = runner.declaration(figure);
    const [outputA, outputB] = [atA[index] ?? none, atB[index] ?? none];
    const influences = draws.flatMap((draw, at): readonly Influence[] => {
      const indices = sobolIndices(outputA, outputB, mixed[at]?.[index] ?? none);
      const [atLow, atHigh] = ends[at]?.[index] ?? [Number.NaN, Number.NaN];
      const inputs = draw.map(({ path, isReversed }) => `${isReversed ? '-' : ''}${path}`);
      return indices === undefined ? [] : [{ inputs, ...indices, atLow, atHigh }];
    });
    const range = spreadOf(outputA.slice());
    const reason = influences.length > 0 ? undefined : range === undefined ? 'constant' : 'unbounded';
    return {
      figure,
      label,
      unit,
      ...(range && { range }),
      influences: influences.toSorted((one, other) => other.first - one.first || other.total - one.total),
      ...(reason && { because: reason }),
    };
  });
  return { profile, samples, seed, figures };
}

const none = new Float64Array();

/** The samples A with one of their draws taken from B. */
function withColumn(a: Float64Array, b: Float64Array, column: number, width: number): Float64Array {
  const mixed = a.slice();
  for (let place = column; place < mixed.length; place += width) mixed[place] = b[place] ?? 0;
  return mixed;
}

/** Evaluates the figures at many draws. */
class Runner {
  readonly #variants: Variants;
  readonly #evaluate: () => void;
  readonly #likely: Variants;
  readonly #draws: readonly Draw[];
  readonly #positions: readonly number[];
  readonly #samples: number;

  constructor(profile: Profile, draws: readonly Draw[], figureIds: readonly string[], samples: number) {
    const paths = draws.flat().map(({ path }) => path);
    this.#variants = new Variants(profile, paths);
    this.#likely = new Variants(profile, paths);
    this.#draws = draws;
    this.#samples = samples;
    this.#positions = figureIds.map((id) => this.#variants.position(id) ?? -1);
    this.#evaluate = this.#variants.evaluatorOf(figureIds);
  }

  declaration(figure: string): { readonly label: string; readonly unit: Unit } {
    const declared = this.#variants.figures[this.#variants.position(figure) ?? -1];
    if (declared === undefined) throw new Error(`${figure} is not a figure of this profile`);
    return declared;
  }

  /** One output of each figure a sample, from the draws of all samples one after the other. */
  run(uniforms: Float64Array): readonly Float64Array[] {
    const outputs = this.#positions.map(() => new Float64Array(this.#samples));
    const width = this.#draws.length;
    for (let sample = 0; sample < this.#samples; sample++) {
      setDraws(this.#variants, this.#draws, uniforms.subarray(sample * width, (sample + 1) * width));
      this.#evaluate();
      for (const [index, output] of outputs.entries()) output[sample] = this.#number(this.#variants, index);
    }
    return outputs;
  }

  /** Each figure with one draw at its low end and at its high end, the others at their likely values. */
  ends(draw: Draw): readonly (readonly [low: number, high: number])[] {
    const first = this.#draws.slice(0, this.#draws.indexOf(draw)).flat().length;
    const likely = draw.map((_, index) => this.#likely.input(first + index));
    const [low, high] = [0, 1].map((u) => {
      for (const [index, input] of draw.entries()) this.#likely.set(first + index, valueAt(input, u));
      this.#likely.evaluate();
      return this.#positions.map((_, index) => this.#number(this.#likely, index));
    });
    for (const [index, value] of likely.entries()) this.#likely.set(first + index, value);
    return this.#positions.map((_, index) => [low?.[index] ?? Number.NaN, high?.[index] ?? Number.NaN]);
  }

  #number(variants: Variants, index: number): number {
    return variants.numbers[this.#positions[index] ?? -1] ?? Number.NaN;
  }
}
