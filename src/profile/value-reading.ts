import type { InputValue } from '../model/profile.ts';
import type { QuantityRange } from '../units/index.ts';
import { type Scalar, shapeName, type Spot, type Tree, written } from './tree.ts';

/** Why a value is not what its declaration asks for; `within` is the part of it, such as `[1].length`. */
export interface ValueProblem {
  readonly within?: string;
  readonly spot?: Spot;
  readonly given?: string;
  readonly message: string;
  readonly expected: string;
  readonly suggestion?: string;
}

/** A value in base units with the text it was written as and its range if it has one, or all that is wrong with it. */
export type ValueReading<Value = InputValue> =
  | { readonly ok: true; readonly value: Value; readonly range?: QuantityRange; readonly written: string }
  | { readonly ok: false; readonly problems: readonly ValueProblem[] };

export function accepted<Value>(value: Value, text: string): ValueReading<Value> {
  return { ok: true, value, written: text };
}

export function refused(...problems: ValueProblem[]): { readonly ok: false; readonly problems: ValueProblem[] } {
  return { ok: false, problems };
}

/** Reads a scalar, and refuses nothing, lists and sections in one wording. */
export function readSingle<Value>(
  tree: Tree,
  expected: string,
  read: (given: Scalar) => ValueReading<Value>,
): ValueReading<Value> {
  if (tree.kind === 'scalar') return read(tree);
  const message = tree.kind === 'empty' ? 'has no value' : `is ${shapeName(tree)}, not a single value`;
  return refused({ ...at(tree), message, expected, ...(tree.kind !== 'empty' && { given: written(tree) }) });
}

/** Where the tree stands, for spreading into a problem. */
export const at = ({ spot }: Tree): { spot?: Spot } => (spot === undefined ? {} : { spot });

export const suggest = (suggestion: string | undefined): { suggestion?: string } =>
  suggestion === undefined ? {} : { suggestion: `"${suggestion}"` };
