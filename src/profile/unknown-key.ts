import { inputPaths } from '../model/inputs/index.ts';
import { nearest } from '../units/index.ts';

/** What stands beside the sections at the top of a profile. */
export const HEADINGS = ['name', 'description', 'extends'] as const;

/** Every section of a profile: `workload`, `inbox`, `inbox.key`. */
export const sections: ReadonlySet<string> = new Set(inputPaths.flatMap(sectionsAbove));

/** The keys that a section takes, in reading order; the top of the profile is the section ''. */
export function keysOf(section: string): string[] {
  const prefix = section === '' ? '' : `${section}.`;
  const below = inputPaths
    .filter((path) => path.startsWith(prefix))
    .map((path) => firstWord(path.slice(prefix.length)));
  return [...new Set([...(section === '' ? HEADINGS : []), ...below])];
}

/**
 * The known path that was most likely meant by an unknown one: the same word in another section, a near miss in the
 * same section, a near miss of a whole path, a near miss of a word. Several equally good ones are all given.
 */
export function meantBy(path: string): string[] {
  const section = sectionOf(path);
  const word = lastWord(path);
  const prefix = section === '' ? '' : `${section}.`;
  const sameWord = known.filter((candidate) => lastWord(candidate) === word);
  if (sameWord.length > 0) return closestSection(sameWord, firstWord(path));

  const sibling = sections.has(section) || section === '' ? nearest(word, keysOf(section)) : undefined;
  if (sibling !== undefined) return [`${prefix}${sibling}`];
  const whole = nearest(path, known);
  if (whole !== undefined) return [whole];
  const otherWord = nearest(word, known.map(lastWord));
  return otherWord === undefined
    ? []
    : known.filter((candidate) => lastWord(candidate) === otherWord).slice(0, MOST_MEANT);
}

const MOST_MEANT = 3;
const known: readonly string[] = [...sections, ...inputPaths];

function closestSection(candidates: readonly string[], section: string): string[] {
  const inSection = candidates.filter((candidate) => firstWord(candidate) === section);
  return (inSection.length > 0 ? inSection : candidates).slice(0, MOST_MEANT);
}

export const lastWord = (path: string): string => path.slice(path.lastIndexOf('.') + 1);
const firstWord = (path: string): string => path.split('.', 1)[0] ?? path;
const sectionOf = (path: string): string => path.slice(0, Math.max(path.lastIndexOf('.'), 0));

function sectionsAbove(path: string): string[] {
  const words = path.split('.');
  return words.slice(1).map((_word, index) => words.slice(0, index + 1).join('.'));
}
