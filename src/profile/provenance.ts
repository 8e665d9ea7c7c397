import type { Origin } from '../model/profile.ts';
import type { Spot } from './tree.ts';

/** Who says something: how a place in it is named, what origin its values get, and how an example is written there. */
export interface Provenance {
  readonly place: (spot: Spot | undefined, path: string) => string;
  readonly origin: (spot: Spot | undefined) => Origin;
  readonly example: (path: string, text: string) => string;
}

const leafOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

/** A profile in a file, or on standard input, under the name by which the user knows it. */
export function inFile(name: string): Provenance {
  return {
    place: (spot, path) => at(name, spot, path),
    origin: (spot) => ({ kind: 'file', file: name, line: spot?.line ?? 1, column: spot?.column ?? 1 }),
    example: (path, text) => `${leafOf(path)}: ${text}`,
  };
}

/** A preset of this package. */
export function inPreset(preset: string): Provenance {
  return {
    place: (spot, path) => at(`preset ${preset}`, spot, path),
    origin: (spot) => ({ kind: 'preset', preset, line: spot?.line ?? 1 }),
    example: (path, text) => `${leafOf(path)}: ${text}`,
  };
}

/** Values that a program passed. */
export const inProgram: Provenance = {
  place: (_spot, path) => `values ${path}`.trim(),
  origin: () => ({ kind: 'program' }),
  example: (path, text) => `${leafOf(path)}: ${JSON.stringify(text)}`,
};

/** One flag of the command line; `--set` and `--vary` are named together with their path. */
export function inFlag(flag: string, path: string): Provenance {
  const name = flag === '--set' || flag === '--vary' ? `${flag} ${path}` : flag;
  return {
    place: () => name,
    origin: () => ({ kind: 'flag', flag: name }),
    example: (examplePath, text) => {
      if (flag === '--vary') return '--vary inbox.window=1h..30d';
      const argument = /^[\w./%:-]+$/.test(text) ? text : `'${text}'`;
      return flag === '--set' ? `--set ${examplePath}=${argument}` : `${flag} ${argument}`;
    },
  };
}

/** A default that a system of the catalogue fills in, and the fact it follows from. */
export function inSystem(system: string, fact: string, source: string): Provenance {
  return {
    place: (_spot, path) => `system ${system} ${path}`,
    origin: () => ({ kind: 'system', system, fact, source }),
    example: (path, text) => `${leafOf(path)}: ${text}`,
  };
}

/** A default of the declaration. */
export const byDefault: Provenance = {
  place: (_spot, path) => `default ${path}`,
  origin: () => ({ kind: 'default' }),
  example: (path, text) => `${leafOf(path)}: ${text}`,
};

function at(name: string, spot: Spot | undefined, path: string): string {
  return `${name}${spot === undefined ? '' : `:${spot.line}:${spot.column}`} ${path}`.trim();
}
