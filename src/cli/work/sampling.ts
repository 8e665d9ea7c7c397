import { setFlagsFromString } from 'node:v8';
import type { Plan } from '../../model/plan-document.ts';
import { drawsOf, type Sampling, usualSampling, withUncertainty } from '../../model/uncertainty/index.ts';
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

/** A plan with what its ranges come to, if it has any. */
export function sampled(plan: Plan, sampling: Sampling): Plan {
  if (drawsOf(plan.profile).length === 0) return plan;
  // A single plan runs without optimised code (see main.ts); a hundred thousand samples take three times as long without.
  setFlagsFromString('--opt');
  return withUncertainty(plan, sampling);
}
