import type { InputDeclaration } from '../model/input.ts';
import type { FaultList } from './fault-list.ts';
import { InputError } from './input-error.ts';
import type { Provenance } from './provenance.ts';
import { scalar, type Tree } from './tree.ts';
import { readYaml } from './yaml-tree.ts';

/** One value of the command line. */
export interface FlagValue {
  /** The flag as typed, with its dashes: `--throughput`, or `--set`, which is named together with its path. */
  readonly flag: string;
  /** The key of the profile that it gives: `workload.throughput`. */
  readonly path: string;
  /** The value as typed. */
  readonly text: string;
}

/** Splits the argument of `--set`, `path=value`. Throws an InputError when there is no `=` or no path before it. */
export const readSetting = (argument: string): FlagValue => readAssignment('--set', argument, 'inbox.window=24h');

/** The same for another flag that names a path. */
export function readAssignment(flag: string, argument: string, example: string): FlagValue {
  const equals = argument.indexOf('=');
  const path = argument.slice(0, Math.max(equals, 0)).trim();
  if (path === '') {
    throw new InputError([
      {
        place: flag,
        given: argument,
        message: `"${argument}" has no ${equals < 0 ? 'equals sign' : 'key before the equals sign'}`,
        expected: 'a key of the profile, an equals sign and a value',
        example: `${flag} ${example}`,
      },
    ]);
  }
  return { flag, path, text: argument.slice(equals + 1).trim() };
}

/**
 * The tree that a flag's text stands for. Lists and sections may be written as YAML (`[30 s, 5 min]`, `{type: uuid}`),
 * lists also as words between commas. Without a tree, `faults` has been told why.
 */
export function flagTree(
  text: string,
  declaration: InputDeclaration | undefined,
  provenance: Provenance,
  faults: FaultList,
): Tree | undefined {
  const words = text.trim();
  if (words === '') return { kind: 'empty' };
  const single = declaration !== undefined && SINGLE.has(declaration.kind);
  if (!single && /^[[{]/.test(words)) {
    const tree = readYaml(words, provenance, faults);
    return tree && withoutSpots(tree);
  }
  if (declaration === undefined || single) return scalar(words);
  return { kind: 'list', items: words.split(BETWEEN_ITEMS).map((item) => scalar(item)) };
}

const SINGLE: ReadonlySet<string> = new Set(['quantity', 'choice', 'switch', 'text']);

/** A comma that can be no decimal comma: one with a space after it, or one after a letter (`30s,5min`). */
const BETWEEN_ITEMS = /\s*,\s+|(?<=[a-z%])\s*,/i;

/** The place of a flag is the flag; lines and columns within its text would mislead. */
function withoutSpots(tree: Tree): Tree {
  switch (tree.kind) {
    case 'scalar':
      return scalar(tree.value);
    case 'empty':
      return { kind: 'empty' };
    case 'list':
      return { kind: 'list', items: tree.items.map(withoutSpots) };
    default:
      return {
        kind: 'mapping',
        entries: tree.entries.map(({ key, value }) => ({ key, value: withoutSpots(value) })),
      };
  }
}
