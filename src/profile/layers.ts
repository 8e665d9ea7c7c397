import { nearest } from '../units/index.ts';
import { FaultList } from './fault-list.ts';
import { type Fault, InputError } from './input-error.ts';
import { inFile, inPreset, type Provenance } from './provenance.ts';
import { readStatements, type Heading, type Statements } from './statements.ts';
import { readYaml } from './yaml-tree.ts';

/** The text of a profile under the name that messages and origins give it. */
export interface ProfileText {
  /** A path, or whatever the user knows the text by (`stdin`). */
  readonly name: string;
  readonly text: string;
}

/** Where texts come from that a profile names. Files are read by the caller: this folder knows no disk. */
export interface ProfileSources {
  /** The YAML text of a preset, or undefined when there is none of this name. */
  readonly preset: (name: string) => string | undefined;
  readonly presetNames: () => readonly string[];
  /**
   * The file at `path`, relative to the file named `from`, under a name that is the same however it is reached.
   * Throws an InputError when it cannot be read.
   */
  readonly file: (path: string, from: string) => ProfileText;
}

/** The statements of a text and of everything it extends, the most specific first. */
export interface Chain {
  readonly layers: readonly Statements[];
  readonly faults: readonly Fault[];
  /** Some text of the chain could not be read, so what it says is unknown. */
  readonly unreadable: boolean;
}

const LONGEST_CHAIN = 16;

interface Link extends ProfileText {
  readonly preset: boolean;
}

/** Reads a profile from a file, and whatever it extends. */
export const readFileChain = (text: ProfileText, sources: ProfileSources): Chain =>
  readChain({ ...text, preset: false }, sources);

/** Reads a preset, and whatever it extends. A name that no preset has is a fault of the `--preset` flag. */
export function readPresetChain(name: string, sources: ProfileSources): Chain {
  const text = sources.preset(name);
  if (text !== undefined) return readChain({ name, text, preset: true }, sources);
  const names = sources.presetNames();
  return {
    layers: [],
    faults: [unknownPreset(name, names, '--preset', `--preset ${names[0] ?? 'payments-ledger'}`)],
    unreadable: true,
  };
}

function readChain(first: Link, sources: ProfileSources): Chain {
  const layers: Statements[] = [];
  const faults: Fault[] = [];
  const visited: Link[] = [];
  let unreadable = false;
  let next: Link | undefined = first;

  while (next !== undefined) {
    const link: Link = next;
    visited.push(link);
    next = undefined;
    const { statements, faults: own } = visited.length > 1 || link.preset ? readBase(link, sources) : readLink(link);
    faults.push(...own);
    if (statements === undefined) {
      unreadable = true;
      break;
    }
    layers.push(statements);

    const base = statements.headings.get('extends');
    if (base === undefined) break;
    try {
      next = follow(base, link, visited, sources);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      faults.push(...error.faults);
      unreadable = true;
    }
  }
  return { layers, faults, unreadable };
}

interface LinkReading {
  readonly statements: Statements | undefined;
  readonly faults: readonly Fault[];
}

function readLink(link: Link): LinkReading {
  const provenance: Provenance = link.preset ? inPreset(link.name) : inFile(link.name);
  const found = new FaultList();
  const tree = readYaml(link.text, provenance, found);
  const statements = tree && readStatements(tree, '', provenance, found);
  return { statements, faults: found.inOrder() };
}

/** As many bases as a fleet extends; beyond it they are read again. */
const MOST_BASES = 100;
const bases = new WeakMap<ProfileSources, Map<string, LinkReading>>();

/** What others extend is read once for the same sources: a fleet extends a few bases thousands of times. */
function readBase(link: Link, sources: ProfileSources): LinkReading {
  const known = bases.get(sources) ?? new Map<string, LinkReading>();
  bases.set(sources, known);
  const key = JSON.stringify([link.preset, link.name, link.text]);
  const reading = known.get(key) ?? readLink(link);
  if (known.size < MOST_BASES) known.set(key, reading);
  return reading;
}

/** The text that an `extends` names; throws an InputError when there is none or the chain bites its tail. */
function follow({ text: target, place }: Heading, from: Link, visited: readonly Link[], sources: ProfileSources): Link {
  const next = find(target, place, from, sources);
  const chain = [...visited, next].map(({ name }) => name).join(' → ');
  const refuse = (message: string): never => {
    throw new InputError([
      {
        place,
        given: target,
        message,
        expected: 'a chain of profiles that comes to an end',
        example: 'extends: payments-ledger',
      },
    ]);
  };
  if (visited.some(({ name, preset }) => name === next.name && preset === next.preset)) {
    refuse(`the profile extends itself: ${chain}`);
  }
  if (visited.length >= LONGEST_CHAIN) refuse(`more than ${LONGEST_CHAIN} profiles extend one another: ${chain}`);
  return next;
}

function find(target: string, place: string, from: Link, sources: ProfileSources): Link {
  const preset = sources.preset(target);
  if (preset !== undefined) return { name: target, text: preset, preset: true };
  if (from.preset || !/[/\\]|\.(?:ya?ml|json)$/i.test(target)) {
    throw new InputError([unknownPreset(target, sources.presetNames(), place, 'extends: payments-ledger')]);
  }
  try {
    return { ...sources.file(target, from.name), preset: false };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    // Whoever reads the file knows why it failed; where it was asked for is known only here.
    throw new InputError(error.faults.map((fault) => ({ ...fault, place })));
  }
}

function unknownPreset(name: string, names: readonly string[], place: string, example: string): Fault {
  const meant = nearest(name, names);
  return {
    place,
    given: name,
    message: `there is no preset "${name}"`,
    expected: `one of ${names.join(', ')}${place === '--preset' ? '' : ', or a path to a file'}`,
    example,
    ...(meant !== undefined && { suggestion: `"${meant}"` }),
  };
}
