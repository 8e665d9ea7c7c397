import { parseQuantity } from './parse.ts';
import { printShortest, printSignificant } from './print.ts';
import type { Unit } from './unit.ts';

const FEWEST_DIGITS = 6;
const MOST_DIGITS = 17;

/**
 * A value in `unit` such that parseQuantity gives back that very number, for every finite value >= 0 that parseQuantity
 * accepts: as printQuantity prints it, with more digits where it takes them, or in the plain base unit where that is
 * shorter or nothing else is exact.
 */
export function printExact(value: number, unit: Unit): string {
  const shortest = printShortest(value, unit);
  for (let digits = FEWEST_DIGITS; digits <= MOST_DIGITS; digits++) {
    const text = printSignificant(value, unit, digits);
    const parsed = parseQuantity(text, unit);
    if (parsed.ok && parsed.value === value) {
      return digits === FEWEST_DIGITS || text.length <= shortest.length ? text : shortest;
    }
  }
  return shortest;
}

/** A value with the unit it is in. */
export interface Quantity {
  readonly value: number;
  readonly unit: Unit;
}

/**
 * The texts of quantities that are read side by side, in the order given: each as printQuantity prints it, with more
 * digits (up to printExact) where two different values of one unit would otherwise print alike.
 */
export function printTogether(quantities: readonly Quantity[]): string[] {
  let printed = quantities.map((quantity) => print(quantity, FEWEST_DIGITS));
  for (;;) {
    const clashing = textsOfDifferentValues(printed);
    if (clashing.size === 0) return printed.map(({ text }) => text);
    printed = printed.map((entry) => (clashing.has(keyOf(entry)) ? print(entry, entry.digits + 1) : entry));
  }
}

interface Printed extends Quantity {
  readonly digits: number;
  readonly text: string;
}

function print({ value, unit }: Quantity, digits: number): Printed {
  const text = digits > MOST_DIGITS ? printExact(value, unit) : printSignificant(value, unit, digits);
  return { value, unit, digits, text };
}

/** Texts differ exactly where exact values do, so raising the digits of the clashing ones comes to an end. */
function textsOfDifferentValues(printed: readonly Printed[]): Set<string> {
  const firstValues = new Map<string, number>();
  const clashing = new Set<string>();
  for (const entry of printed) {
    const first = firstValues.get(keyOf(entry));
    if (first === undefined) firstValues.set(keyOf(entry), entry.value);
    else if (first !== entry.value && !(Number.isNaN(first) && Number.isNaN(entry.value))) clashing.add(keyOf(entry));
  }
  return clashing;
}

function keyOf({ unit, text }: Printed): string {
  return `${unit} ${text}`;
}
