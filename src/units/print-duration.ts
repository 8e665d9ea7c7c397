import { printDecimal, toDecimal, shiftDecimal } from './decimal.ts';
import { SECONDS } from './vocabulary.ts';

interface ClockUnit {
  readonly name: string;
  readonly seconds: number;
}

const SECOND: ClockUnit = { name: 's', seconds: 1 };
const CLOCK_UNITS: readonly ClockUnit[] = [
  { name: 'd', seconds: SECONDS.day },
  { name: 'h', seconds: SECONDS.hour },
  { name: 'min', seconds: SECONDS.minute },
  SECOND,
];

/** Whole seconds below this have at most six digits, and may be printed in two units without pretending to more. */
const MOST_EXACT_SECONDS = 1e6;

/**
 * A duration (seconds, finite, >= 0) for reading. A whole number of seconds below 1,000,000 that fits one unit or two
 * neighbouring ones is printed in whole units (`7 d`, `1 h 30 min`); anything else is one decimal number in the largest
 * unit it fills, with days the largest and microseconds the smallest (`2.913 h`, `30 d`, `500 ms`).
 */
export function printDuration(seconds: number, significant: number): string {
  const rounded = roundInUnit(seconds, significant);
  return wholeUnits(seconds) ?? wholeUnits(rounded) ?? printInOneUnit(rounded, significant);
}

/** The duration as one decimal number in the largest unit it fills. */
export function printInOneUnit(seconds: number, significant: number): string {
  const rounded = roundInUnit(seconds, significant);
  if (rounded > 0 && rounded < 1) {
    const micro = rounded < 1e-3;
    const decimal = shiftDecimal(toDecimal(rounded, significant), micro ? 6 : 3);
    return `${printDecimal(decimal)} ${micro ? 'µs' : 'ms'}`;
  }
  const unit = largestFilled(rounded);
  return `${printDecimal(toDecimal(rounded / unit.seconds, significant))} ${unit.name}`;
}

/** Rounding comes before the choice of the unit, so that 59.9999999 s is 1 min and not 60 s. */
function roundInUnit(seconds: number, significant: number): number {
  const unit = largestFilled(seconds);
  return Number((seconds / unit.seconds).toPrecision(significant)) * unit.seconds;
}

function largestFilled(seconds: number): ClockUnit {
  return CLOCK_UNITS.find((unit) => unit.seconds <= seconds) ?? SECOND;
}

function wholeUnits(seconds: number): string | undefined {
  if (!Number.isInteger(seconds) || seconds === 0 || seconds >= MOST_EXACT_SECONDS) return undefined;
  const index = CLOCK_UNITS.findIndex((unit) => unit.seconds <= seconds);
  const [large = SECOND, small = SECOND] = CLOCK_UNITS.slice(index);
  const count = Math.floor(seconds / large.seconds);
  const rest = seconds - count * large.seconds;
  if (rest === 0) return `${count} ${large.name}`;
  return rest % small.seconds === 0 ? `${count} ${large.name} ${rest / small.seconds} ${small.name}` : undefined;
}
