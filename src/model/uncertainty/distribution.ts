import type { QuantityRange } from '../../units/index.ts';

/**
 * The value below which a share `u` of a range lies (its inverse distribution function). A range of two ends is uniform;
 * one with a likely value is triangular with its peak there: F(x) = (x − a)² / ((b − a)(c − a)) up to the peak c and
 * 1 − (b − x)² / ((b − a)(b − c)) above it, solved for x (Kotz and van Dorp, "Beyond Beta", World Scientific 2004,
 * chapter 1). Sums, products, quotients and square roots alone: IEEE 754 fixes every bit of them, on every machine.
 */
export function quantileOf({ low, likely, high }: QuantityRange, u: number): number {
  if (u <= 0) return low;
  if (u >= 1) return high;
  const value = likely === undefined ? low + u * (high - low) : triangular(low, likely, high, u);
  // The last rounding may step over an end by a bit.
  return Math.min(Math.max(value, low), high);
}

/** The same for a range of whole numbers: each is as likely as the others, or the triangle's value rounded. */
export function wholeQuantileOf(range: QuantityRange, u: number): number {
  const { low, likely, high } = range;
  if (likely === undefined) return Math.min(low + Math.floor(u * (high - low + 1)), high);
  return Math.round(quantileOf(range, u));
}

function triangular(low: number, likely: number, high: number, u: number): number {
  const width = high - low;
  const below = likely - low;
  return u * width < below ? low + Math.sqrt(u * width * below) : high - Math.sqrt((1 - u) * width * (high - likely));
}
