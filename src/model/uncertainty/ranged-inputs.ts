import type { QuantityRange } from '../../units/index.ts';
import { inputAt } from '../inputs/index.ts';
import { applies, type Profile } from '../profile.ts';
import { quantileOf, wholeQuantileOf } from './distribution.ts';

/** An input that was given as a range and counts in its profile. */
export interface RangedInput {
  readonly path: string;
  readonly range: QuantityRange;
  /** It falls where the others that share its draw rise. */
  readonly isReversed: boolean;
  /** Only whole numbers make sense. */
  readonly isWhole: boolean;
}

/** Inputs that one random draw moves: one input, or several that the profile ties together. */
export type Draw = readonly RangedInput[];

/** The value of an input at a draw from 0 to 1. */
export function valueAt({ range, isReversed, isWhole }: RangedInput, u: number): number {
  const share = isReversed ? 1 - u : u;
  return isWhole ? wholeQuantileOf(range, share) : quantileOf(range, share);
}

/** The ranges of a profile by the draw that moves them, in reading order. */
export function drawsOf(profile: Profile): readonly Draw[] {
  const draws = new Map<string, RangedInput[]>();
  const ties = tiesOf(profile);
  for (const { path, range } of profile.inputs.values()) {
    if (range === undefined || !applies(profile, path)) continue;
    const tie = ties.get(path);
    const name = tie?.name ?? path;
    const draw = draws.get(name) ?? [];
    const declaration = inputAt(path);
    const isWhole = declaration?.kind === 'quantity' && declaration.whole === true;
    draws.set(name, [...draw, { path, range, isReversed: tie?.isReversed ?? false, isWhole }]);
  }
  return [...draws.values()];
}

interface Tie {
  readonly name: string;
  readonly isReversed: boolean;
}

/** The tie of each tied path. */
function tiesOf(profile: Profile): ReadonlyMap<string, Tie> {
  const value = profile.inputs.get('ties')?.value;
  const ties = new Map<string, Tie>();
  if (typeof value !== 'object') return ties;
  for (const [index, paths] of value.entries()) {
    if (typeof paths !== 'object' || !Array.isArray(paths)) continue;
    for (const path of paths.filter((item) => typeof item === 'string')) {
      ties.set(path.replace(/^-/, ''), { name: `tie ${index + 1}`, isReversed: path.startsWith('-') });
    }
  }
  return ties;
}
