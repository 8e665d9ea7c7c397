import type { InputDeclaration } from '../model/input.ts';
import { inputAt } from '../model/inputs/index.ts';
import type { InputValue, Origin } from '../model/profile.ts';
import type { QuantityRange } from '../units/index.ts';
import type { FaultList } from './fault-list.ts';
import type { Fault } from './input-error.ts';
import type { Provenance } from './provenance.ts';
import { readText } from './single-value.ts';
import { type Entry, type Scalar, shapeName, type Spot, type Tree, written } from './tree.ts';
import { HEADINGS, keysOf, lastWord, meantBy, sections } from './unknown-key.ts';
import { readSingle, type ValueProblem } from './value-reading.ts';
import { exampleOf, readValue } from './value.ts';

/** One value that was said, in base units, with the words it was said in and where. */
export interface Statement {
  readonly path: string;
  readonly value: InputValue;
  readonly range?: QuantityRange;
  readonly written: string;
  readonly origin: Origin;
  readonly place: string;
}

/** A heading of a profile (name, description, extends) as it was written. */
export interface Heading {
  readonly text: string;
  readonly place: string;
}

/** All that one text, flag or program says. */
export interface Statements {
  readonly byPath: ReadonlyMap<string, Statement>;
  readonly headings: ReadonlyMap<string, Heading>;
  /** Paths that somebody tried to give and got wrong: they are faults already, so nobody needs to hear that they lack. */
  readonly attempted: ReadonlySet<string>;
}

/** Reads what a tree says at a path, and tells `faults` what is wrong; the whole of a profile is the path ''. */
export function readStatements(tree: Tree, path: string, provenance: Provenance, faults: FaultList): Statements {
  const reader = new StatementReader(provenance, faults);
  reader.read(tree, path);
  return reader.statements();
}

class StatementReader {
  readonly #provenance: Provenance;
  readonly #byPath = new Map<string, Statement>();
  readonly #headings = new Map<string, Heading>();
  readonly #attempted = new Set<string>();
  readonly #faults: FaultList;

  constructor(provenance: Provenance, faults: FaultList) {
    this.#provenance = provenance;
    this.#faults = faults;
  }

  statements(): Statements {
    return { byPath: this.#byPath, headings: this.#headings, attempted: this.#attempted };
  }

  read(tree: Tree, path: string, keySpot: Spot | undefined = tree.spot): void {
    const declaration = inputAt(path);
    if (declaration !== undefined) this.#value(tree, path, declaration);
    else if (HEADINGS.some((heading) => heading === path)) this.#heading(tree, path);
    else if (path === 'inbox.key' && tree.kind === 'list') this.read(tree, 'inbox.key.columns');
    else if (path === '' || sections.has(path)) this.#section(tree, path);
    else this.#unknown(path, keySpot, tree);
  }

  #section(tree: Tree, path: string): void {
    if (tree.kind === 'mapping') {
      for (const entry of tree.entries) this.#entry(entry, path);
      return;
    }
    const keys = keysOf(path);
    this.#attempted.add(path);
    this.#faults.add(tree.spot, () => ({
      place: this.#provenance.place(tree.spot, path),
      ...(tree.kind !== 'empty' && { given: written(tree) }),
      message: path === '' ? `is ${shapeName(tree)}, not a profile` : `is a section, and here is ${shapeName(tree)}`,
      expected: `a mapping with the keys ${keys.join(', ')}`,
      example: exampleIn(path, keys),
    }));
  }

  #entry({ key, keySpot, value }: Entry, section: string): void {
    const path = section === '' ? key : `${section}.${key}`;
    // A dot inside a key would otherwise pass for a path, and one value could be said in two ways in one file.
    if (key.includes('.')) this.#flat(path, key, keySpot, value);
    else if (key === '') this.#unknown(path, keySpot, value);
    else this.read(value, path, keySpot);
  }

  #flat(path: string, key: string, keySpot: Spot | undefined, value: Tree): void {
    if (inputAt(path) === undefined) return this.#unknown(path, keySpot, value);
    this.#attempted.add(path);
    this.#faults.add(keySpot, () => ({
      place: this.#provenance.place(keySpot, path),
      given: key,
      message: `"${key}" is a path in one word, and a profile nests its sections`,
      expected: 'each section on a line of its own, or in braces',
      example: nested(path, written(value)),
    }));
  }

  #value(tree: Tree, path: string, declaration: InputDeclaration): void {
    const reading = readValue(path, declaration, tree);
    if (reading.ok) {
      const { value, range, written: text } = reading;
      const origin = this.#provenance.origin(tree.spot);
      const place = this.#provenance.place(tree.spot, path);
      this.#byPath.set(path, { path, value, ...(range && { range }), written: text, origin, place });
      return;
    }
    this.#attempted.add(path);
    for (const problem of reading.problems) {
      this.#faults.add(problem.spot ?? tree.spot, () => this.#fault(path, problem, tree, exampleOf(declaration)));
    }
  }

  #heading(tree: Tree, path: string): void {
    const expected = { name: 'a name', description: 'a sentence', extends: 'a preset or a file' }[path] ?? 'a text';
    const reading = readSingle(tree, expected, (given: Scalar) => readText({}, given));
    if (reading.ok) {
      this.#headings.set(path, { text: reading.value, place: this.#provenance.place(tree.spot, path) });
      return;
    }
    for (const problem of reading.problems) {
      this.#faults.add(tree.spot, () => this.#fault(path, problem, tree, 'payments-ledger'));
    }
  }

  #fault(path: string, problem: ValueProblem, tree: Tree, example: string): Fault {
    const { within = '', spot = tree.spot, given, message, expected, suggestion } = problem;
    return {
      place: this.#provenance.place(spot, `${path}${within}`),
      ...(given !== undefined && { given }),
      message,
      expected,
      example: this.#provenance.example(path, example),
      ...(suggestion !== undefined && { suggestion }),
    };
  }

  #unknown(path: string, keySpot: Spot | undefined, value: Tree): void {
    this.#faults.add(keySpot, () => {
      const meant = meantBy(path);
      for (const candidate of meant) this.#attempted.add(candidate);
      const section = knownPart(path);
      const keys = keysOf(section);
      return {
        place: this.#provenance.place(keySpot, path),
        given: lastWord(path),
        message: `"${lastWord(path)}" is not a key of ${section === '' ? 'a profile' : section}`,
        expected: `one of ${keys.join(', ')}`,
        example: exampleFor(meant[0], value, this.#provenance) ?? exampleIn(section, keys),
        ...(meant.length > 0 && { suggestion: meant.join(' or ') }),
      };
    });
  }
}

/** The longest section of which an unknown path is a part. */
function knownPart(path: string): string {
  const words = path.split('.').slice(0, -1);
  while (words.length > 0 && !sections.has(words.join('.'))) words.pop();
  return words.join('.');
}

function exampleFor(meant: string | undefined, value: Tree, provenance: Provenance): string | undefined {
  const declaration = meant === undefined ? undefined : inputAt(meant);
  if (meant === undefined || declaration === undefined) return undefined;
  const reading = readValue(meant, declaration, value);
  const text = reading.ok ? reading.written : exampleOf(declaration);
  return provenance.origin(undefined).kind === 'flag' ? provenance.example(meant, text) : nested(meant, text);
}

function exampleIn(section: string, keys: readonly string[]): string {
  for (const key of section === '' ? ['workload.throughput'] : keys) {
    const path = section === '' ? key : `${section}.${key}`;
    const declaration = inputAt(path);
    if (declaration !== undefined) return nested(path, exampleOf(declaration));
  }
  return nested('workload.throughput', '2000 msg/s');
}

/** A value under its sections, in one line: `workload: {throughput: 2000 msg/s}`. */
function nested(path: string, text: string): string {
  const words = path.split('.');
  return `${words.join(': {')}: ${text}${'}'.repeat(words.length - 1)}`;
}
