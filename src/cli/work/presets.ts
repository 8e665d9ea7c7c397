import { parse } from 'yaml';
import { InputError } from '../../profile/input-error.ts';
import { notOneOf } from '../argument-faults.ts';
import type { Arguments } from '../arguments.ts';
import { type ExitCode, exitCodes } from '../exit-code.ts';
import type { Io } from '../io.ts';
import { presetNames, presetText } from '../presets.ts';

/** Lists the presets with what each is, or prints one as it is written. */
export function run(args: Arguments, io: Io): ExitCode {
  if (args.choice('show', ['show']) === 'show') {
    io.stdout.write(shown(args.value('NAME')));
    return exitCodes.fine;
  }
  const names = presetNames();
  const width = Math.max(...names.map((name) => name.length));
  io.stdout.write(names.map((name) => `${name.padEnd(width)}  ${description(name)}\n`).join(''));
  return exitCodes.fine;
}

function shown(name: string | undefined): string {
  const names = presetNames();
  if (name === undefined) {
    const expected = `one of ${names.join(', ')}`;
    throw new InputError([
      {
        place: 'presets show',
        message: 'no preset is named',
        expected,
        example: 'dedup-planner presets show payments-ledger',
      },
    ]);
  }
  const text = presetText(name);
  if (text === undefined) throw new InputError([notOneOf('presets show', name, names)]);
  return text;
}

/** The description that the preset gives itself, on one line. */
function description(name: string): string {
  const document: unknown = parse(presetText(name) ?? '');
  if (typeof document !== 'object' || document === null || !('description' in document)) return '';
  return String(document.description).trim().replaceAll(/\s+/g, ' ');
}
