import { randomPart, type SpaceName } from '../space-name.ts';

/** What every key of a run begins with: short, because its length is part of what is measured. */
export const keyPrefix = (name: SpaceName): string => `dp${randomPart(name)}:`;
