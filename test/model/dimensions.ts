import * as mathjs from 'mathjs';
import { type Unit as Amount } from 'mathjs';
import { constants } from '../../src/model/figure.ts';
import { pathOf } from '../../src/model/sheet/compile.ts';
import { sheet } from '../../src/model/sheet/index.ts';
import type { Unit } from '../../src/units/index.ts';
import { evaluated, type Inputs, unitOfInput } from './random-inputs.ts';

/** An amount of a unit, or a plain number where the unit is a share or nothing. */
type Quantity = number | Amount;

/** The names of a formula with their quantities. */
export type Scope = Map<string, Quantity>;

const math = mathjs.create(mathjs.all ?? {});
for (const name of ['msg', 'row', 'partition', 'page']) math.createUnit(name);

const isPlain = (unit: Unit): boolean => unit === 'share' || unit === '1';

/** The unit as mathjs writes it when nothing stands above the line. */
const written = (unit: Unit): string => (unit === '1/day' ? 'day^-1' : unit);

const quantity = (value: number, unit: Unit): Quantity => (isPlain(unit) ? value : math.unit(value, written(unit)));

const isAmount = (value: unknown): value is Amount => math.isUnit(value);

/** The number in whatever unit the quantity is in; enough to see its sign and whether it is one. */
const numberOf = (value: Quantity): number => (isAmount(value) ? value.toNumber(value.formatUnits()) : value);

const isAbsent = (value: Quantity): boolean => Number.isNaN(numberOf(value));

const isLess = (one: Quantity, other: Quantity): boolean => math.smaller(one, other) === true;

/** Applied from left to right, as in the sheet; quantities of different units cannot stand beside each other. */
function ofMany(choose: (one: Quantity, other: Quantity) => Quantity): (...values: readonly Quantity[]) => Quantity {
  return (...values) =>
    values.reduce((sofar, value) => {
      const alike = isAmount(sofar) && isAmount(value) ? sofar.equalBase(value) : !isAmount(sofar) && !isAmount(value);
      if (!alike) throw new TypeError(`${sofar.toString()} and ${value.toString()} have different units`);
      if (isAbsent(sofar)) return value;
      return isAbsent(value) ? sofar : choose(sofar, value);
    });
}

/** Only a number without a unit has whole parts or a logarithm: 1.5 h rounded is 2 h or 5400 s, as one likes. */
function plainOnly(round: (value: number) => number): (value: Quantity) => number {
  return (value) => {
    if (isAmount(value)) throw new TypeError(`${value.toString()} is not a plain number`);
    return round(value);
  };
}

/** `vocabulary.ts` once more, for quantities. */
const functions = {
  total: ofMany((one, other) =>
    isAmount(one) && isAmount(other) ? math.add(one, other) : numberOf(one) + numberOf(other),
  ),
  longest: ofMany((one, other) => (isLess(one, other) ? other : one)),
  shortest: ofMany((one, other) => (isLess(other, one) ? other : one)),
  either: ofMany((one) => one),
  positive: (value: Quantity): Quantity => {
    if (!(numberOf(value) < 0)) return value;
    return isAmount(value) ? math.unit(0, value.formatUnits()) : 0;
  },
  given: (value: Quantity): number => (isAbsent(value) ? Number.NaN : 1),
  capped: plainOnly((value) => Math.min(1, value)),
  floor: plainOnly(Math.floor),
  ceil: plainOnly(Math.ceil),
  exp: plainOnly(Math.exp),
  log: plainOnly(Math.log),
  log2: plainOnly(Math.log2),
};
math.import(functions, { override: true });

/** The inputs, the constants, and the figures of the sheet at these inputs, each in its declared unit. */
export function scopeAt(inputs: Inputs): Scope {
  const { inputs: names, figures } = sheet();
  const values = evaluated(inputs);
  return new Map([
    ...Object.entries(constants).map(([name, { value, unit }]) => [name, quantity(value, unit)] as const),
    ...names.map((name) => [name, quantity(inputs[name] ?? Number.NaN, unitOfInput(name))] as const),
    ...figures.map(({ id, unit }) => [id, quantity(values[id] ?? Number.NaN, unit)] as const),
  ]);
}

/**
 * Compiles an expression to one on quantities; the number comes out in the declared unit.
 * @returns a function that throws when units do not match inside the expression, or when the result has another unit
 */
export function withUnits(expression: string, unit: Unit): (scope: Scope) => number {
  const tree = math.parse(expression);
  if (math.isConstantNode(tree) && tree.value === 0) return () => 0; // nothing is nothing in any unit
  const code = tree
    .transform((node) => {
      const path = pathOf(node);
      return path === undefined ? node : new math.SymbolNode(path);
    })
    .compile();
  return (scope) => {
    const result: unknown = code.evaluate(scope);
    if (isAmount(result) && !isPlain(unit)) return result.toNumber(written(unit));
    if (typeof result === 'number' && isPlain(unit)) return result;
    throw new TypeError(`${expression} is ${String(result)}, not an amount in ${unit}`);
  };
}
