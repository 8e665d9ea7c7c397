import { type DerivedInput, derivedInputs } from './derived.ts';
import { inputAt } from './inputs/index.ts';
import { applies, type Profile } from './profile.ts';
import type { Evaluate, Sheet, SheetFigure } from './sheet/compile.ts';
import { sheetFor } from './sheet/index.ts';

/** A number by the id of its figure or the path of its input: NaN when it does not apply, Infinity when it has no end. */
export type Reading = (id: string) => number;

/** The sheet evaluated for one profile, and for the same profile with one input changed. */
export interface Evaluation {
  /** The figures of the sheet of this profile, in reading order. */
  readonly figures: readonly SheetFigure[];
  readonly read: Reading;
  /**
   * The same with one input at another number (in its base unit); undefined when the path is no input that counts here.
   * Where only some figures are wanted, no others may be read, and reading is much faster.
   */
  readonly varying: (path: string, wanted?: readonly string[]) => ((value: number) => Reading) | undefined;
}

/** Evaluates the sheet for a profile. */
export function evaluateProfile(profile: Profile): Evaluation {
  const sheet = sheetFor(profile);
  const numbers = sheet.inputs.map((path) => inputNumber(profile, path));
  const read = readingOf(sheet, sheet.evaluate, numbers, (path) => inputNumber(profile, path));
  return { figures: sheet.figures, read, varying: (path, wanted) => varying(profile, path, wanted) };
}

function varying(
  profile: Profile,
  path: string,
  wanted: readonly string[] | undefined,
): ReturnType<Evaluation['varying']> {
  if (inputAt(path)?.kind !== 'quantity' || !applies(profile, path)) return undefined;
  const sample = withQuantity(profile, path, 1);
  // A number that is given can replace a model (inbox.rowSize), so the sheet is that of the changed profile.
  const sheet = sheetFor(sample);
  const numbers = sheet.inputs.map((name) => inputNumber(sample, name));
  const evaluate = (wanted && sheet.narrowed?.(wanted, idsOf(sheet))) ?? sheet.evaluate;
  const own = sheet.inputs.indexOf(path);
  const dependent = sheet.inputs.flatMap((name, index) =>
    derived.get(name)?.from.includes(path) === true ? [{ name, index }] : [],
  );
  return (value) => {
    const varied = [...numbers];
    if (own >= 0) varied[own] = value;
    if (dependent.length > 0) {
      const changed = withQuantity(profile, path, value);
      for (const { name, index } of dependent) varied[index] = inputNumber(changed, name);
    }
    return readingOf(sheet, evaluate, varied, (name) => (name === path ? value : inputNumber(sample, name)));
  };
}

function readingOf(sheet: Sheet, evaluate: Evaluate, inputs: readonly number[], inputAtPath: Reading): Reading {
  const results = new Float64Array(sheet.figures.length);
  evaluate(inputs, results);
  const positions = positionsIn(sheet);
  return (id) => {
    const position = positions.get(id);
    return position === undefined ? inputAtPath(id) : (results[position] ?? Number.NaN);
  };
}

const idsOf = (sheet: Sheet): ReadonlySet<string> => new Set(positionsIn(sheet).keys());

const positionsBySheet = new WeakMap<Sheet, ReadonlyMap<string, number>>();

function positionsIn(sheet: Sheet): ReadonlyMap<string, number> {
  const known = positionsBySheet.get(sheet);
  if (known !== undefined) return known;
  const positions = new Map(sheet.figures.map(({ id }, index) => [id, index]));
  positionsBySheet.set(sheet, positions);
  return positions;
}

/** The same profile with another number at a path. */
export function withQuantity(profile: Profile, path: string, value: number): Profile {
  const inputs = new Map(profile.inputs);
  inputs.set(path, { path, value, written: String(value), origin: { kind: 'program' } });
  return { ...profile, inputs };
}

const derived: ReadonlyMap<string, DerivedInput> = new Map(Object.entries(derivedInputs));

/** The number behind a name that an expression reads: NaN when it was not given or does not apply. */
export function inputNumber(profile: Profile, path: string): number {
  const computed = derived.get(path);
  if (computed !== undefined) return computed.value(profile);
  const value = applies(profile, path) ? profile.inputs.get(path)?.value : undefined;
  if (typeof value === 'number') return value;
  return typeof value === 'boolean' ? Number(value) : Number.NaN;
}
