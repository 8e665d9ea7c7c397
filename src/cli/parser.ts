import parse from 'yargs-parser';
import { InputError } from '../profile/input-error.ts';
import { flagWithoutCommand, unknownCommand, withoutValue } from './argument-faults.ts';
import { type Arguments, checkArguments } from './arguments.ts';
import type { Command } from './command.ts';
import { commands } from './commands/index.ts';

/** What the arguments ask for. */
export type Request =
  | { readonly kind: 'command'; readonly command: Command; readonly args: Arguments }
  | { readonly kind: 'help'; readonly command: Command | undefined }
  | { readonly kind: 'version' }
  | { readonly kind: 'nothing' };

const options = commands.flatMap((command) => command.options);

/**
 * Reads the arguments with the parser of yargs; yargs itself, which lays out the help, takes a third of the time of a
 * short run and is loaded for help only. Its own checks would also report a mistyped flag as a missing one.
 * @throws InputError when the arguments are wrong.
 */
export function parseArguments(argv: readonly string[]): Request {
  const { argv: parsed, error } = parse.detailed([...argv], {
    alias: { help: ['h'], version: ['V'] },
    boolean: ['help', 'version', ...options.flatMap(({ name, isSwitch }) => (isSwitch ? [name] : []))],
    narg: Object.fromEntries(options.flatMap(({ name, isSwitch }) => (isSwitch ? [] : [[name, 1]]))),
    configuration: {
      'parse-numbers': false,
      'parse-positional-numbers': false,
      'dot-notation': false,
      'camel-case-expansion': false,
      'boolean-negation': false,
      'short-option-groups': false,
    },
  });
  const [first, ...rest] = parsed._.map(String);
  const command = commands.find(({ name }) => name === first);
  if (parsed['help'] === true || first === 'help') {
    return { kind: 'help', command: command ?? commands.find(({ name }) => name === rest[0]) };
  }
  if (parsed['version'] === true) return { kind: 'version' };
  if (error !== null) throw translated(error);
  if (command !== undefined) return { kind: 'command', command, args: checkArguments(command, parsed, rest, argv) };
  if (first !== undefined) throw new InputError([unknownCommand(first, commands)]);
  if (argv[0] !== undefined) throw new InputError([flagWithoutCommand(argv[0], commands)]);
  return { kind: 'nothing' };
}

/** The parser has one complaint of its own; anything else that it throws is a defect of ours. */
function translated(error: Error): Error {
  const name = /^Not enough arguments following: (.+)$/.exec(error.message)?.[1];
  const option = options.find((candidate) => candidate.name === name);
  return option === undefined ? error : new InputError([withoutValue(option)]);
}
