import { percentiles } from './percentile.ts';
import type { FigureRange } from './uncertainty.ts';

/** The shares of samples at or below low, likely and high. */
const shownShares = [0.05, 0.5, 0.95] as const;

/** How far the samples of a figure spread; undefined when all are the same, or it never applies. Reorders them. */
export function spreadOf(samples: Float64Array): FigureRange | undefined {
  if (!varies(samples)) return undefined;
  const [low, likely, high] = percentiles(samples, shownShares) ?? [];
  return low === undefined || likely === undefined || high === undefined ? undefined : { low, likely, high };
}

function varies(samples: Float64Array): boolean {
  const first = samples[0] ?? Number.NaN;
  for (let index = 1; index < samples.length; index++) if (!Object.is(samples[index], first)) return true;
  return false;
}
