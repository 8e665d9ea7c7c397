import { InputError } from '../profile/input-error.ts';
import { version } from '../version.ts';
import { completionRequest } from './completion/request.ts';
import { type ExitCode, exitCodes } from './exit-code.ts';
import type { Io } from './io.ts';
import { parseArguments } from './parser.ts';

/**
 * The whole command line: arguments in, exit code out. Results go to standard output, everything else to standard error.
 */
export async function run(argv: readonly string[], io: Io): Promise<ExitCode> {
  try {
    return await dispatch(argv, io);
  } catch (error) {
    if (error instanceof InputError) {
      io.stderr.write(`${error.message}\n`);
      return exitCodes.inputWrong;
    }
    io.stderr.write(defectMessage(error, Boolean(io.env['DEBUG'])));
    return exitCodes.toolFailed;
  }
}

async function dispatch(argv: readonly string[], io: Io): Promise<ExitCode> {
  if (argv[0] === completionRequest) {
    const { complete } = await import('./completion/complete.ts');
    io.stdout.write((await complete(argv.slice(1))).map((word) => `${word}\n`).join(''));
    return exitCodes.fine;
  }
  const request = parseArguments(argv);
  switch (request.kind) {
    case 'command':
      return request.command.run(request.args, io);
    case 'help': {
      const { help } = await import('./help/full.ts');
      io.stdout.write(await help(request.command, Math.min(io.stdout.columns ?? 80, 120)));
      return exitCodes.fine;
    }
    case 'version':
      io.stdout.write(`${version}\n`);
      return exitCodes.fine;
    case 'nothing':
      io.stderr.write((await import('./help/short.ts')).shortHelp());
      return exitCodes.inputWrong;
  }
}

/** Says that the fault is ours, and what a report of it needs. */
function defectMessage(error: unknown, withStack: boolean): string {
  const message = error instanceof Error ? error.message : String(error);
  const stack = withStack && error instanceof Error ? `${error.stack ?? ''}\n` : '';
  return `dedup-planner failed: ${message}
This is a defect of dedup-planner ${version}, not of your input. Please report it, with the command and the profile
that you used and with what it prints when the environment variable DEBUG is set to 1.
${stack}`;
}
