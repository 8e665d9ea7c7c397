import { designFigures } from '../designs/design.ts';
import { designs } from '../designs/index.ts';
import { derivedInputs } from '../derived.ts';
import type { FigureDeclaration } from '../figure.ts';
import { inputAt } from '../inputs/index.ts';
import type { Profile } from '../profile.ts';
import { bloom } from '../stores/bloom.ts';
import { storeOf } from '../stores/index.ts';
import { hasFlatRowSize } from '../stores/names.ts';
import type { StoreModel } from '../stores/store-model.ts';
import { cleanup } from './cleanup.ts';
import { cleanupRuns } from './cleanup-runs.ts';
import { compileSheet, type Sheet } from './compile.ts';
import { duplicates } from './duplicates.ts';
import { inbox } from './inbox.ts';
import { observed } from './observed.ts';
import { outbox } from './outbox.ts';
import { position } from './position.ts';
import { repeats } from './repeats.ts';
import { traffic } from './traffic.ts';
import { window } from './window.ts';

/** The figures of the model, in reading order; designs add their own. */
const modelFigures = {
  ...traffic,
  ...duplicates,
  ...inbox,
  ...position,
  ...cleanup,
  ...cleanupRuns,
  ...bloom,
  ...window,
  ...repeats,
  ...outbox,
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

/** The declarations with the model of a store: its figures, and unless a row size is given flat those it replaces. */
export function declarationsWith(store: StoreModel, flatRowSize: boolean): ReadonlyMap<string, FigureDeclaration> {
  const replaced = flatRowSize ? {} : store.replaces;
  return new Map([...declarations, ...Object.entries(store.figures), ...Object.entries(replaced)]);
}

const compiledFor = new Map<string, Sheet>();

/** The sheet of a profile: that of its store, where it names one that has a model; compiled once a store. */
export function sheetFor(profile: Profile): Sheet {
  const store = storeOf(profile);
  if (store === undefined) return sheet();
  const flat = hasFlatRowSize(profile);
  const key = `${store.id} ${flat ? 'flat' : 'modelled'}`;
  const known = compiledFor.get(key);
  if (known !== undefined) return known;
  const made = compileSheet(declarationsWith(store, flat), isInput);
  compiledFor.set(key, made);
  return made;
}
