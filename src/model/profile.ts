import type { Column } from './input.ts';
import {
  type Choice,
  type ChoicePath,
  inputAt,
  inputs,
  type QuantityPath,
  type SwitchPath,
  type TextPath,
} from './inputs/index.ts';
import type { QuantityRange } from '../units/index.ts';
import type { NamedSystems } from './system.ts';

/** Where a value came from. */
export type Origin =
  | { readonly kind: 'flag'; readonly flag: string }
  | { readonly kind: 'file'; readonly file: string; readonly line: number; readonly column: number }
  | { readonly kind: 'preset'; readonly preset: string; readonly line: number }
  | { readonly kind: 'system'; readonly system: string; readonly fact: string; readonly source: string }
  | { readonly kind: 'program' }
  | { readonly kind: 'default' };

/** A value in base units: a number, a word, yes or no, or a list. */
export type InputValue =
  | number
  | string
  | boolean
  | readonly number[]
  | readonly string[]
  | readonly Column[]
  | readonly (readonly string[])[]
  | readonly Readonly<Record<string, string>>[];

/** One input with its value in base units, the text it was written as, and where that text stands. */
export interface ResolvedInput {
  readonly path: string;
  readonly value: InputValue;
  /** What the value may be as well, when it was given as a range: then `value` is the likely one, or the middle. */
  readonly range?: QuantityRange;
  readonly written: string;
  readonly origin: Origin;
}

/** A checked profile: every value resolved, defaults included. Made by `loadProfile`. */
export interface Profile {
  readonly name?: string;
  readonly description?: string;
  readonly inputs: ReadonlyMap<string, ResolvedInput>;
  /** The systems of the catalogue that the profile names, by role. */
  readonly systems?: NamedSystems;
}

/** The number at a path in its base unit; undefined when it was not given, has no default, or does not apply. */
export function quantity(profile: Profile, path: QuantityPath): number | undefined {
  const value = applies(profile, path) ? profile.inputs.get(path)?.value : undefined;
  return typeof value === 'number' ? value : undefined;
}

/** The yes or no at a path; undefined when it does not apply. */
export function flag(profile: Profile, path: SwitchPath): boolean | undefined {
  const value = applies(profile, path) ? profile.inputs.get(path)?.value : undefined;
  return typeof value === 'boolean' ? value : undefined;
}

/** The word chosen at a path that has a default, so that a checked profile always has one. */
export function choice<Path extends ChoicePath>(profile: Profile, path: Path): Choice<Path> {
  const value = profile.inputs.get(path)?.value;
  const words: readonly Choice<Path>[] = inputs[path].choices;
  const word = words.find((candidate) => candidate === value) ?? words[0];
  if (word === undefined) throw new Error(`${path} declares no words`);
  return word;
}

/** The word chosen at a path, or undefined where nobody said and nothing has a default. */
export function chosen<Path extends ChoicePath>(profile: Profile, path: Path): Choice<Path> | undefined {
  const value = profile.inputs.get(path)?.value;
  const words: readonly Choice<Path>[] = inputs[path].choices;
  return words.find((candidate) => candidate === value);
}

/** The text at a path, or undefined. */
export function text(profile: Profile, path: TextPath): string | undefined {
  const value = profile.inputs.get(path)?.value;
  return typeof value === 'string' ? value : undefined;
}

/** Whether the input at a path counts under the choices of this profile. */
export function applies(profile: Profile, path: string): boolean {
  const condition = inputAt(path)?.onlyWhen;
  if (condition === undefined) return true;
  const value = profile.inputs.get(condition.path)?.value;
  return typeof value === 'string' && condition.is.includes(value);
}
