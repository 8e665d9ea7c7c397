import { headlineFigures } from '../../model/headline-figures.ts';
import { plan } from '../../model/plan.ts';
import type { Profile } from '../../model/profile.ts';
import { drawsOf, sensitivityOf } from '../../model/uncertainty/index.ts';
import { InputError } from '../../profile/index.ts';
import { sensitivityFormats } from '../../report/sensitivity/index.ts';
import { version } from '../../version.ts';
import type { Arguments } from '../arguments.ts';
import { sensitivityFormatNames } from '../choices.ts';
import { type ExitCode, exitCodes } from '../exit-code.ts';
import type { Io } from '../io.ts';
import { openOutput } from '../output.ts';
import { figureList } from './figure-list.ts';
import { pageOf } from './page.ts';
import { profileOf } from './profile.ts';
import { samplingOf } from './sampling.ts';

/** Ranks the ranges of a profile by how much of the spread of each figure they explain. */
export async function run(args: Arguments, io: Io): Promise<ExitCode> {
  const format = args.choice('format', sensitivityFormatNames) ?? 'text';
  const sampling = samplingOf(args);
  const output = openOutput(args.value('output'), args.value('PROFILE'), io);
  const page = pageOf(args, io, output);
  const profile = await profileOf(args, io);
  if (drawsOf(profile).length === 0) throw withoutRanges();
  const asked = figureList('--of', args.value('of'), profile);
  const figures = sensitivityOf(profile, asked ?? usualFigures(profile), sampling);
  const moved = figures.figures.filter(({ because }) => because !== 'constant');
  const shown = asked === undefined ? { ...figures, figures: moved } : figures;
  output.write(sensitivityFormats[format](shown, { ...page, version }));
  return exitCodes.fine;
}

/** The headline figures that this plan has. */
function usualFigures(profile: Profile): readonly string[] {
  const { figures } = plan(profile);
  return headlineFigures.filter((id) => figures.has(id));
}

function withoutRanges(): InputError {
  return new InputError([
    {
      place: 'sensitivity',
      message: 'no input of this plan is a range, so nothing spreads',
      expected: 'low..high or low..likely..high for at least one input, in the profile or with --set',
      example: 'dedup-planner sensitivity --preset payments-ledger --set producer.retryRate=0.02%..0.2%',
    },
  ]);
}
