import { type Entry, scalar, type Tree } from './tree.ts';

/** Values as a program passes them: sections by name, numbers in base units or text as a person would write it. */
export interface ProfileValues {
  readonly [key: string]: ProfileValue;
}

export type ProfileValue =
  string | number | boolean | null | undefined | readonly ProfileValue[] | { readonly [key: string]: ProfileValue };

/** Deeper than any profile. */
const DEEPEST = 32;

/** The tree of a program's values. What is undefined was not said; what nests too deep, or holds itself, is empty. */
export function programTree(value: ProfileValue, above: readonly object[] = []): Tree {
  if (value === null || value === undefined) return { kind: 'empty' };
  if (typeof value !== 'object') return scalar(value);
  if (above.length > DEEPEST || above.includes(value)) return { kind: 'empty' };
  const here = [...above, value];
  if (isList(value)) return { kind: 'list', items: value.map((item) => programTree(item, here)) };
  const entries: Entry[] = Object.entries(value)
    .filter(([, entry]) => entry !== undefined)
    .map(([key, entry]) => ({ key, value: programTree(entry, here) }));
  return { kind: 'mapping', entries };
}

// Array.isArray does not narrow a readonly array.
function isList(value: object): value is readonly ProfileValue[] {
  return Array.isArray(value);
}
