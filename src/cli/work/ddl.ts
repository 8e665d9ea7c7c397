import { plan } from '../../model/plan.ts';
import { InputError } from '../../profile/index.ts';
import { renderDdl } from '../../report/ddl/index.ts';
import type { Arguments } from '../arguments.ts';
import { ddlDialects } from '../choices.ts';
import { type ExitCode, exitCodes } from '../exit-code.ts';
import type { Io } from '../io.ts';
import { openOutput } from '../output.ts';
import { profileOf } from './profile.ts';

/** Plans one profile and prints the SQL of what is recommended for it. */
export async function run(args: Arguments, io: Io): Promise<ExitCode> {
  const dialect = args.choice('for', ddlDialects);
  if (dialect === undefined) {
    const message = 'says for which database the SQL is, and is missing';
    throw new InputError([
      { place: '--for', message, expected: `one of ${ddlDialects.join(', ')}`, example: '--for postgres' },
    ]);
  }
  const output = openOutput(args.value('output'), args.value('PROFILE'), io);
  output.write(renderDdl(plan(await profileOf(args, io)), dialect));
  return exitCodes.fine;
}
