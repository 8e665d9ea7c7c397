import type { Plan } from '../../model/plan-document.ts';
import { plan } from '../../model/plan.ts';
import type { Profile } from '../../model/profile.ts';
import { InputError, loadProfile, type ProfileSources, type ProfileText } from '../../profile/index.ts';
import { readSavedPlan, type SavedPlan } from '../../gate/index.ts';
import { readProfile, readStandardInput } from '../files.ts';
import type { Io } from '../io.ts';

/** What `diff` and `--baseline` take: a profile or a preset with its plan, or a plan that was saved as JSON. */
export type PlanOperand =
  | { readonly kind: 'planned'; readonly name: string; readonly profile: Profile; readonly plan: Plan }
  | { readonly kind: 'saved'; readonly name: string; readonly profile: Profile; readonly saved: SavedPlan };

const presetPrefix = 'preset:';

/**
 * Reads `preset:NAME`, a profile, a saved plan, or either of these from standard input (`-`).
 * @throws InputError when it cannot be read, or is a plan of a form that this version does not know.
 */
export async function readOperand(operand: string, io: Io, sources: ProfileSources): Promise<PlanOperand> {
  if (operand.startsWith(presetPrefix)) {
    const profile = loadProfile({ preset: operand.slice(presetPrefix.length) }, sources);
    return { kind: 'planned', name: operand, profile, plan: plan(profile) };
  }
  return operandOf(operand === '-' ? await readStandardInput(io.stdin) : readProfile(operand, io.cwd), sources);
}

/** The operand that a text is. */
export function operandOf(text: ProfileText, sources: ProfileSources): PlanOperand {
  const { name } = text;
  const reading = readSavedPlan(text.text);
  if (reading === undefined) {
    const profile = loadProfile({ profile: text }, sources);
    return { kind: 'planned', name, profile, plan: plan(profile) };
  }
  if (reading.ok) return { kind: 'saved', name, profile: reading.plan.profile, saved: reading.plan };
  const { message, expected } = reading;
  throw new InputError([
    { place: name, message, expected, example: 'dedup-planner plan --format json --output plan.json' },
  ]);
}

/** The figures of either kind. */
export function figuresOf(operand: PlanOperand): ReadonlyMap<string, { readonly value: number }> {
  return operand.kind === 'planned' ? operand.plan.figures : operand.saved.figures;
}
