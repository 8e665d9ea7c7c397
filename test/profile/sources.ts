import { InputError, loadProfile, type ProfileRequest, type ProfileSources } from '../../src/profile/index.ts';
import type { Profile } from '../../src/model/profile.ts';

/** Presets and files in memory; a file's name is its path, with a leading ./ dropped. */
export function sourcesOf({ presets = {}, files = {} }: Texts): ProfileSources {
  const known = new Map(Object.entries(presets));
  const disk = new Map(Object.entries(files));
  return {
    preset: (name) => known.get(name),
    presetNames: () => [...known.keys()],
    file: (path) => {
      const name = path.replace(/^\.\//, '');
      const text = disk.get(name);
      if (text === undefined) throw new InputError([{ place: path, given: path, message: 'there is no such file' }]);
      return { name, text };
    },
  };
}

export interface Texts {
  readonly presets?: Readonly<Record<string, string>>;
  readonly files?: Readonly<Record<string, string>>;
}

/** A text that lacks nothing, to which a test adds what it is about. */
export const complete = 'workload: {throughput: 100 msg/s}\nsource: {rebalanceRate: 2/day}\n';

/** Loads a profile text named service.yaml. */
export const load = (text: string, request: ProfileRequest = {}, texts: Texts = {}): Profile =>
  loadProfile({ profile: { name: 'service.yaml', text }, ...request }, sourcesOf(texts));

/** The InputError that something throws; anything else that happens fails the test. */
export function inputErrorOf(action: () => unknown): InputError {
  try {
    action();
  } catch (error) {
    if (error instanceof InputError) return error;
    throw error;
  }
  throw new Error('no InputError was thrown');
}

/** The faults of a profile text. */
export const faultsOf = (text: string, request: ProfileRequest = {}, texts: Texts = {}): InputError['faults'] =>
  inputErrorOf(() => load(text, request, texts)).faults;
