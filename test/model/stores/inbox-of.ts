import { evaluateProfile } from '../../../src/model/evaluation.ts';
import type { Profile } from '../../../src/model/profile.ts';
import { loadProfile } from '../../../src/profile/index.ts';

/** Inputs by path, as a person would write them. */
export type Inputs = Readonly<Record<string, string>>;

const nothing = {
  preset: () => undefined,
  presetNames: () => [],
  file: () => {
    throw new Error('these profiles extend nothing');
  },
};

/** A checked profile with these inputs; a queue at 1,000 msg/s where they do not say. */
export function profileWith(inputs: Inputs): Profile {
  const all = { 'workload.throughput': '1000/s', 'source.kind': 'queue', ...inputs };
  const flags = Object.entries(all).map(([path, text]) => ({ flag: '--set', path, text }));
  return loadProfile({ flags }, nothing);
}

/** The values of figures under these inputs: NaN when one does not apply. */
export const figuresWith = (inputs: Inputs): ((id: string) => number) => evaluateProfile(profileWith(inputs)).read;
