import { unaryVocabulary, vocabulary } from '../vocabulary.ts';

/** Reads one number an input and writes one number a figure. */
export type Evaluate = (inputs: ArrayLike<number>, figures: Float64Array) => void;

/**
 * Turns the JavaScript of a sheet into a function. Nothing but the tool's own formulas comes here. Where code may not be
 * made at run time (a page that forbids it), the build puts a table of ready-made functions in the place of this file.
 */
export function evaluatorOf(body: string): Evaluate {
  const functions = { ...vocabulary, ...unaryVocabulary };
  const make = new Function(...Object.keys(functions), `return function evaluate(inputs, figures) {\n${body}\n}`);
  const evaluate: Evaluate = make(...Object.values(functions));
  return evaluate;
}
