/** The stops of a slider with one value that must be among them, in order. */
export function stopsWith(stops: readonly number[], value: number | undefined): number[] {
  const all = value === undefined ? stops : [...stops, value];
  return [...new Set(all)].toSorted((a, b) => a - b);
}

/** Where on the slider a value stands: at the stop nearest to it on a logarithmic scale. */
export function stopNearest(stops: readonly number[], value: number): number {
  const distances = stops.map((stop) => Math.abs(Math.log(stop + tiny) - Math.log(value + tiny)));
  return distances.indexOf(Math.min(...distances));
}

/** Keeps the logarithm of zero finite; below every stop but zero. */
const tiny = 1e-9;
