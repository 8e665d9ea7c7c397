import { InputError } from '../profile/input-error.ts';
import type { Command } from './command.ts';
import { notOneOf, oneTooMany, unknownFlag, withoutValue } from './argument-faults.ts';
import type { OptionDeclaration } from './option.ts';

/** The arguments of a command, checked: known flags, each given once and with a value. */
export interface Arguments {
  /** The value of a flag or positional; undefined when it was not given. */
  readonly value: (name: string) => string | undefined;
  /** All values of a repeatable flag or positional, in order. */
  readonly values: (name: string) => readonly string[];
  /** The value of a flag or positional that is one of a list; undefined when it was not given. */
  readonly choice: <Word extends string>(name: string, words: readonly Word[]) => Word | undefined;
}

/**
 * Checks what the parser found against the declaration of the command.
 * @param parsed The values of flags by name, each as text; several when a flag was repeated.
 * @param bare The arguments without a flag, after the name of the command.
 * @param typed The arguments as they were typed, for messages.
 * @throws InputError for an unknown flag, a flag without a value, one given twice with different values, or an
 * argument too many.
 */
export function checkArguments(
  command: Command,
  parsed: Readonly<Record<string, unknown>>,
  bare: readonly string[],
  typed: readonly string[],
): Arguments {
  const given = new Map<string, readonly string[]>();
  for (const [name, value] of Object.entries(parsed)) {
    if (notFlags.has(name) || value === undefined) continue;
    const option = command.options.find((candidate) => candidate.name === name);
    if (option === undefined) throw new InputError([unknownFlag(command, asTyped(name, typed))]);
    given.set(name, checkedValues(option, [value].flat().map(String)));
  }
  for (const [index, word] of bare.entries()) {
    const positional = command.positionals[index] ?? command.positionals.find(({ repeatable }) => repeatable);
    if (positional === undefined) throw new InputError([oneTooMany(command, word)]);
    given.set(positional.name, [...(given.get(positional.name) ?? []), word]);
  }
  return {
    value: (name) => given.get(name)?.[0],
    values: (name) => given.get(name) ?? [],
    choice: (name, words) => {
      const value = given.get(name)?.[0];
      const word = words.find((candidate) => candidate === value);
      if (value === undefined || word !== undefined) return word;
      const place = command.options.some((option) => option.name === name) ? `--${name}` : name;
      throw new InputError([notOneOf(place, value, words)]);
    },
  };
}

/** What the parser adds of its own, and the flags that every command has. */
const notFlags = new Set(['_', '--', 'help', 'h', 'version', 'V']);

function checkedValues(option: OptionDeclaration, values: readonly string[]): readonly string[] {
  if (values.some((value) => value.trim() === '')) throw new InputError([withoutValue(option)]);
  if (option.repeatable === true) return values;
  const different = [...new Set(values)];
  if (different.length === 1) return different;
  const list = different.map((value) => `"${value}"`).join(' and ');
  throw new InputError([{ place: `--${option.name}`, message: `given more than once, as ${list}` }]);
}

function asTyped(name: string, typed: readonly string[]): string {
  const flag = typed.find((text) => text.startsWith('-') && text.replace(/^-+/, '').split('=')[0] === name);
  return flag?.split('=')[0] ?? `--${name}`;
}
