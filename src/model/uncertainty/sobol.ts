/** How much of the variance of an output one input explains. */
export interface SobolIndices {
  /** Of the variance, what goes away on average when this input is known (first order). */
  readonly first: number;
  /** The same with all that it does together with other inputs (total effect); equal to `first` without interactions. */
  readonly total: number;
}

/**
 * The Sobol indices of one input from three runs of the same length: the output at the samples A, at the samples B,
 * independent of A, and at the samples A with this one input taken from B.
 *
 * First order: the estimator of Janon, Klein, Lagnoux, Nodet and Prieur, "Asymptotic normality and efficiency of two
 * Sobol index estimators" (ESAIM: Probability and Statistics 18, 2014, equation 6): the covariance of B and A-with-B, which
 * share this input alone, over the variance of both together. Total: Jansen, "Analysis of variance designs for model
 * output" (Computer Physics Communications 117, 1999): half the mean square of A less A-with-B, over the variance.
 *
 * Sampling errors can push an index a little below 0 or above 1; it is cut there. Undefined when an output is not finite
 * or never changes.
 */
export function sobolIndices(a: Float64Array, b: Float64Array, aWithB: Float64Array): SobolIndices | undefined {
  const count = a.length;
  // Shifted by one output, so that squares of large numbers do not drown small differences.
  const shift = a[0] ?? 0;
  let [sumA, sumB, sumMixed, squaresA, squaresB, squaresMixed, products, differences] = [0, 0, 0, 0, 0, 0, 0, 0];
  for (let index = 0; index < count; index++) {
    const [x, y, z] = [(a[index] ?? 0) - shift, (b[index] ?? 0) - shift, (aWithB[index] ?? 0) - shift];
    sumA += x;
    sumB += y;
    sumMixed += z;
    squaresA += x * x;
    squaresB += y * y;
    squaresMixed += z * z;
    products += y * z;
    differences += (x - z) * (x - z);
  }
  // An input that never changes the output explains exactly nothing, whatever chance says of B and A-with-B.
  if (differences === 0 && squaresA > 0) return { first: 0, total: 0 };
  const mean = (sumB + sumMixed) / (2 * count);
  const variance = (squaresB + squaresMixed) / (2 * count) - mean * mean;
  const meanOfAll = (sumA + sumB) / (2 * count);
  const varianceOfAll = (squaresA + squaresB) / (2 * count) - meanOfAll * meanOfAll;
  if (!(variance > 0 && varianceOfAll > 0 && Number.isFinite(variance) && Number.isFinite(varianceOfAll)))
    return undefined;
  return {
    first: cut((products / count - mean * mean) / variance),
    total: cut(differences / (2 * count) / varianceOfAll),
  };
}

const cut = (share: number): number => Math.min(Math.max(share, 0), 1);
