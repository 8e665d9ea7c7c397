import type { Measure } from './vocabulary.ts';
import type { Fault } from './problem.ts';

const DECIMAL_PREFIXES = ['', 'k', 'M', 'G', 'T', 'P', 'E'];
const DECIMAL_NAMES = ['', 'kilo', 'mega', 'giga', 'tera', 'peta', 'exa'];
const BINARY_NAMES = ['', 'kibi', 'mebi', 'gibi', 'tebi', 'pebi', 'exbi'];

const DECIMAL: [string, Measure][] = DECIMAL_PREFIXES.flatMap((prefix, step) =>
  namesOf(`${prefix}B`, DECIMAL_NAMES[step] ?? '', { kinds: ['byte'], tens: 3 * step, times: 1 }),
);
const BINARY: [string, Measure][] = DECIMAL_PREFIXES.slice(1).flatMap((prefix, index) =>
  namesOf(`${prefix.toUpperCase()}iB`, BINARY_NAMES[index + 1] ?? '', {
    kinds: ['byte'],
    tens: 0,
    times: 1024 ** (index + 1),
  }),
);
const KB: Measure = { kinds: ['byte'], tens: 3, times: 1 };

const MEASURES: ReadonlyMap<string, Measure> = new Map([...DECIMAL, ...BINARY, ['KB', KB]]);

/** The size words, for near misses. */
export const SIZE_WORDS: readonly string[] = [...MEASURES.keys()];

function namesOf(symbol: string, name: string, measure: Measure): [string, Measure][] {
  return [
    [symbol, measure],
    [`${name}byte`, measure],
    [`${name}bytes`, measure],
  ];
}

/**
 * What a size word measures. Symbols keep their case, because `Mb` is a megabit to some and a megabyte to others; those
 * and bits are faults whose suggestion is the word to put in its place. `KB` is 1000 bytes like `kB`, and 1024 bytes
 * are `KiB`. Undefined when the word has nothing to do with sizes.
 */
export function sizeWord(word: string): Measure | (Fault & { readonly bits?: boolean }) | undefined {
  const measure = MEASURES.get(word) ?? (/bytes?$/i.test(word) ? MEASURES.get(word.toLowerCase()) : undefined);
  if (measure !== undefined) return measure;
  const bits = /^([kmgtpe]?)(i?)(?:bits?|bps)$/i.exec(word);
  if (bits !== null) {
    return { fault: `has "${word}", which counts bits; a byte is 8 bits`, suggestion: exactSymbol(bits), bits: true };
  }
  const eitherCase = /^([kmgtpe]?)(i?)b$/i.exec(word);
  if (eitherCase !== null) {
    return { fault: `has "${word}", which can be bits or bytes`, suggestion: exactSymbol(eitherCase) };
  }
  const prefixOnly = /^([kmgtpe])(i)$/i.exec(word);
  if (prefixOnly !== null) {
    return { fault: `has "${word}", a prefix that does not say of what`, suggestion: exactSymbol(prefixOnly) };
  }
  return undefined;
}

function exactSymbol([, prefix = '', binary = '']: RegExpExecArray): string {
  if (binary !== '') return `${prefix.toUpperCase()}iB`;
  return `${prefix.toLowerCase() === 'k' ? 'k' : prefix.toUpperCase()}B`;
}
