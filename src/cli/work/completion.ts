import { basename } from 'node:path';
import { InputError } from '../../profile/input-error.ts';
import type { Arguments } from '../arguments.ts';
import { shells } from '../choices.ts';
import { completionScript } from '../completion/script.ts';
import { type ExitCode, exitCodes } from '../exit-code.ts';
import type { Io } from '../io.ts';

/** Prints the script of the shell that was named, or else of the one that the user runs. */
export function run(args: Arguments, io: Io): ExitCode {
  const current = basename(io.env['SHELL'] ?? '');
  const shell = args.choice('SHELL', shells) ?? shells.find((name) => name === current);
  if (shell === undefined) {
    const message = current === '' ? 'no shell is named, and $SHELL is not set' : `$SHELL is "${current}"`;
    throw new InputError([
      { place: 'SHELL', message, expected: `one of ${shells.join(', ')}`, example: 'dedup-planner completion bash' },
    ]);
  }
  io.stdout.write(completionScript(shell));
  return exitCodes.fine;
}
