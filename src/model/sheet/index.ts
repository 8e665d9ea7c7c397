import { designFigures } from '../designs/design.ts';
import { designs } from '../designs/index.ts';
import { derivedInputs } from '../derived.ts';
import type { FigureDeclaration } from '../figure.ts';
import { inputAt } from '../inputs/index.ts';
import { cleanup } from './cleanup.ts';
import { compileSheet, type Sheet } from './compile.ts';
import { duplicates } from './duplicates.ts';
import { inbox } from './inbox.ts';
import { observed } from './observed.ts';
import { position } from './position.ts';
import { traffic } from './traffic.ts';
import { window } from './window.ts';

/** The figures of the model, in reading order; designs add their own. */
const modelFigures = {
  ...traffic,
  ...duplicates,
  ...inbox,
  ...position,
  ...cleanup,
  ...window,
  ...observed,
} as const satisfies Record<string, FigureDeclaration>;

/** The id of a figure of the model. */
export type FigureId = keyof typeof modelFigures;

/** Every declaration, in reading order. */
export const declarations: ReadonlyMap<string, FigureDeclaration> = new Map([
  ...Object.entries<FigureDeclaration>(modelFigures),
  ...Object.values(designs).flatMap((design) => Object.entries(designFigures(design))),
]);

const isInput = (path: string): boolean =>
  path in derivedInputs || inputAt(path)?.kind === 'quantity' || inputAt(path)?.kind === 'switch';

let compiled: Sheet | undefined;

/** The compiled sheet; made at the first call, so that importing the library does no work. */
export function sheet(): Sheet {
  compiled ??= compileSheet(declarations, isInput);
  return compiled;
}
