/** A formula as a function of what it reads, in the order in which it reads it. */
export type ReadyFormula = readonly [reads: readonly string[], value: (...numbers: readonly number[]) => number];

/** Every formula by its expression. Empty here: the build puts the real table in the place of this file. */
export const readyFormulas: Readonly<Record<string, ReadyFormula>> = {};
