import { sweepProfile } from '../../model/sweep.ts';
import { InputError } from '../../profile/index.ts';
import { sweepFormats } from '../../report/sweep/index.ts';
import { version } from '../../version.ts';
import type { Arguments } from '../arguments.ts';
import { sweepFormatNames } from '../choices.ts';
import { type ExitCode, exitCodes } from '../exit-code.ts';
import type { Io } from '../io.ts';
import { openOutput } from '../output.ts';
import { figureList } from './figure-list.ts';
import { pageOf } from './page.ts';
import { profileOf } from './profile.ts';
import { axesOf, variedInputs } from './sweep-axes.ts';

/** Steps that nobody asked for: fewer of a second input, because each is a column, or a chart. */
const usualSteps = { table: [20, 5], chart: [60, 3] } as const;

/** One chart a figure and value is enough to scroll through. */
const mostCharts = 6;

/** Varies one or two inputs of a profile and prints what comes of it. */
export async function run(args: Arguments, io: Io): Promise<ExitCode> {
  const format = args.choice('format', sweepFormatNames) ?? 'text';
  const inputs = variedInputs(args);
  const output = openOutput(args.value('output'), args.value('PROFILE'), io);
  const page = pageOf(args, io, output);
  const profile = await profileOf(args, io, inputs);
  const axes = axesOf(args, inputs, profile, format === 'chart' ? usualSteps.chart : usualSteps.table);
  const charts = axes[1]?.values.length ?? 1;
  if (format === 'chart' && charts > mostCharts) throw tooManyCharts(charts);
  const sweep = sweepProfile(profile, axes, figureList('--show', args.value('show'), profile));
  output.write(sweepFormats[format](sweep, { ...page, version }));
  return exitCodes.fine;
}

function tooManyCharts(count: number): InputError {
  return new InputError([
    {
      place: '--format chart',
      message: `draws one chart for each value of the second input, and ${count} are too many`,
      expected: `at most ${mostCharts} steps of the second input`,
      example: '--steps 60,3',
    },
  ]);
}
