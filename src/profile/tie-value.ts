import { inputAt } from '../model/inputs/index.ts';
import { readList, wrongShape } from './list-value.ts';
import { readText } from './single-value.ts';
import type { Tree } from './tree.ts';
import { meantBy } from './unknown-key.ts';
import { accepted, at, readSingle, refused, type ValueProblem, type ValueReading } from './value-reading.ts';

/** What belongs at the key `ties`, for a message. */
export const tiesExpected =
  'a list of lists, each of two or more paths of quantities; a leading - moves one the other way';

const TIE = 'a list of two or more paths, such as [workload.peakFactor, producer.retryRate]';
const PATH = 'the path of a quantity, such as producer.retryRate, with a leading - to move it the other way';

/** Reads lists of paths; each path at most once in all of them. */
export function readTies(tree: Tree): ValueReading<string[][]> {
  const seen = new Set<string>();
  return readList(tree, tiesExpected, (item): ValueReading<string[]> => {
    if (item.kind !== 'list') return refused(wrongShape(item, TIE));
    if (item.items.length < 2) return refused({ ...at(item), message: 'ties fewer than two inputs', expected: TIE });
    return readList(item, TIE, (path) => readPath(path, seen));
  });
}

function readPath(tree: Tree, seen: Set<string>): ValueReading<string> {
  return readSingle(tree, PATH, (given) => {
    const words = readText({}, given);
    if (!words.ok) return words;
    const isReversed = words.value.startsWith('-');
    const path = words.value.replace(/^-\s*/, '');
    const problem = problemWith(path, seen);
    if (problem !== undefined) return refused({ ...at(given), given: path, expected: PATH, ...problem });
    seen.add(path);
    const text = `${isReversed ? '-' : ''}${path}`;
    return accepted(text, text);
  });
}

function problemWith(
  path: string,
  seen: ReadonlySet<string>,
): Pick<ValueProblem, 'message' | 'suggestion'> | undefined {
  const declaration = inputAt(path);
  if (declaration === undefined) {
    const quantities = meantBy(path).filter((candidate) => inputAt(candidate)?.kind === 'quantity');
    const suggestion = quantities.length === 0 ? {} : { suggestion: quantities.join(' or ') };
    return { message: `"${path}" is not an input`, ...suggestion };
  }
  if (declaration.kind !== 'quantity') return { message: `${path} is not a quantity, so it has no range` };
  return seen.has(path) ? { message: `${path} is tied twice; put all that move together into one list` } : undefined;
}
