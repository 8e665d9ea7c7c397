import { inputPaths } from '../../model/inputs/index.ts';
import { plan } from '../../model/plan.ts';
import { declarations } from '../../model/sheet/index.ts';
import { InputError } from '../../profile/input-error.ts';
import { renderExplanation } from '../../report/index.ts';
import { nearest } from '../../units/index.ts';
import type { Arguments } from '../arguments.ts';
import { type ExitCode, exitCodes } from '../exit-code.ts';
import type { Io } from '../io.ts';
import { openOutput } from '../output.ts';
import { pageOf } from './page.ts';
import { profileOf } from './profile.ts';

/** Explains one figure, or one input, of a plan. */
export async function run(args: Arguments, io: Io): Promise<ExitCode> {
  const id = args.value('FIGURE');
  const ids = [...declarations.keys()];
  if (id === undefined)
    throw new InputError([{ place: 'explain', message: 'no figure is named', ...knownFigures(ids) }]);
  if (!ids.includes(id) && !inputPaths.includes(id)) throw new InputError([unknownFigure(id, ids)]);
  const output = openOutput(args.value('output'), args.value('PROFILE'), io);
  const page = pageOf(args, io, output);
  const explanation = renderExplanation(plan(await profileOf(args, io)), id, page);
  if (explanation === undefined) throw new Error(`${id} is known, but has no explanation`);
  output.write(explanation);
  return exitCodes.fine;
}

function unknownFigure(id: string, ids: readonly string[]) {
  const meant = nearest(id, [...ids, ...inputPaths]);
  const message = `"${id}" is neither a figure nor an input`;
  return { place: 'explain', message, ...knownFigures(ids), ...(meant === undefined ? {} : { suggestion: meant }) };
}

function knownFigures(ids: readonly string[]) {
  // All of them would fill the screen; the sections are enough to look further with completion or JSON.
  const sections = [...new Set(ids.map((id) => id.split('.')[0]))];
  return {
    expected: `the id of a figure (of ${sections.join(', ')}) or the path of an input`,
    example: 'dedup-planner explain inbox.bytes --preset payments-ledger',
  };
}
