import { createHash, randomBytes } from 'node:crypto';

/**
 * The name of what one run creates: `dedup_planner_<second>_<random>_<check>`, in lower case because some servers fold
 * names. The check is computed from the rest, so that an object that merely looks similar is never taken for ours, and
 * a name is a marker already in the moment in which a server has created the object and nothing else yet.
 */
export type SpaceName = string & { readonly [brand]: true };

declare const brand: unique symbol;

const pattern = /^dedup_planner_([0-9a-z]{7})_([0-9a-f]{10})_([0-9a-f]{8})$/;

/** What every name begins with, for a server's own search. */
export const spacePrefix = 'dedup_planner_';

/** A new name, with the present second in it. */
export function newSpaceName(now: Date = new Date()): SpaceName {
  const second = Math.floor(now.getTime() / 1000)
    .toString(36)
    .padStart(7, '0');
  const random = randomBytes(5).toString('hex');
  const name = `dedup_planner_${second}_${random}_${checkOf(second, random)}`;
  if (!isSpaceName(name)) throw new Error(`${name} is not a name of its own kind`);
  return name;
}

/** Whether a name was made by `newSpaceName`. */
export function isSpaceName(name: string): name is SpaceName {
  const [, second = '', random = '', check] = pattern.exec(name) ?? [];
  return check !== undefined && check === checkOf(second, random);
}

/** When a name was made. */
export function createdAt(name: SpaceName): Date {
  return new Date(Number.parseInt(pattern.exec(name)?.[1] ?? '0', 36) * 1000);
}

/** The random part alone, for a key prefix that must be short. */
export function randomPart(name: SpaceName): string {
  return pattern.exec(name)?.[2] ?? '';
}

/** What a store keeps beside the name: the comment or marker that a clean-up asks for as well. */
export function markerText(name: SpaceName): string {
  return JSON.stringify({ tool: 'dedup-planner', space: name, created: createdAt(name).toISOString() });
}

function checkOf(second: string, random: string): string {
  return createHash('sha256').update(`dedup-planner space ${second} ${random}`).digest('hex').slice(0, 8);
}
