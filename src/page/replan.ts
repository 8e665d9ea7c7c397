import type { Plan } from '../model/plan-document.ts';
import { plan } from '../model/plan.ts';
import { withUncertainty } from '../model/uncertainty/index.ts';
import { type Fault, InputError, loadProfile, type ProfileSources } from '../profile/index.ts';
import type { Embedded } from './embedded.ts';
import type { Changes } from './permalink.ts';

/** A plan for changed inputs, or what is wrong with them. */
export type Replanned =
  { readonly ok: true; readonly plan: Plan } | { readonly ok: false; readonly faults: readonly Fault[] };

/** A page has no files, and a profile that was loaded extends nothing any more. */
const noSources: ProfileSources = {
  preset: () => undefined,
  presetNames: () => [],
  file: (path) => {
    throw new InputError([{ place: path, message: 'a page cannot read files' }]);
  },
};

/** Plans again as the command line would with the same `--set` flags. */
export function replan({ profile: base, sampling }: Embedded, changes: Changes): Replanned {
  const flags = [...changes].map(([path, text]) => ({ flag: '--set', path, text }));
  try {
    return { ok: true, plan: withUncertainty(plan(loadProfile({ flags, base }, noSources)), sampling) };
  } catch (error) {
    if (error instanceof InputError) return { ok: false, faults: error.faults };
    throw error;
  }
}

/** The path whose change a fault is about; undefined for one about the inputs as a whole. */
export function faultyPath({ place }: Fault): string | undefined {
  return /^--set ([\w.]+)/.exec(place)?.[1];
}
