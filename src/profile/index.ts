export { type FlagValue, readAssignment, readSetting } from './flag-tree.ts';
export { type Fault, InputError } from './input-error.ts';
export type { ProfileSources, ProfileText } from './layers.ts';
export { loadProfile, type ProfileRequest } from './load.ts';
export type { ProfileValue, ProfileValues } from './program-tree.ts';
