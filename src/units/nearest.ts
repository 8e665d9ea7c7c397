/**
 * The candidate a person most likely meant by `text`, or undefined when none is near. Upper and lower case count as
 * equal. A candidate is near when it differs by at most a third of the letters of the longer of the two (so words of
 * one or two letters have no neighbours); of two equally near ones the closer in length wins, then the first given.
 */
export function nearest(text: string, candidates: Iterable<string>): string | undefined {
  let best: { candidate: string; distance: number; lengthGap: number } | undefined;
  for (const candidate of candidates) {
    const limit = Math.floor(Math.max(text.length, candidate.length) / 3);
    const lengthGap = Math.abs(text.length - candidate.length);
    // The length gap is a lower bound of the distance, so a hostile long text costs nothing against short candidates.
    if (lengthGap > limit) continue;
    const distance = editDistance(text.toLowerCase(), candidate.toLowerCase());
    if (distance > limit) continue;
    if (best === undefined || distance < best.distance || (distance === best.distance && lengthGap < best.lengthGap)) {
      best = { candidate, distance, lengthGap };
    }
  }
  return best?.candidate;
}

/**
 * Damerau-Levenshtein distance in its restricted form (optimal string alignment): the number of inserted, deleted and
 * replaced letters and swaps of two neighbours, no letter being edited twice.
 */
export function editDistance(from: string, to: string): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const replaced = at(previous, column - 1) + (from[row - 1] === to[column - 1] ? 0 : 1);
      const swapped =
        row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
          ? at(beforePrevious, column - 2) + 1
          : Infinity;
      current.push(Math.min(replaced, swapped, at(previous, column) + 1, at(current, column - 1) + 1));
    }
    beforePrevious = previous;
    previous = current;
  }
  return at(previous, to.length);
}

function at(costs: readonly number[], index: number): number {
  return costs[index] ?? Infinity;
}
