/**
 * Percentiles by nearest rank: the smallest value that at least the given share of all values does not exceed. Each is
 * a value that occurred, so an endless one is told as such. NaN (does not apply) does not count; undefined when nothing
 * is left. Reorders `values`.
 * @param shares in rising order, each above 0
 */
export function percentiles(values: Float64Array, shares: readonly number[]): readonly number[] | undefined {
  const count = withoutNaN(values);
  if (count === 0) return undefined;
  let left = 0;
  return shares.map((share) => {
    const rank = Math.max(Math.ceil(share * count) - 1, 0);
    select(values, rank, left, count - 1);
    left = rank;
    return values[rank] ?? Number.NaN;
  });
}

/** Moves what is a number to the front, and says how many there are. */
function withoutNaN(values: Float64Array): number {
  let count = 0;
  for (let index = 0; index < values.length; index++) {
    const value = values[index] ?? Number.NaN;
    if (value === value) values[count++] = value;
  }
  return count;
}

/**
 * Puts the value of a rank into its place, smaller ones before and greater ones after it: Hoare's "Algorithm 65: Find"
 * (CACM 4, 1961), which takes a time proportional to the number of values where sorting takes longer.
 */
function select(values: Float64Array, rank: number, first: number, last: number): void {
  let [left, right] = [first, last];
  while (left < right) {
    const pivot = medianOfThree(values, left, right);
    let [i, j] = [left, right];
    while (i <= j) {
      while (at(values, i) < pivot) i++;
      while (at(values, j) > pivot) j--;
      if (i <= j) {
        const value = at(values, i);
        values[i++] = at(values, j);
        values[j--] = value;
      }
    }
    if (rank <= j) right = j;
    else if (rank >= i) left = i;
    else return;
  }
}

function medianOfThree(values: Float64Array, left: number, right: number): number {
  const [a, b, c] = [at(values, left), at(values, (left + right) >>> 1), at(values, right)];
  return Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));
}

const at = (values: Float64Array, index: number): number => values[index] ?? Number.NaN;
