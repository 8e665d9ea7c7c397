import * as v from 'valibot';
import type { InputDeclaration } from '../model/input.ts';
import { inputs } from '../model/inputs/index.ts';
import { exampleOf, expectedOf, mayBeBare } from './value.ts';

type Shape = v.GenericSchema<unknown, unknown>;

/**
 * The shape of a whole profile, for editors: strict objects, one key a declaration. `loadProfile` does not check with
 * it, because it has to name every fault at once with its line and its near miss; a test holds the two together.
 */
export function profileShape(): Shape {
  const root = new Section();
  root.set(['name'], described(v.string(), { title: 'name', description: 'What the profile is called in reports.' }));
  root.set(['description'], described(v.string(), { title: 'description', description: 'One sentence for readers.' }));
  root.set(
    ['extends'],
    described(v.string(), {
      title: 'extends',
      description: 'A preset, or a file relative to this one, whose values count where this profile says nothing.',
      examples: ['payments-ledger', './base.yaml'],
    }),
  );
  for (const [path, declaration] of Object.entries<InputDeclaration>(inputs)) {
    root.set(path.split('.'), leafShape(path, declaration));
  }
  return root.shape();
}

/** A section under construction: its keys are leaves or further sections. */
class Section {
  readonly #keys = new Map<string, Shape | Section>();

  set([key, ...rest]: readonly string[], shape: Shape): void {
    if (key === undefined) return;
    if (rest.length === 0) {
      this.#keys.set(key, shape);
      return;
    }
    const known = this.#keys.get(key);
    const section = known instanceof Section ? known : new Section();
    this.#keys.set(key, section);
    section.set(rest, shape);
  }

  shape(): Shape {
    const entries = [...this.#keys].map(([key, part]): [string, Shape] => [
      key,
      v.optional(this.#partShape(key, part)),
    ]);
    return v.strictObject(Object.fromEntries(entries));
  }

  #partShape(key: string, part: Shape | Section): Shape {
    if (!(part instanceof Section)) return part;
    // A composite key is written as a list in the place of the section.
    return key === 'key' ? v.union([part.shape(), columns()]) : part.shape();
  }
}

interface Words {
  readonly title: string;
  readonly description: string;
  readonly examples?: readonly unknown[];
  readonly default?: unknown;
}

function described(shape: Shape, { title, description, examples, default: value }: Words): Shape {
  const metadata = { ...(examples && { examples: [...examples] }), ...(value !== undefined && { default: value }) };
  return v.pipe(shape, v.title(title), v.description(description), v.metadata(metadata));
}

function leafShape(path: string, declaration: InputDeclaration): Shape {
  const { label, note } = declaration;
  return described(valueShape(path, declaration), {
    title: label,
    description: `${note} Expected: ${expectedOf(declaration)}.`,
    ...('example' in declaration && !isListKind(declaration) && { examples: [exampleOf(declaration)] }),
    ...('default' in declaration && declaration.default !== undefined && { default: declaration.default }),
  });
}

const isListKind = ({ kind }: InputDeclaration): boolean =>
  ['quantities', 'texts', 'columns', 'records', 'ties'].includes(kind);

/** Text with a unit; where a number needs none, also a number. */
const amount = (bare: boolean): Shape => (bare ? v.union([v.string(), v.pipe(v.number(), v.minValue(0))]) : v.string());

function valueShape(path: string, declaration: InputDeclaration): Shape {
  switch (declaration.kind) {
    case 'quantity':
      return amount(mayBeBare(path, declaration.unit));
    case 'choice':
      return v.picklist(declaration.choices);
    case 'switch':
      return v.union([v.boolean(), v.picklist(['yes', 'no', 'on', 'off'])]);
    case 'text':
      return declaration.pattern === undefined ? v.string() : v.pipe(v.string(), v.regex(declaration.pattern));
    case 'quantities':
      return v.pipe(v.array(amount(mayBeBare(path, declaration.unit))), v.minLength(1));
    case 'texts':
      return v.pipe(v.array(v.string()), v.minLength(1));
    case 'columns':
      return columns();
    case 'ties':
      return v.pipe(v.array(v.pipe(v.array(v.string()), v.minLength(2))), v.minLength(1));
    default: {
      const [subject, ...others] = declaration.fields;
      const optional = others.map((field): [string, Shape] => [field, v.optional(v.string())]);
      const required: [string, Shape][] = subject === undefined ? [] : [[subject, v.string()]];
      return v.array(v.strictObject(Object.fromEntries([...required, ...optional])));
    }
  }
}

function columns(): Shape {
  const type = v.picklist(['text', 'bytes', 'uuid', 'bigint', 'int', 'timestamp']);
  return v.pipe(v.array(v.strictObject({ type, length: v.optional(amount(true)) })), v.minLength(1));
}
