import { type DerivedInput, derivedInputs } from './derived.ts';
import type { DesignContext, DesignId } from './designs/design.ts';
import { inputNumber } from './evaluation.ts';
import type { Level } from './finding.ts';
import { judgeHorizons } from './horizons.ts';
import type { InputValue, Origin, Profile } from './profile.ts';
import { decide } from './recommend/decide.ts';
import { rules } from './rules/index.ts';
import type { Sheet, SheetFigure } from './sheet/compile.ts';
import { sheetFor } from './sheet/index.ts';

/** The design that a variant is answered with. */
export interface VariantAnswer {
  readonly design: DesignId;
  readonly parts: readonly string[];
  readonly name: string;
}

/** A finding of a variant, without its texts. */
export interface VariantFinding {
  readonly rule: string;
  readonly level: Level;
}

interface ChangingInput {
  readonly path: string;
  value: InputValue;
  readonly written: string;
  readonly origin: Origin;
}

/**
 * One profile whose numbers change in place: the figures, the answer and the findings of very many variants, without a
 * plan of each. After `set`, `evaluate` makes the figures; everything else reads those.
 */
export class Variants {
  /** The figures of the sheet, in the order of `numbers`. */
  readonly figures: readonly SheetFigure[];
  /** The numbers of the figures after the last `evaluate`: NaN when one does not apply, Infinity when it has no end. */
  readonly numbers: Float64Array;
  readonly #context: DesignContext;
  readonly #changing: readonly ChangingInput[];
  readonly #inputs: Float64Array;
  readonly #sheet: Sheet;
  readonly #positions: ReadonlyMap<string, number>;
  /** Where in the inputs of the sheet each changing one stands; -1 for one that no figure reads. */
  readonly #places: Int32Array;
  readonly #derived: readonly (readonly [name: string, to: number])[];
  readonly #reachedInputs: readonly string[];

  /** @param paths the inputs that change, by whose place in this list `set` knows them */
  constructor(profile: Profile, paths: readonly string[]) {
    this.#changing = paths.map((path): ChangingInput => {
      const given = profile.inputs.get(path);
      return given === undefined
        ? { path, value: Number.NaN, written: '', origin: { kind: 'program' } }
        : { path, value: given.value, written: given.written, origin: given.origin };
    });
    const inputs = new Map([...profile.inputs, ...this.#changing.map((input) => [input.path, input] as const)]);
    const changed: Profile = { ...profile, inputs };
    const sheet = sheetFor(changed);
    this.figures = sheet.figures;
    this.numbers = new Float64Array(sheet.figures.length);
    this.#sheet = sheet;
    this.#positions = new Map(sheet.figures.map(({ id }, index) => [id, index]));
    this.#inputs = Float64Array.from(sheet.inputs, (name) => inputNumber(changed, name));
    this.#places = Int32Array.from(paths, (path) => sheet.inputs.indexOf(path));
    this.#derived = sheet.inputs.flatMap((name, to) => (dependsOn(name, paths) ? [[name, to] as const] : []));
    this.#reachedInputs = [...paths, ...this.#derived.map(([name]) => name)];
    this.#context = { profile: changed, value: (id) => this.value(id) };
  }

  /** Gives the input at a place of `paths` another number, in its base unit. */
  set(index: number, value: number): void {
    const input = this.#changing[index];
    if (input !== undefined) input.value = value;
    const place = this.#places[index] ?? -1;
    if (place >= 0) this.#inputs[place] = value;
  }

  /** The number that an input has now; NaN when it was not given. */
  input(index: number): number {
    const value = this.#changing[index]?.value;
    return typeof value === 'number' ? value : Number.NaN;
  }

  /** Makes the figures of the inputs as they are now. */
  evaluate(): void {
    this.#derive();
    this.#sheet.evaluate(this.#inputs, this.numbers);
  }

  /** The same for some figures and all that they read, faster; the others keep numbers of the past. */
  evaluatorOf(figureIds: readonly string[]): () => void {
    const reached = new Set(this.reached().map(([id]) => id));
    this.evaluate();
    const evaluate = this.#sheet.narrowed?.(figureIds, reached) ?? this.#sheet.evaluate;
    return () => {
      this.#derive();
      evaluate(this.#inputs, this.numbers);
    };
  }

  /** The figures that the changing inputs reach, by where they stand in `numbers`. */
  reached(): readonly (readonly [id: string, position: number])[] {
    const names = new Set(this.#reachedInputs);
    return this.figures.flatMap(({ id, reads }, position) => {
      if (!reads.some((name) => names.has(name))) return [];
      names.add(id);
      return [[id, position] as const];
    });
  }

  /** Writes the numbers at some positions into `into`, from `start` on. */
  copy(positions: Int32Array, into: Float64Array, start: number): void {
    const { numbers } = this;
    for (let index = 0; index < positions.length; index++) {
      into[start + index] = numbers[positions[index] ?? 0] ?? Number.NaN;
    }
  }

  /** Where a figure stands in `numbers`; undefined when the sheet has none of this id. */
  position(figureId: string): number | undefined {
    return this.#positions.get(figureId);
  }

  /** The value of a figure; undefined when it does not apply or has no end. */
  value(figureId: string): number | undefined {
    const number = this.#raw(figureId);
    return Number.isFinite(number) ? number : undefined;
  }

  answer(): VariantAnswer {
    const { design, parts = [] } = decide(this.#context);
    return { design: design.id, parts: [...parts, ...design.parts], name: design.name };
  }

  /** What is worth knowing and no more (level info) is left out. */
  findings(): readonly VariantFinding[] {
    const context = { ...this.#context, horizons: judgeHorizons((id) => this.#raw(id)) };
    return graveRules.flatMap(({ id, level, check }) => (check(context) === undefined ? [] : [{ rule: id, level }]));
  }

  #derive(): void {
    for (const [name, to] of this.#derived) this.#inputs[to] = inputNumber(this.#context.profile, name);
  }

  #raw(figureId: string): number {
    const position = this.#positions.get(figureId);
    return position === undefined ? Number.NaN : (this.numbers[position] ?? Number.NaN);
  }
}

const graveRules = rules.filter(({ level }) => level !== 'info');

const derived: ReadonlyMap<string, DerivedInput> = new Map(Object.entries(derivedInputs));

const dependsOn = (name: string, paths: readonly string[]): boolean =>
  derived.get(name)?.from.some((path) => paths.includes(path)) === true;
