import type { QuantityRange } from '../../units/index.ts';

/**
 * The value below which a share `u` of a range lies (its inverse distribution function). A range of two ends is uniform;
 * one with a likely value is triangular with its peak there: F(x) = (x − a)² / ((b − a)(c − a)) up to the peak c and
 * 1 − (b − x)² / ((b − a)(b − c)) above it, solved for x (Kotz and van Dorp, "Beyond Beta", World Scientific 2004,
 * chapter 1). Sums, products, quotients and square roots alone: IEEE 754 fixes every bit of them, on every machine.
 */
export function quantileOf({ low, likely, high }: QuantityRange, u: number): number {
  const width = high - low;
  if (likely === undefined) return low + u * width;
  const below = likely - low;
  const value =
    u * width < below ? low + Math.sqrt(u * width * below) : high - Math.sqrt((1 - u) * width * (high - likely));
  // The last rounding may step over an end by a bit.
  return Math.min(Math.max(value, low), high);
}
