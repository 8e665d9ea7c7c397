import type { DerivedInput } from './derived.ts';
import { applies, type Profile } from './profile.ts';

const path = 'inbox.retention.deletedPerRun';

/** Numbers about the rows that the last runs of the clean-up deleted. */
export const cleanupInputs = {
  'inbox.retention.deletedTotal': {
    label: 'rows deleted by all runs',
    unit: 'row',
    note: 'The rows of inbox.retention.deletedPerRun added up.',
    from: [path],
    value: (profile) => {
      const runs = deletedPerRun(profile);
      return runs.length === 0 ? Number.NaN : runs.reduce((sum, rows) => sum + rows, 0);
    },
  },
  'inbox.retention.deletedBefore': {
    label: 'rows deleted by the run before the last',
    unit: 'row',
    note: 'The last but one of inbox.retention.deletedPerRun.',
    from: [path],
    value: (profile) => deletedPerRun(profile).at(-2) ?? Number.NaN,
  },
  'inbox.retention.deletedLast': {
    label: 'rows deleted by the last run',
    unit: 'row',
    note: 'The last of inbox.retention.deletedPerRun.',
    from: [path],
    value: (profile) => deletedPerRun(profile).at(-1) ?? Number.NaN,
  },
} as const satisfies Record<string, DerivedInput>;

function deletedPerRun(profile: Profile): readonly number[] {
  const value = applies(profile, path) ? profile.inputs.get(path)?.value : undefined;
  return typeof value === 'object' ? value.filter((item) => typeof item === 'number') : [];
}
