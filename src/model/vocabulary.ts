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
  floor: (a: number): number => Math.floor(a),
  ceil: (a: number): number => Math.ceil(a),
} as const satisfies Record<string, (a: number) => number>;
