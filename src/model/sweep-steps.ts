/** How the steps of a sweep are spaced: by equal differences or by equal factors. */
export type SweepScale = (typeof sweepScales)[number];

export const sweepScales = ['log', 'linear'] as const;

/** Ends that are this many times apart are better stepped by factors. */
const farApart = 10;

/** The scale that suits two ends. */
export const usualScale = (low: number, high: number): SweepScale =>
  low > 0 && high / low >= farApart ? 'log' : 'linear';

/**
 * Values from one end to the other, both included exactly. An input that has to be whole has whole steps, each once, so
 * there may be fewer than asked for.
 * @param low above 0 on a logarithmic scale
 * @param count at least 2
 */
export function sweepSteps(
  low: number,
  high: number,
  count: number,
  scale: SweepScale,
  isWhole = false,
): readonly number[] {
  const inner = Array.from({ length: count - 2 }, (_, index) => {
    const part = (index + 1) / (count - 1);
    return scale === 'log' ? low * (high / low) ** part : low + (high - low) * part;
  });
  return [...new Set([low, ...(isWhole ? inner.map(Math.round) : inner), high])];
}
