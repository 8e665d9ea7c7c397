import { evaluateProfile } from './evaluation.ts';
import type { Profile } from './profile.ts';

/** What a keyed inbox with another window would take and miss; a number that does not apply is undefined. */
export interface WindowPoint {
  /** The window asked for, in seconds. */
  readonly window: number;
  /** `inbox.bytes` at this window. */
  readonly bytes: number | undefined;
  /** `window.escaping` at this window: what a replay of the longest horizon would apply twice. */
  readonly escaping: number | undefined;
}

/** The plan's numbers at other windows, everything else as it is. */
export function windowCurve(profile: Profile, windows: readonly number[]): WindowPoint[] {
  const at = evaluateProfile(profile).varying('inbox.window');
  if (at === undefined) return [];
  return windows.map((window) => {
    const read = at(window);
    return { window, bytes: finite(read('inbox.bytes')), escaping: finite(read('window.escaping')) };
  });
}

const finite = (value: number): number | undefined => (Number.isFinite(value) ? value : undefined);
