import type { RecommendationCause } from '../model/diff-document.ts';
import type { Profile } from '../model/profile.ts';
import { type NamedSystem, type Role, roles } from '../model/system.ts';

/** The design that is recommended for a profile, with its parts, as one word. */
export type Recommend = (profile: Profile) => string;

/**
 * Which of the changed inputs changed the recommendation, found by planning again with some of them swapped: one after
 * the other into the base, then out of the head, then as few as possible together.
 */
export function causeOf(
  base: Profile,
  head: Profile,
  changed: readonly string[],
  recommend: Recommend,
): RecommendationCause {
  const answer = recommend(head);
  if (recommend(base) === answer) return { kind: 'tool', inputs: [] };
  const alone = changed.filter((path) => recommend(swapped(base, head, [path])) === answer);
  if (alone.length > 0) return { kind: 'alone', inputs: alone };
  const needed = changed.filter((path) => recommend(swapped(head, base, [path])) !== answer);
  if (needed.length > 0) return { kind: 'needed', inputs: needed };
  let together = [...changed];
  for (const path of changed) {
    const without = together.filter((other) => other !== path);
    if (recommend(swapped(base, head, without)) === answer) together = without;
  }
  return { kind: 'together', inputs: together };
}

/** The profile with the values at these paths taken from another one; a value that the other lacks is taken away. */
function swapped(profile: Profile, from: Profile, paths: readonly string[]): Profile {
  const inputs = new Map(profile.inputs);
  for (const path of paths) {
    const input = from.inputs.get(path);
    if (input === undefined) inputs.delete(path);
    else inputs.set(path, input);
  }
  const systems: Partial<Record<Role, NamedSystem>> = { ...profile.systems };
  for (const role of roles) {
    if (!paths.includes(`${role}.system`)) continue;
    const system = from.systems?.[role];
    if (system === undefined) delete systems[role];
    else systems[role] = system;
  }
  return { ...profile, inputs, systems };
}
