import { type Figures, judgeBudgets, noBaseline } from '../../gate/index.ts';
import type { Gate } from '../../model/gate-document.ts';
import type { Profile } from '../../model/profile.ts';
import type { Arguments } from '../arguments.ts';
import { profileSources, readProfile } from '../files.ts';
import type { Io } from '../io.ts';
import { baselineFinder, needsBaseline } from './baseline.ts';
import { BudgetBook } from './budgets.ts';

/**
 * Reads the budgets of the arguments and of the profile, and says how to hold a plan against them.
 * @throws InputError when a budget or the baseline cannot be read.
 */
export async function planGate(args: Arguments, io: Io, profile: Profile): Promise<(figures: Figures) => Gate> {
  const file = args.value('PROFILE');
  const text = file === undefined || file === '-' ? undefined : readProfile(file, io.cwd);
  const book = new BudgetBook();
  const budgets = [...book.ofArguments(args, io), ...book.ofProfileByLine(profile, text)];
  const find = await baselineFinder(args.value('baseline'), io, profileSources(io.cwd));
  const baseline = needsBaseline(budgets) ? find(text?.name) : noBaseline;
  return (figures) => judgeBudgets(budgets, figures, baseline);
}
