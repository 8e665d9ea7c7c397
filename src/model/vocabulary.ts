/**
 * The functions that expressions may call beside those of mathjs. A number that does not apply is NaN inside the sheet,
 * and arithmetic carries it on: a figure that reads something absent is absent. These functions are the exceptions.
 * Each takes two numbers; with more arguments it is applied from left to right.
 */
export const vocabulary = {
  /** The sum of those that apply. */
  total: (a: number, b: number): number => (a !== a ? b : b !== b ? a : a + b),
  /** The longest (largest) of those that apply. */
  longest: (a: number, b: number): number => (a !== a ? b : b !== b ? a : a > b ? a : b),
  /** The shortest (smallest) of those that apply. */
  shortest: (a: number, b: number): number => (a !== a ? b : b !== b ? a : a < b ? a : b),
  /** The first that applies. */
  either: (a: number, b: number): number => (a !== a ? b : a),
} as const satisfies Record<string, (a: number, b: number) => number>;

/** One number in, one out. */
export const unaryVocabulary = {
  /** The number, or zero when it is below zero. */
  positive: (a: number): number => (a < 0 ? 0 : a),
  /** The number, or one when it is above one: a share that cannot be more than all. */
  capped: (a: number): number => (a > 1 ? 1 : a),
  /** One where the number applies, whatever it is. */
  given: (a: number): number => (a !== a ? a : 1),
  floor: (a: number): number => Math.floor(a),
  ceil: (a: number): number => Math.ceil(a),
  /** The next multiple of 8. */
  align8: (a: number): number => Math.ceil(a / 8) * 8,
  /** The smallest power of two that is not below the number. */
  powerOfTwoAbove: (a: number): number => 2 ** Math.ceil(Math.log2(a)),
  /** e to a plain number. */
  exp: (a: number): number => Math.exp(a),
  /** The natural logarithm of a plain number. */
  log: (a: number): number => Math.log(a),
  /** The logarithm of a plain number to base 2. */
  log2: (a: number): number => Math.log2(a),
} as const satisfies Record<string, (a: number) => number>;
