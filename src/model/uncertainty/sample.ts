import { levels } from '../finding.ts';
import type { Profile } from '../profile.ts';
import { type VariantAnswer, type VariantFinding, Variants } from '../variants.ts';
import { type Draw, drawsOf, valueAt } from './ranged-inputs.ts';
import { SplitMix64 } from './split-mix.ts';
import { spreadOf } from './spread.ts';
import type { DesignShare, FigureRange, FindingShare, Sampling, Uncertainty } from './uncertainty.ts';

/** Judging designs and rules takes many times as long as the figures, and shares need fewer samples than percentiles. */
const mostJudged = 10_000;

/**
 * Samples the ranges of a profile (Monte Carlo): each sample draws every range once, tied ones together, and evaluates
 * the whole sheet. Undefined when no input that counts has a range.
 * @param isWanted the figures to keep the spread of
 */
export function sampleProfile(
  profile: Profile,
  { samples, seed }: Sampling,
  isWanted: (figureId: string) => boolean = () => true,
): Uncertainty | undefined {
  const draws = drawsOf(profile);
  if (draws.length === 0) return undefined;
  const variants = new Variants(
    profile,
    draws.flat().map(({ path }) => path),
  );
  const judged = Math.min(samples, mostJudged);
  return {
    samples,
    seed,
    judged,
    inputs: draws.map((draw) => draw.map(({ path, isReversed }) => `${isReversed ? '-' : ''}${path}`)),
    figures: spreads(variants, draws, { samples, seed }, isWanted),
    ...verdictShares(variants, draws, { samples: judged, seed }),
  };
}

/** The spread of each figure that the ranges move. */
function spreads(
  variants: Variants,
  draws: readonly Draw[],
  { samples, seed }: Sampling,
  isWanted: (figureId: string) => boolean,
): ReadonlyMap<string, FigureRange> {
  const wanted = variants.reached().filter(([id]) => isWanted(id));
  const positions = Int32Array.from(wanted, ([, position]) => position);
  const width = positions.length;
  const outputs = new Float64Array(samples * width);
  const evaluate = variants.evaluatorOf(wanted.map(([id]) => id));
  eachSample(variants, draws, { samples, seed }, (sample) => {
    evaluate();
    variants.copy(positions, outputs, sample * width);
  });
  const column = new Float64Array(samples);
  return new Map(
    wanted.flatMap(([id], index) => {
      for (let sample = 0; sample < samples; sample++) column[sample] = outputs[sample * width + index] ?? Number.NaN;
      const range = spreadOf(column);
      return range === undefined ? [] : [[id, range] as const];
    }),
  );
}

/** How often each design is the answer, and how often a rule finds something in some samples and not in others. */
function verdictShares(
  variants: Variants,
  draws: readonly Draw[],
  sampling: Sampling,
): Pick<Uncertainty, 'designs' | 'findings'> {
  const designs = new Map<string, Counted<VariantAnswer>>();
  const findings = new Map<string, Counted<VariantFinding>>();
  eachSample(variants, draws, sampling, () => {
    variants.evaluate();
    const answer = variants.answer();
    count(designs, [answer.design, ...answer.parts].join(' '), answer);
    for (const finding of variants.findings()) count(findings, finding.rule, finding);
  });
  return { designs: designShares(designs, sampling.samples), findings: findingShares(findings, sampling.samples) };
}

/** Draws one sample after the other; the same seed gives the same samples, however many. */
function eachSample(
  variants: Variants,
  draws: readonly Draw[],
  { samples, seed }: Sampling,
  read: (sample: number) => void,
): void {
  const generator = new SplitMix64(seed);
  const uniforms = new Float64Array(draws.length);
  for (let sample = 0; sample < samples; sample++) {
    for (let draw = 0; draw < uniforms.length; draw++) uniforms[draw] = generator.next();
    setDraws(variants, draws, uniforms);
    read(sample);
  }
}

/** Sets every input to its value at the draw that moves it, a number from 0 to 1. */
export function setDraws(variants: Variants, draws: readonly Draw[], uniforms: Float64Array): void {
  let place = 0;
  for (let index = 0; index < uniforms.length; index++) {
    for (const input of draws[index] ?? []) variants.set(place++, valueAt(input, uniforms[index] ?? 0));
  }
}

interface Counted<Value> {
  readonly value: Value;
  count: number;
}

function count<Value>(counts: Map<string, Counted<Value>>, key: string, value: Value): void {
  const known = counts.get(key);
  if (known === undefined) counts.set(key, { value, count: 1 });
  else known.count++;
}

function designShares(counts: ReadonlyMap<string, Counted<VariantAnswer>>, of: number): DesignShare[] {
  return [...counts.values()]
    .toSorted((one, other) => other.count - one.count)
    .map(({ value, count: times }) => ({ ...value, share: times / of }));
}

function findingShares(counts: ReadonlyMap<string, Counted<VariantFinding>>, of: number): FindingShare[] {
  return [...counts.values()]
    .filter(({ count: times }) => times < of)
    .map(({ value, count: times }) => ({ ...value, share: times / of }))
    .toSorted((one, other) => levels.indexOf(other.level) - levels.indexOf(one.level) || other.share - one.share);
}
