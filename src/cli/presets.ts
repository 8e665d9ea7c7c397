import { readdirSync, readFileSync } from 'node:fs';

/** The folder of the presets lies beside src and dist, two folders above this file in either. */
const folder = new URL('../../presets/', import.meta.url);

/** The names of the presets that come with the tool, in order. */
export function presetNames(): readonly string[] {
  return readdirSync(folder)
    .flatMap((file) => (file.endsWith('.yaml') ? [file.slice(0, -'.yaml'.length)] : []))
    .toSorted();
}

/** The text of a preset, comments included; undefined when there is none of this name. */
export function presetText(name: string): string | undefined {
  // Asking the list first keeps a name such as `../package` from reading other files.
  return presetNames().includes(name) ? readFileSync(new URL(`${name}.yaml`, folder), 'utf8') : undefined;
}
