import { evaluateProfile } from '../../model/evaluation.ts';
import { inputAt, inputPaths } from '../../model/inputs/index.ts';
import { type Constraint, readConstraint } from '../../model/solve/constraint.ts';
import { solve } from '../../model/solve/solve.ts';
import { type Fault, InputError } from '../../profile/input-error.ts';
import { renderSolution, renderSolutionJson } from '../../report/solution.ts';
import { nearest } from '../../units/index.ts';
import type { Arguments } from '../arguments.ts';
import { type ExitCode, exitCodes } from '../exit-code.ts';
import type { Io } from '../io.ts';
import { listFormatNames } from '../list-format.ts';
import { openOutput } from '../output.ts';
import { pageOf } from './page.ts';
import { profileOf } from './profile.ts';

const example = "dedup-planner solve inbox.window --preset payments-ledger --such-that 'inbox.bytes <= 50 GB'";

/** Solves for one input, and exits with 1 when no value of it will do. */
export async function run(args: Arguments, io: Io): Promise<ExitCode> {
  const input = numericInput(args.value('INPUT'));
  const condition = args.value('such-that');
  if (condition === undefined) throw new InputError([withoutCondition]);
  const isJson = args.choice('format', listFormatNames) === 'json';
  const output = openOutput(args.value('output'), args.value('PROFILE'), io);
  const page = pageOf(args, io, output);
  const profile = await profileOf(args, io);
  const evaluation = evaluateProfile(profile);
  const reading = readConstraint(condition, evaluation);
  if (!reading.ok) throw new InputError([{ place: '--such-that', ...reading.problem, example }]);
  const solution = solve(profile, input, reading.constraint);
  const unit = unitOf(reading.constraint);
  output.write(isJson ? renderSolutionJson(solution, unit) : renderSolution(solution, unit, page));
  return solution.intervals.length > 0 ? exitCodes.fine : exitCodes.limitBroken;

  function unitOf({ figure }: Constraint) {
    return evaluation.figures.find(({ id }) => id === figure)?.unit ?? '1';
  }
}

const withoutCondition: Fault = {
  place: '--such-that',
  message: 'not given, and nothing says what has to hold',
  expected: 'a condition on a figure',
  example,
};

/** Only numbers can be solved for; everything else is answered with what was probably meant. */
function numericInput(path: string | undefined): string {
  const numbers = inputPaths.filter((candidate) => inputAt(candidate)?.kind === 'quantity');
  if (path !== undefined && numbers.includes(path)) return path;
  const expected = 'the path of a number of the profile, such as inbox.window';
  if (path === undefined) throw new InputError([{ place: 'solve', message: 'no input is named', expected, example }]);
  const kind = inputAt(path)?.kind;
  const message =
    kind === undefined ? `"${path}" is no input of a profile` : `${path} is no number, so it cannot be solved for`;
  const meant = nearest(path, numbers);
  throw new InputError([
    { place: 'solve', given: path, message, expected, example, ...(meant !== undefined && { suggestion: meant }) },
  ]);
}
