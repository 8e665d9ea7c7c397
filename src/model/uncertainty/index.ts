import type { Plan } from '../plan-document.ts';
import { sampleProfile } from './sample.ts';
import { type Sampling, usualSampling } from './uncertainty.ts';

export { drawsOf } from './ranged-inputs.ts';
export { type FigureSensitivity, type Influence, type Sensitivity, sensitivityOf } from './sensitivity.ts';
export type { Sampling } from './uncertainty.ts';
export { usualSampling } from './uncertainty.ts';

/**
 * A plan with what the ranges of its inputs do to it. All that was there stays as it was, made from the likely values;
 * a plan without ranges is returned as it is.
 */
export function withUncertainty(plan: Plan, sampling: Sampling = usualSampling): Plan {
  const uncertainty = sampleProfile(plan.profile, sampling, (figure) => plan.figures.has(figure));
  return uncertainty === undefined ? plan : { ...plan, uncertainty };
}
