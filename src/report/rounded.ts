import { printSignificant, type Unit } from '../units/index.ts';

/** Digits of what is known to few of them. */
export const fewDigits = 4;

/** A number that is known to few digits only (a percentile of samples, a step of a sweep), as one reads it; counts too. */
export function printRounded(value: number, unit: Unit, digits: number = fewDigits): string {
  return printSignificant(Number(value.toPrecision(digits)), unit, digits);
}

/** The same for numbers that are read one below the other, with more digits where two of them would read alike. */
export function printRoundedTogether(values: readonly number[], unit: Unit): string[] {
  const different = new Set(values).size;
  for (let digits = fewDigits; digits < mostDigits; digits++) {
    const texts = values.map((value) => printRounded(value, unit, digits));
    if (new Set(texts).size === different) return texts;
  }
  return values.map((value) => printRounded(value, unit, mostDigits));
}

const mostDigits = 17;
