import { isAlias, isCollection, isMap, isNode, isPair, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import type { Node, Pair, Scalar as YamlScalar, YAMLMap } from 'yaml';
import { type FaultList, MOST_KEPT } from './fault-list.ts';
import { tooDeep } from './nesting.ts';
import type { Provenance } from './provenance.ts';
import { type Entry, scalar, type Spot, type Tree } from './tree.ts';

const LONGEST_TEXT = 256 * 1024;
const EXPECTED = 'a YAML or JSON mapping of sections';
const EXAMPLE = 'workload: {throughput: 2000 msg/s}';

/**
 * Reads one YAML or JSON document into a tree. Refuses, with a place and in bounded time, what a profile has no use
 * for: more than 256 KiB, deep nesting, several documents, anchors, aliases, tags, repeated keys, control characters.
 * Without a tree, `faults` has been told why.
 */
export function readYaml(given: string, provenance: Provenance, faults: FaultList): Tree | undefined {
  const text = given.startsWith('\uFEFF') ? given.slice(1) : given;
  const refuse = (spot: Spot | undefined, message: string): undefined => {
    faults.add(spot, () => ({ place: provenance.place(spot, ''), message, expected: EXPECTED, example: EXAMPLE }));
  };
  const refused = refusedUnread(text);
  if (refused !== undefined) return refuse(refused.spot, refused.message);

  const lineCounter = new LineCounter();
  // Repeated keys are found below: the parser compares every key with every other, which a long text makes very slow.
  const document = parseDocument(text, { lineCounter, prettyErrors: false, uniqueKeys: false });
  const spotAt = (offset: number): Spot => {
    const { line, col } = lineCounter.linePos(offset);
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  for (const error of document.errors.slice(0, MOST_KEPT))
    refuse(spotAt(error.pos[0]), sentenceOf(error.code, error.message));
  if (document.errors.length > 0) return undefined;
  if (document.contents === null || isEmptyScalar(document.contents)) return refuse(undefined, 'holds nothing');
  return new TreeMaker(spotAt, refuse).tree(document.contents);
}

interface LocatedEntry extends Entry {
  readonly keySpot: Spot;
}

/** Turns the parser's nodes into a tree; recursion is safe because the depth of the text is bounded before. */
class TreeMaker {
  readonly #spotAt: (offset: number) => Spot;
  readonly #refuse: (spot: Spot, message: string) => void;

  constructor(spotAt: (offset: number) => Spot, refuse: (spot: Spot, message: string) => void) {
    this.#spotAt = spotAt;
    this.#refuse = refuse;
  }

  tree(node: unknown): Tree {
    if (isAlias(node)) {
      const spot = this.#spotOf(node);
      this.#refuse(spot, `uses the alias *${node.source}; a profile says each value in full`);
      return { kind: 'empty', spot };
    }
    if (!isCollection(node) && !isScalar(node)) return { kind: 'empty' };
    const spot = this.#spotOf(node);
    if (node.anchor !== undefined) this.#refuse(spot, `sets the anchor &${node.anchor}; a profile has no use for it`);
    // Collections and scalars carry a tag only when the text wrote one.
    if (node.tag !== undefined) this.#refuse(spot, `has the tag ${node.tag}; values are told apart by their key alone`);
    if (isMap(node)) return { kind: 'mapping', entries: this.#entries(node), spot };
    if (isSeq(node)) return { kind: 'list', items: node.items.map((item) => this.#item(item)), spot };
    if (isScalar(node) && !isEmptyScalar(node)) return scalar(asWritten(node), spot);
    return { kind: 'empty', spot };
  }

  /** `[a: 1]` is a list of one-key mappings, which the parser gives as bare pairs. */
  #item(item: unknown): Tree {
    return isPair(item) ? { kind: 'mapping', entries: this.#entry(item) } : this.tree(item);
  }

  #entries(map: YAMLMap): LocatedEntry[] {
    const seen = new Map<string, Spot>();
    return map.items.flatMap((pair) =>
      this.#entry(pair).filter(({ key, keySpot }) => {
        if (!seen.has(key)) return seen.set(key, keySpot);
        this.#refuse(keySpot, `"${key}" is written twice (first in line ${seen.get(key)?.line})`);
        return false;
      }),
    );
  }

  #entry({ key, value }: Pair): LocatedEntry[] {
    const keySpot = this.#spotOf(isNode(key) ? key : undefined);
    if (!isScalar(key) || isEmptyScalar(key)) {
      this.#refuse(keySpot, 'has a key that is not a word');
      return [];
    }
    if (key.anchor !== undefined || key.tag !== undefined) this.#refuse(keySpot, 'has a key with an anchor or a tag');
    return [{ key: asWritten(key), keySpot, value: this.tree(value) }];
  }

  #spotOf(node: Node | undefined): Spot {
    return this.#spotAt(node?.range?.[0] ?? 0);
  }
}

function refusedUnread(text: string): { spot?: Spot; message: string } | undefined {
  if (text.length > LONGEST_TEXT) return { message: `is longer than ${LONGEST_TEXT / 1024} KiB` };
  // oxlint-disable-next-line no-control-regex -- these are what must not be in a profile
  const control = /[\0-\x08\x0B\x0C\x0E-\x1F\x7F]/.exec(text);
  if (control !== null) {
    const code = (control[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    return { spot: spotIn(text, control.index), message: `holds the control character U+${code}; is it a text file?` };
  }
  const deep = tooDeep(text);
  return deep && { spot: deep, message: 'is nested deeper than any profile' };
}

function spotIn(text: string, offset: number): Spot {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}

/** Plain words as they stand in the text: `1e3`, `007` and `24` mean what the unit's parser says, not what YAML does. */
function asWritten(node: YamlScalar): string {
  return node.type === 'PLAIN' && node.source !== undefined ? node.source : String(node.value);
}

const isEmptyScalar = (node: unknown): boolean => isScalar(node) && node.value === null;

function sentenceOf(code: string, message: string): string {
  if (code === 'MULTIPLE_DOCS') return 'begins a second document; a profile is one';
  if (code === 'TAB_AS_INDENT') return 'is indented with a tab; YAML wants spaces';
  return `is not YAML: ${message.replace(/\s+/g, ' ')}`;
}
