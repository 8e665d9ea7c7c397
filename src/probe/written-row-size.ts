import { isMap, isPair, isScalar, parseDocument, type Pair, type YAMLMap } from 'yaml';
import { InputError } from '../profile/index.ts';

/** A measured row size on its way into a profile. */
export interface RowSizeNote {
  readonly bytesPerRow: number;
  /** When, on what, with how many rows. */
  readonly provenance: string;
}

/**
 * A profile with `inbox.rowSize` set and a comment beside it that says where the number comes from. Only that place of
 * the text changes: the parsed document says where it is, and everything else stays as it was written.
 * @throws InputError when the text is no profile.
 */
export function writeRowSize(file: string, text: string, { bytesPerRow, provenance }: RowSizeNote): string {
  const document = parseDocument(text, { prettyErrors: false });
  const root = document.contents;
  if (document.errors.length > 0 || (root !== null && !isMap(root))) {
    throw new InputError([
      { place: `--write ${file}`, message: 'is not a profile that can be read', expected: 'a YAML or JSON mapping' },
    ]);
  }
  const value = `${bytesPerRow.toFixed(1)} B`;
  const isFlow = root?.flow === true;
  const plain = {
    line: `rowSize: ${value} # ${provenance}`,
    entry: isFlow ? `"rowSize": "${value}"` : `rowSize: ${value}`,
  };
  const section = root === null ? undefined : pairNamed(root, 'inbox');
  if (section === undefined) {
    if (isFlow && root?.range) return afterBrace(text, root.range[0], `"inbox": {${plain.entry}}`, root);
    return `${text.replace(/\n*$/, text.trim() === '' ? '' : '\n')}inbox:\n  ${plain.line}\n`;
  }
  const inbox = section.value;
  const current = isMap(inbox) ? pairNamed(inbox, 'rowSize')?.value : undefined;
  if (isScalar(current) && current.range) {
    const quoted = isFlow ? `"${value}"` : value;
    return replaced(
      text,
      current.range[0],
      current.range[1],
      quoted,
      isMap(inbox) && inbox.flow === true ? undefined : provenance,
    );
  }
  if (isMap(inbox) && inbox.flow === true && inbox.range) return afterBrace(text, inbox.range[0], plain.entry, inbox);
  if (isMap(inbox) && inbox.range) {
    const start = text.lastIndexOf('\n', inbox.range[0]) + 1;
    const indent = ' '.repeat(inbox.range[0] - start);
    return `${text.slice(0, inbox.range[0])}${plain.line}\n${indent}${text.slice(inbox.range[0])}`;
  }
  // `inbox:` with nothing below it.
  const at = isScalar(section.key) && section.key.range ? text.indexOf(':', section.key.range[0]) + 1 : text.length;
  return `${text.slice(0, at)}\n  ${plain.line}${text.slice(at)}`;
}

/** The value replaced, and the comment after it when an earlier measurement wrote that; another one goes above. */
function replaced(text: string, from: number, to: number, value: string, provenance: string | undefined): string {
  if (provenance === undefined) return text.slice(0, from) + value + text.slice(to);
  const lineEnd = text.indexOf('\n', to) === -1 ? text.length : text.indexOf('\n', to);
  const comment = text.slice(to, lineEnd).trim();
  const start = text.lastIndexOf('\n', from) + 1;
  const above =
    comment === '' || comment.startsWith('# measured ')
      ? ''
      : `${/^\s*/.exec(text.slice(start))?.[0] ?? ''}${comment}\n`;
  return `${text.slice(0, start)}${above}${text.slice(start, from)}${value} # ${provenance}${text.slice(lineEnd)}`;
}

function afterBrace(text: string, brace: number, entry: string, map: YAMLMap): string {
  return `${text.slice(0, brace + 1)}${entry}${map.items.length > 0 ? ', ' : ''}${text.slice(brace + 1)}`;
}

const pairNamed = (map: YAMLMap, name: string): Pair | undefined =>
  map.items.find((pair) => isPair(pair) && isScalar(pair.key) && pair.key.value === name);
