import type { Plan } from '../../model/plan-document.ts';
import { type Amount, printAmounts } from '../amount.ts';
import { isUnbounded } from './absent.ts';
import { constantsIn, nameInExpression, numberNamed } from './number.ts';

/** The value behind a name in words; n/a where it does not apply. */
export function valueText(plan: Plan, name: string): string {
  return printNamed(plan, [name]).get(name) ?? '';
}

/** An expression with its names replaced by their numbers and units; functions keep their names. */
export function withNumbers(plan: Plan, expression: string, reads: readonly string[]): string {
  const texts = printNamed(plan, [...reads, ...constantsIn(expression)]);
  const isProduct = /[*/]/.test(expression);
  return expression.replaceAll(nameInExpression, (name) => {
    const text = texts.get(name) ?? name;
    return isProduct && takesTwoUnits(text) ? `(${text})` : text;
  });
}

/** The values behind names, printed together. */
function printNamed(plan: Plan, names: readonly string[]): ReadonlyMap<string, string> {
  const amounts = new Map<string, Amount>();
  for (const name of names) {
    const amount = numberNamed(plan, name);
    if (amount !== undefined) amounts.set(name, amount);
  }
  const printed = printAmounts([...amounts.values()]);
  const texts = new Map([...amounts.keys()].map((name, index) => [name, printed[index] ?? '']));
  for (const name of names) if (!texts.has(name)) texts.set(name, isUnbounded(plan, name) ? 'no bound' : 'n/a');
  return texts;
}

/** `1 h 30 min` is one operand of a product. */
const takesTwoUnits = (text: string): boolean => /\d.* \d/.test(text);
