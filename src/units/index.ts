export { nearest } from './nearest.ts';
export { parseQuantity } from './parse.ts';
export { printExact, printTogether, type Quantity } from './print-exact.ts';
export { printQuantity, printSignificant } from './print.ts';
export type { QuantityProblem } from './problem.ts';
export { isRangeText, meantAsRange, parseRange, type QuantityRange } from './range.ts';
export type { Unit } from './unit.ts';
