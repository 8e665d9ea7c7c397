import { inputPaths } from '../model/inputs/index.ts';
import type { Fault } from '../profile/input-error.ts';
import { nearest } from '../units/index.ts';
import type { Command } from './command.ts';
import type { OptionDeclaration } from './option.ts';

/** A flag at the end of the line, before another flag, or with an empty value. */
export function withoutValue({ name, placeholder, example }: OptionDeclaration): Fault {
  return {
    place: `--${name}`,
    message: 'given without a value',
    expected: `${placeholder} after it; one that begins with "-" is written --${name}=${placeholder}`,
    example: `--${name} ${example}`,
  };
}

/** A value that is not on the list of those allowed. */
export function notOneOf(place: string, value: string, words: readonly string[]): Fault {
  const meant = nearest(value, words);
  return {
    place,
    message: `"${value}" is not known here`,
    expected: `one of ${words.join(', ')}`,
    ...(meant === undefined ? {} : { suggestion: meant }),
  };
}

/** A flag that the command does not have. */
export function unknownFlag(command: Command, flag: string): Fault {
  const name = flag.replace(/^-+/, '');
  const names = command.options.map((option) => option.name);
  const message = `not a flag of ${command.name}`;
  const meant = nearest(name, [...names, 'help', 'version']);
  if (meant !== undefined) return { place: flag, message, suggestion: `--${meant}` };
  const path = nearest(name, inputPaths);
  if (path !== undefined && names.includes('set')) return { place: flag, message, suggestion: `--set ${path}=…` };
  const expected = names.length === 0 ? 'no flags' : names.map((known) => `--${known}`).join(' ');
  return { place: flag, message, expected };
}

/** More arguments than the command takes. */
export function oneTooMany(command: Command, surplus: string): Fault {
  const assignment = /^[\w.]+=/.test(surplus) && command.options.some(({ name }) => name === 'set');
  return {
    place: `dedup-planner ${command.name}`,
    message: `"${surplus}" is one argument too many`,
    expected: `${command.name} ${command.usage}`.trim(),
    ...(assignment ? { suggestion: `--set ${surplus}` } : {}),
  };
}

/** The first word is not a command. */
export function unknownCommand(word: string, commands: readonly Command[]): Fault {
  const names = commands.map(({ name }) => name);
  const meant = nearest(word, names);
  return {
    place: 'dedup-planner',
    message: `"${word}" is not a command`,
    expected: `one of ${names.join(', ')}`,
    ...suggestionFor(word, meant),
  };
}

/** A flag is the first thing that was typed. */
export function flagWithoutCommand(flag: string, commands: readonly Command[]): Fault {
  return {
    place: 'dedup-planner',
    message: `"${flag}" stands where a command is needed`,
    expected: `one of ${commands.map(({ name }) => name).join(', ')}, and flags after it`,
    example: 'dedup-planner plan --throughput 2000/s',
  };
}

function suggestionFor(word: string, meant: string | undefined): Pick<Fault, 'suggestion'> {
  if (meant !== undefined) return { suggestion: meant };
  return /\.(ya?ml|json)$/.test(word) ? { suggestion: `dedup-planner plan ${word}` } : {};
}
