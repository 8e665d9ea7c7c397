import { plan } from '../../src/model/plan.ts';
import type { Plan } from '../../src/model/plan-document.ts';
import type { Profile } from '../../src/model/profile.ts';
import { loadProfile, type ProfileSources } from '../../src/profile/index.ts';

/** Values of a profile by path, as a person would write them. */
export type Given = Readonly<Record<string, string>>;

const nothing: ProfileSources = {
  preset: () => undefined,
  presetNames: () => [],
  file: (path) => {
    throw new Error(`no test reads ${path}`);
  },
};

/** A profile of a queue at 100 msg/s, with these values. */
export function profileOf(given: Given): Profile {
  const values: Given = { 'workload.throughput': '100/s', 'source.kind': 'queue', ...given };
  const flags = Object.entries(values).map(([path, text]) => ({ flag: '--set', path, text }));
  return loadProfile({ flags }, nothing);
}

/** The plan of such a profile. */
export const planOf = (given: Given): Plan => plan(profileOf(given));

/** What makes the source a log. */
export const log: Given = { 'source.kind': 'log', 'source.rebalanceRate': '10/day', 'source.partitions': '12' };

/** A log where the systems of the profile say so: `source.kind` comes from them. */
export const withoutKind = (given: Given): Profile => {
  const flags = Object.entries({ 'workload.throughput': '100/s', 'source.rebalanceRate': '10/day', ...given });
  return loadProfile({ flags: flags.map(([path, text]) => ({ flag: '--set', path, text })) }, nothing);
};
