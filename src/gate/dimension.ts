import { EXPECTATIONS } from '../units/expectation.ts';
import type { Unit } from '../units/index.ts';

/** Powers of the base quantities (`msg`, `row`, `B`, `s` and so on), none of them 0. A share and a factor have none. */
export type Dimension = ReadonlyMap<string, number>;

const secondsPerDay = 86_400;

/** Whether a text is one of our units. */
export const isUnit = (text: string): text is Unit => Object.hasOwn(EXPECTATIONS, text);

/** Quantities are read in the first of these that they fit: without any context, `2` is a factor and `5 min` a time. */
const mostLikely: readonly Unit[] = ['1', 'share', 's', 'B', 'msg', 'row', 'msg/s', 'row/s', 'B/s', '1/day'];

/** Every unit, those first that a quantity without any context is most likely meant in. */
export const unitsByLikelihood: readonly Unit[] = [...new Set([...mostLikely, ...Object.keys(EXPECTATIONS)])].filter(
  isUnit,
);

/** What a unit measures: `msg/day` is messages per time. */
export function dimensionOf(unit: Unit): Dimension {
  const [top = '1', bottom = '1'] = unit.split('/');
  return product(powersOf(top), powersOf(bottom), -1);
}

function powersOf(word: string): Dimension {
  if (word === '1' || word === 'share') return new Map();
  return new Map([[word === 'day' ? 's' : word, 1]]);
}

const divisorOf = (unit: Unit): number => (unit.endsWith('/day') ? secondsPerDay : 1);

/** A value in a unit as a number of base quantities: rates per second, shares of 1. */
export const toBase = (value: number, unit: Unit): number => value / divisorOf(unit);

/** A number of base quantities as a value in a unit. */
export const fromBase = (value: number, unit: Unit): number => value * divisorOf(unit);

/** Whether two quantities can be compared or added. */
export function sameDimension(one: Dimension, other: Dimension): boolean {
  return product(one, other, -1).size === 0;
}

/** The dimension of a product (`power` 1) or a quotient (`power` -1). */
export function product(one: Dimension, other: Dimension, power: 1 | -1): Dimension {
  const powers = new Map(one);
  for (const [base, exponent] of other) powers.set(base, (powers.get(base) ?? 0) + power * exponent);
  return new Map([...powers].filter(([, exponent]) => exponent !== 0));
}

/** The unit that a value of this dimension is printed in, the preferred one when it fits. */
export function unitOf(dimension: Dimension, preferred: Unit | undefined): Unit | undefined {
  if (preferred !== undefined && sameDimension(dimension, dimensionOf(preferred))) return preferred;
  return unitsByLikelihood.find((unit) => sameDimension(dimension, dimensionOf(unit)));
}

/** What a dimension is, for a message: `a size, B`, or its powers where no unit of ours has it. */
export function describeDimension(dimension: Dimension, preferred: Unit | undefined): string {
  const unit = unitOf(dimension, preferred);
  if (unit === '1') return 'a plain number';
  if (unit !== undefined) return `${EXPECTATIONS[unit].expected}, ${unit}`;
  return [...dimension].map(([base, power]) => (power === 1 ? base : `${base}^${power}`)).join(' · ');
}
