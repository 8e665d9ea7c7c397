import { statSync } from 'node:fs';
import { isAbsolute, join, relative, resolve } from 'node:path';
import { type Baseline, type Budget, noBaseline } from '../../gate/index.ts';
import { InputError, type ProfileSources } from '../../profile/index.ts';
import type { Io } from '../io.ts';
import { figuresOf, operandOf, readOperand } from './plan-operand.ts';
import { readProfile } from '../files.ts';

/** Finds what a profile is compared with. */
export type BaselineFinder = (profile: string | undefined) => Baseline;

/**
 * Reads `--baseline`: one plan or profile for everything that is planned, or a folder in which each profile has its
 * counterpart under the same name, such as a checkout of the main branch.
 * @throws InputError when a single plan cannot be read.
 */
export async function baselineFinder(
  operand: string | undefined,
  io: Io,
  sources: ProfileSources,
): Promise<BaselineFinder> {
  if (operand === undefined) return () => noBaseline;
  const path = resolve(io.cwd, operand);
  if (operand !== '-' && statSync(path, { throwIfNoEntry: false })?.isDirectory() === true) {
    return (profile) => counterpart(path, operand, profile, io, sources);
  }
  const baseline: Baseline = { kind: 'plan', figures: figuresOf(await readOperand(operand, io, sources)) };
  return () => baseline;
}

/** Whether any of these budgets looks at the baseline: reading it costs as much as planning. */
export const needsBaseline = (budgets: readonly Budget[]): boolean =>
  budgets.some(({ rule }) => rule.kind === 'baseline');

function counterpart(
  folder: string,
  operand: string,
  profile: string | undefined,
  io: Io,
  sources: ProfileSources,
): Baseline {
  const missing = (reason: string): Baseline => ({ kind: 'missing', outcome: 'new', reason });
  const name = profile === undefined || isAbsolute(profile) ? undefined : relative(io.cwd, resolve(io.cwd, profile));
  const path = name === undefined ? undefined : join(folder, name);
  if (path === undefined || statSync(path, { throwIfNoEntry: false })?.isFile() !== true) {
    return missing(`${operand} does not have this profile yet`);
  }
  try {
    return { kind: 'plan', figures: figuresOf(operandOf(readProfile(path, io.cwd), sources)) };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    // A profile that was wrong before must not keep its own repair from passing.
    return missing(`the profile in ${operand} has no plan: ${error.faults[0]?.message ?? 'it is wrong'}`);
  }
}
