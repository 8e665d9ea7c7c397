import type { Column, QuantityListInput, RecordListInput } from '../model/input.ts';
import { nearest } from '../units/index.ts';
import { expectedQuantity, readQuantity, readText } from './single-value.ts';
import { type Entry, type Mapping, shapeName, type Tree, written } from './tree.ts';
import { accepted, at, readSingle, refused, suggest, type ValueProblem, type ValueReading } from './value-reading.ts';

export function readQuantities({ unit }: QuantityListInput, tree: Tree): ValueReading<number[]> {
  const expected = expectedQuantity(unit);
  return readList(tree, `a list, each item ${expected}`, (item) =>
    readSingle(item, expected, (given) => readQuantity({ unit }, given)),
  );
}

export function readTexts(tree: Tree): ValueReading<string[]> {
  return readList(tree, 'a list of words', (item) => readSingle(item, 'a word', (given) => readText({}, given)));
}

export function readColumns(tree: Tree): ValueReading<Column[]> {
  return readList(tree, 'a list of columns, each with a type', readColumn);
}

/** The first declared field is what a record is about, and the only one that it needs. */
export function readRecords({ fields }: RecordListInput, tree: Tree): ValueReading<Readonly<Record<string, string>>[]> {
  const expected = `a mapping with the keys ${fields.join(', ')}`;
  return readList(tree, `a list, each item ${expected}`, (item) => {
    if (item.kind !== 'mapping') return refused(wrongShape(item, expected));
    const problems: ValueProblem[] = unknownKeys(item, fields);
    const record = new Map<string, string>();
    for (const { key, value } of item.entries.filter((entry) => fields.includes(entry.key))) {
      const reading = readSingle(value, 'a text', (given) => readText({}, given));
      if (reading.ok) record.set(key, reading.value);
      else problems.push(...within(`.${key}`, reading.problems));
    }
    const [subject] = fields;
    if (subject !== undefined && !item.entries.some(({ key }) => key === subject)) {
      problems.push({ ...at(item), message: `has no ${subject}`, expected });
    }
    return problems.length > 0 ? refused(...problems) : accepted(Object.fromEntries(record), written(item));
  });
}

const COLUMN_TYPES: readonly Column['type'][] = ['text', 'bytes', 'uuid', 'bigint', 'int', 'timestamp'];
const COLUMN_KEYS = ['type', 'length'];
const COLUMN = `a column such as {type: text, length: 12}, of the types ${COLUMN_TYPES.join(', ')}`;

function readColumn(tree: Tree): ValueReading<Column> {
  if (tree.kind !== 'mapping') return refused(wrongShape(tree, COLUMN));
  const problems: ValueProblem[] = unknownKeys(tree, COLUMN_KEYS);
  const type = entryOf(tree, 'type');
  const length = entryOf(tree, 'length');
  if (type === undefined) return refused(...problems, { ...at(tree), message: 'has no type', expected: COLUMN });

  const typeRead = readSingle(type.value, COLUMN, (given): ValueReading<Column['type']> => {
    const known = COLUMN_TYPES.find((candidate) => candidate === given.value);
    if (known !== undefined) return accepted(known, known);
    const word = String(given.value);
    const message = `"${word}" is no column type`;
    return refused({ ...at(given), given: word, message, expected: COLUMN, ...suggest(nearest(word, COLUMN_TYPES)) });
  });
  if (!typeRead.ok) return refused(...problems, ...within('.type', typeRead.problems));

  const column: { type: Column['type']; length?: number } = { type: typeRead.value };
  if (length !== undefined) {
    const lengthRead = readSingle(length.value, 'a size above zero', (given) =>
      readQuantity({ unit: 'B', positive: true }, given, 'B'),
    );
    if (!lengthRead.ok) problems.push(...within('.length', lengthRead.problems));
    else if (column.type !== 'text' && column.type !== 'bytes') {
      const message = `does not belong to a column of type ${column.type}`;
      const problem = { ...at(length.value), message, expected: 'a length for text and bytes only' };
      problems.push(...within('.length', [problem]));
    } else column.length = lengthRead.value;
  }
  return problems.length > 0 ? refused(...problems) : accepted(column, written(tree));
}

/** Reads every item of a list; an empty list says nothing. */
export function readList<Item>(
  tree: Tree,
  expected: string,
  readItem: (item: Tree) => ValueReading<Item>,
): ValueReading<Item[]> {
  if (tree.kind !== 'list') return refused(wrongShape(tree, expected));
  if (tree.items.length === 0) return refused({ ...at(tree), message: 'is an empty list', expected });
  const values: Item[] = [];
  const problems: ValueProblem[] = [];
  for (const [index, item] of tree.items.entries()) {
    const reading = readItem(item);
    if (reading.ok) values.push(reading.value);
    else problems.push(...within(`[${index + 1}]`, reading.problems));
  }
  return problems.length > 0 ? refused(...problems) : accepted(values, written(tree));
}

/** What a tree of another shape is instead. */
export function wrongShape(tree: Tree, expected: string): ValueProblem {
  if (tree.kind === 'empty') return { ...at(tree), message: 'has no value', expected };
  return { ...at(tree), given: written(tree), message: `is ${shapeName(tree)}`, expected };
}

function unknownKeys(mapping: Mapping, known: readonly string[]): ValueProblem[] {
  return mapping.entries
    .filter(({ key }) => !known.includes(key))
    .map(({ key, keySpot }) => ({
      ...(keySpot && { spot: keySpot }),
      given: key,
      message: `"${key}" is not a key that belongs here`,
      expected: `one of ${known.join(', ')}`,
      ...suggest(nearest(key, known)),
    }));
}

const entryOf = (mapping: Mapping, key: string): Entry | undefined =>
  mapping.entries.find((entry) => entry.key === key);

function within(part: string, problems: readonly ValueProblem[]): ValueProblem[] {
  return problems.map((problem) => ({ ...problem, within: `${part}${problem.within ?? ''}` }));
}
