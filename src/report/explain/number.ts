import { type Constant, constants } from '../../model/figure.ts';
import { type DerivedInput, derivedInputs } from '../../model/derived.ts';
import { inputNumber } from '../../model/evaluation.ts';
import type { Plan } from '../../model/plan-document.ts';
import { type Amount, amountOf } from '../amount.ts';
import { inputUnit } from '../input-text.ts';

const constantsByName: ReadonlyMap<string, Constant> = new Map(Object.entries(constants));
const derivedByName: ReadonlyMap<string, DerivedInput> = new Map(Object.entries(derivedInputs));

/** The constant of the model with this name. */
export const constantNamed = (name: string): Constant | undefined => constantsByName.get(name);

/** The derived input with this name. */
export const derivedNamed = (name: string): DerivedInput | undefined => derivedByName.get(name);

/** The number behind a name in an expression: a figure, a constant or an input; undefined where it does not apply. */
export function numberNamed(plan: Plan, name: string): Amount | undefined {
  const known = amountOf(plan, name) ?? constantNamed(name);
  if (known !== undefined) return { value: known.value, unit: known.unit };
  const value = inputNumber(plan.profile, name);
  return Number.isNaN(value) ? undefined : { value, unit: inputUnit(name) ?? derivedNamed(name)?.unit ?? '1' };
}

/** A name, dotted or not: of a figure, an input, a constant or a function. */
export const nameInExpression = /[A-Za-z]\w*(?:\.\w+)*/g;

/** The names of constants in an expression, each once. */
export function constantsIn(expression: string): string[] {
  const names = Array.from(expression.matchAll(nameInExpression), ([name]) => name);
  return [...new Set(names)].filter((name) => constantsByName.has(name));
}
