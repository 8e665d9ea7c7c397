import type { Fault } from './input-error.ts';
import type { Statement } from './statements.ts';
import { lastWord } from './unknown-key.ts';

/** What one voice says, by path: the flags, a program, a file, a preset, a system, the defaults. */
export type Layer = ReadonlyMap<string, Statement>;

/** Ways to say one thing. The way that the most specific layer uses counts, and the others are as if unsaid. */
interface Rivals {
  readonly ways: readonly (readonly string[])[];
  readonly why: string;
}

const RIVALS: readonly Rivals[] = [
  {
    ways: [['source.commitInterval'], ['source.commitEvery']],
    why: 'commits are made either by time or by count',
  },
  {
    ways: [['horizons.producerRetry'], ['horizons.retryDelays'], ['horizons.retryBase']],
    why: 'the retry horizon is given, or follows from the delays',
  },
  {
    ways: [['inbox.key.columns'], ['inbox.key.type', 'inbox.key.length']],
    why: 'a key is either one column or a list of columns',
  },
];

/** The statement that counts at each path, from layers with the most specific first. */
export function merge(layers: readonly Layer[]): Map<string, Statement> {
  const unsaid = new Set(RIVALS.flatMap((rivals) => beaten(rivals, layers)));
  const merged = new Map<string, Statement>();
  for (const layer of layers) {
    for (const [path, statement] of layer) {
      if (!merged.has(path) && !unsaid.has(path)) merged.set(path, statement);
    }
  }
  return merged;
}

/** The faults of layers that say one thing in two ways at once, where no more specific layer decides. */
export function contradictions(layers: readonly Layer[]): Fault[] {
  return RIVALS.flatMap(({ ways, why }) => {
    const deciding = layers.find((layer) => ways.some((paths) => isSaid(paths, layer)));
    const [first, ...others] = ways.flatMap((paths) => statementIn(deciding, paths) ?? []);
    if (first === undefined) return [];
    return others.map(({ path, place, written }) => ({
      place,
      given: written,
      message: `${path} excludes ${first.path}, which is given too (${first.place})`,
      expected: `one of the two: ${why}`,
      example: `${lastWord(path)}: ${written}`,
    }));
  });
}

/** The paths of every way but the ones that the most specific layer uses. */
function beaten({ ways }: Rivals, layers: readonly Layer[]): readonly string[] {
  const deciding = layers.find((layer) => ways.some((paths) => isSaid(paths, layer)));
  return deciding === undefined ? [] : ways.filter((paths) => !isSaid(paths, deciding)).flat();
}

const isSaid = (paths: readonly string[], layer: Layer): boolean => paths.some((path) => layer.has(path));

function statementIn(layer: Layer | undefined, paths: readonly string[]): Statement | undefined {
  return paths.map((path) => layer?.get(path)).find((statement) => statement !== undefined);
}
