import { type Sampling, usualSampling } from '../../model/uncertainty/index.ts';
import type { Arguments } from '../arguments.ts';
import { wholeNumber } from './whole-number.ts';

/** More would not fit into the memory of a small build machine. */
const mostSamples = 100_000;
const fewestSamples = 100;

/** How many samples the arguments ask for, and from which seed. */
export function samplingOf(args: Arguments): Sampling {
  const samples = wholeNumber(args, { name: 'samples', least: fewestSamples, most: mostSamples, example: '10000' });
  const seed = wholeNumber(args, { name: 'seed', least: 0, most: Number.MAX_SAFE_INTEGER, example: '42' });
  return { samples: samples ?? usualSampling.samples, seed: seed ?? usualSampling.seed };
}
