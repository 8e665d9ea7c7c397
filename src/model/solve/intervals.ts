import { type Domain, sampled } from './domain.ts';

/** Values for which something holds, both ends among them; without an end it holds as far as one looks. */
export interface Interval {
  readonly from?: number;
  readonly to?: number;
}

/** A value at which something begins or ceases to hold: the last on either side, no further apart than a rounding. */
export interface Boundary {
  readonly holds: number;
  readonly fails: number;
}

/** Dense enough that two changes of a formula between neighbours would have to be less than a hundredth apart. */
const usualSteps = 240;

/** The values of a domain for which a condition holds. */
export function intervalsWhere(
  holds: (value: number) => boolean,
  domain: Domain,
  also: readonly number[] = [],
): readonly Interval[] {
  const values = sampled(domain, usualSteps, also);
  const intervals: { from?: number; to?: number }[] = [];
  let open: { from?: number; to?: number } | undefined;
  let previous: number | undefined;
  let held = false;
  for (const value of values) {
    const holding = holds(value);
    if (holding && !held) {
      open = previous === undefined ? {} : { from: boundary(holds, value, previous, domain).holds };
      intervals.push(open);
    } else if (!holding && held && open !== undefined && previous !== undefined) {
      open.to = boundary(holds, previous, value, domain).holds;
    }
    held = holding;
    previous = value;
  }
  return intervals;
}

/** The boundaries of a condition, ascending. */
export function boundariesOf(
  holds: (value: number) => boolean,
  domain: Domain,
  stepsADecade: number,
  also: readonly number[] = [],
): readonly Boundary[] {
  const values = sampled(domain, stepsADecade, also);
  const held = values.map(holds);
  return values.slice(1).flatMap((value, index): readonly Boundary[] => {
    const previous = values[index];
    if (previous === undefined || held[index] === held[index + 1]) return [];
    return [held[index] === true ? boundary(holds, previous, value, domain) : boundary(holds, value, previous, domain)];
  });
}

/** Halves the distance (of logarithms, where it spans decades) until nothing lies between. */
function boundary(holds: (value: number) => boolean, inside: number, outside: number, { whole }: Domain): Boundary {
  let [good, bad] = [inside, outside];
  for (let step = 0; step < 200; step++) {
    const middle = between(good, bad, whole);
    if (middle === good || middle === bad) break;
    if (holds(middle)) good = middle;
    else bad = middle;
  }
  return { holds: good, fails: bad };
}

function between(one: number, other: number, whole: boolean): number {
  const [low, high] = one < other ? [one, other] : [other, one];
  const middle = low > 0 && high / low > 2 ? Math.sqrt(low) * Math.sqrt(high) : low + (high - low) / 2;
  return whole ? Math.floor(middle) : middle;
}
