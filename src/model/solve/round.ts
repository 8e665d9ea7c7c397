import { parseQuantity, printQuantity, type Unit } from '../../units/index.ts';

const fewestDigits = 4;
const mostDigits = 15;

/** The units in which a person reads a number of this unit, the largest first. */
const scales: Readonly<Partial<Record<Unit, readonly number[]>>> = {
  s: [86_400, 3600, 60, 1, 1e-3],
  share: [0.01],
  B: [1e15, 1e12, 1e9, 1e6, 1e3, 1],
  'B/row': [1e3, 1],
};

/**
 * A value near a boundary that reads easily and for which the condition still holds as printed: what is written down
 * from the answer is an answer. Falls back on the value itself.
 */
export function roundedInside(value: number, unit: Unit, holds: (value: number) => boolean): number {
  const scale = (scales[unit] ?? [1]).find((size) => size <= value) ?? 1;
  for (let digits = fewestDigits; digits <= mostDigits; digits++) {
    for (const candidate of roundings(value / scale, digits)) {
      const printed = parseQuantity(printQuantity(candidate * scale, unit), unit);
      if (printed.ok && isNear(printed.value, value, digits) && holds(printed.value)) return printed.value;
    }
  }
  return value;
}

function roundings(value: number, digits: number): readonly number[] {
  if (value === 0) return [0];
  const nearest = Number(value.toPrecision(digits));
  const step = 10 ** (Math.floor(Math.log10(value)) + 1 - digits);
  return [nearest, nearest - step, nearest + step];
}

const isNear = (one: number, other: number, digits: number): boolean =>
  Math.abs(one - other) <= 2 * 10 ** (1 - digits) * Math.abs(other);
