import type { FigureDeclaration } from '../model/figure.ts';
import type { Sheet, SheetFigure } from '../model/sheet/compile.ts';
import { inOrder } from '../model/sheet/order.ts';
import { type ReadyFormula, readyFormulas } from './ready-formulas.ts';

/**
 * Stands in the page for the compiler of the sheet: a page that lets no code be made from strings gets the functions of
 * the formulas ready-made, in the code that the compiler makes of them.
 */
export function compileSheet(
  declarations: ReadonlyMap<string, FigureDeclaration>,
  isInput: (path: string) => boolean,
): Sheet {
  const formulas = new Map([...declarations].map(([id, { expression }]) => [id, formulaOf(expression)]));
  const reads = new Map([...formulas].map(([id, [names]]) => [id, names]));
  const order = inOrder(reads, isInput);
  const inputs = [...new Set(order.flatMap((id) => reads.get(id) ?? []))].filter((name) => !reads.has(name));
  const figures = order.flatMap((id): SheetFigure[] => {
    const declaration = declarations.get(id);
    return declaration === undefined ? [] : [{ ...declaration, id, reads: reads.get(id) ?? [] }];
  });
  // One row of numbers: the inputs, then the figures.
  const places = new Map([...inputs, ...order].map((name, index) => [name, index]));
  const steps = order.map((id) => {
    const [names, value] = formulas.get(id) ?? formulaOf(id);
    return { value, from: names.map((name) => places.get(name) ?? -1) };
  });
  return {
    inputs,
    figures,
    code: '',
    evaluate: (given, results) => {
      const row = new Float64Array(inputs.length + order.length);
      for (let index = 0; index < inputs.length; index++) row[index] = given[index] ?? Number.NaN;
      for (const [index, { value, from }] of steps.entries()) {
        const result = value(...from.map((place) => row[place] ?? Number.NaN));
        row[inputs.length + index] = result;
        results[index] = result;
      }
    },
  };
}

function formulaOf(expression: string): ReadyFormula {
  const formula = readyFormulas[expression];
  if (formula === undefined) throw new Error(`not made when the page was built: ${expression}`);
  return formula;
}
