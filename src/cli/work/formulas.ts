import { renderFormulaPage } from '../../report/formula-page.ts';
import { type ExitCode, exitCodes } from '../exit-code.ts';
import type { Io } from '../io.ts';

/** Prints the formula page. */
export function run(io: Io): ExitCode {
  io.stdout.write(renderFormulaPage());
  return exitCodes.fine;
}
