import type { ProfileSources, ProfileText } from '../profile/index.ts';
import { profileSources } from './files.ts';

/** More base files than a fleet has; beyond it they are read again. */
const mostRemembered = 200;

/** The sources of profiles, each preset and base file read once: a fleet extends a few of them thousands of times. */
export function remembering(cwd: string): ProfileSources {
  const { preset, presetNames, file } = profileSources(cwd);
  const texts = new Map<string, ProfileText>();
  const presets = new Map<string, string | undefined>();
  let names: readonly string[] | undefined;
  return {
    preset: (name) => {
      if (!presets.has(name) && presets.size < mostRemembered) presets.set(name, preset(name));
      return presets.has(name) ? presets.get(name) : preset(name);
    },
    presetNames: () => (names ??= presetNames()),
    file: (path, from) => {
      const key = JSON.stringify([path, from.slice(0, from.lastIndexOf('/') + 1)]);
      const text = texts.get(key) ?? file(path, from);
      if (texts.size < mostRemembered) texts.set(key, text);
      return text;
    },
  };
}
