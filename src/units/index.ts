export { nearest } from './nearest.ts';
export { parseQuantity } from './parse.ts';
export { printExact, printTogether, type Quantity } from './print-exact.ts';
export { printQuantity } from './print.ts';
export type { QuantityProblem, QuantityResult } from './problem.ts';
export type { Unit } from './unit.ts';
