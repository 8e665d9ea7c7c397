/** A place in a text, both from 1. */
export interface Spot {
  readonly line: number;
  readonly column: number;
}

/** A word or number. Texts keep it as it was written; only a program gives numbers and booleans. */
export interface Scalar {
  readonly kind: 'scalar';
  readonly value: string | number | boolean;
  readonly spot?: Spot;
}

/** A key without a value. */
export interface Empty {
  readonly kind: 'empty';
  readonly spot?: Spot;
}

export interface List {
  readonly kind: 'list';
  readonly items: readonly Tree[];
  readonly spot?: Spot;
}

export interface Entry {
  readonly key: string;
  readonly keySpot?: Spot;
  readonly value: Tree;
}

export interface Mapping {
  readonly kind: 'mapping';
  readonly entries: readonly Entry[];
  readonly spot?: Spot;
}

/** What YAML, JSON, a flag and a program have in common: the shape of what was said, not yet its meaning. */
export type Tree = Scalar | Empty | List | Mapping;

/** The tree in one line, as YAML would write it in flow form. */
export function written(tree: Tree): string {
  switch (tree.kind) {
    case 'scalar':
      return String(tree.value);
    case 'empty':
      return '';
    case 'list':
      return `[${tree.items.map(written).join(', ')}]`;
    default:
      return `{${tree.entries.map(({ key, value }) => `${key}: ${written(value)}`).join(', ')}}`;
  }
}

/** What the tree is, for a message: `a list`. */
export function shapeName(tree: Tree): string {
  return { scalar: 'a single value', empty: 'nothing', list: 'a list', mapping: 'a section with keys of its own' }[
    tree.kind
  ];
}

/** A scalar with an optional spot, without an undefined in it. */
export function scalar(value: string | number | boolean, spot?: Spot): Scalar {
  return { kind: 'scalar', value, ...(spot && { spot }) };
}
