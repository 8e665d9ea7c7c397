import { readdirSync, readFileSync } from 'node:fs';
import type { ProfileSources } from '../../src/profile/index.ts';
import { sourcesOf } from './sources.ts';

const folder = new URL('../../presets/', import.meta.url);

/** The presets that ship with the package. */
export const presets: readonly { readonly name: string; readonly text: string }[] = readdirSync(folder)
  .map((file) => file.replace(/\.yaml$/, ''))
  .toSorted()
  .map((name) => ({ name, text: readFileSync(new URL(`${name}.yaml`, folder), 'utf8') }));

export const presetSources: ProfileSources = sourcesOf({
  presets: Object.fromEntries(presets.map(({ name, text }) => [name, text])),
});
