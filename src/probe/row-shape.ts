import type { Column } from '../model/input.ts';
import { choice, type Profile, quantity } from '../model/profile.ts';
import { furtherColumns, isVariable, keyColumns } from '../model/stores/columns.ts';
import { StoreError } from './store-error.ts';

/** The rows that a run loads: what `inbox.key`, `inbox.columns` and `inbox.indexes` of a profile say. */
export interface RowShape {
  readonly keyColumns: readonly Column[];
  readonly order: 'ascending' | 'time-ordered' | 'random';
  readonly streams: number;
  /** Rows by which an ascending key may arrive out of order. */
  readonly jitter: number;
  /** Beside the key and received_at. */
  readonly columns: readonly Column[];
  /** One column each, beside the unique key. */
  readonly indexes: readonly Column[];
}

/** A column of the loaded table, in the order of its values. */
export interface NamedColumn extends Column {
  readonly name: string;
}

/** Reads the shape of the rows from a profile. */
export function shapeOf(profile: Profile): RowShape {
  return {
    keyColumns: keyColumns(profile).map(({ type, length }) =>
      isVariable({ type }) ? { type, length: length ?? 30 } : { type },
    ),
    order: choice(profile, 'inbox.key.order'),
    streams: quantity(profile, 'inbox.key.streams') ?? 1,
    jitter: quantity(profile, 'inbox.key.jitter') ?? 0,
    columns: furtherColumns(profile),
    indexes: indexesOf(profile),
  };
}

function indexesOf(profile: Profile): readonly Column[] {
  const value = profile.inputs.get('inbox.indexes')?.value;
  if (typeof value !== 'object') return [];
  return value.flatMap((item): readonly Column[] => (isColumn(item) ? [item] : []));
}

const isColumn = (item: unknown): item is Column => typeof item === 'object' && item !== null && 'type' in item;

/** The columns of the table: the key, when the row came, and the rest. */
export function namedColumns(shape: RowShape): readonly NamedColumn[] {
  const only = shape.keyColumns.length === 1;
  return [
    ...shape.keyColumns.map((column, index) => ({ ...column, name: only ? 'message_key' : `key_${index + 1}` })),
    { name: 'received_at', type: 'timestamp' as const },
    ...shape.columns.map((column, index) => ({ ...column, name: `column_${index + 1}` })),
  ];
}

/** The columns of the unique key, by name. */
export function keyNames(shape: RowShape): readonly string[] {
  return namedColumns(shape)
    .slice(0, shape.keyColumns.length)
    .map(({ name }) => name);
}

/**
 * The column that each further index is on: received_at for a timestamp, else the first further column, or else key
 * column, of that type and length.
 */
export function indexedNames(shape: RowShape): readonly string[] {
  const columns = namedColumns(shape);
  const inOrderOfChoice = [...columns.slice(shape.keyColumns.length), ...columns.slice(0, shape.keyColumns.length)];
  return shape.indexes.map((index) => {
    const found = inOrderOfChoice.find(({ type, length }) => type === index.type && length === index.length);
    if (found !== undefined) return found.name;
    const words = index.length === undefined ? index.type : `${index.type} of ${index.length} B`;
    throw new StoreError('shape', `inbox.indexes has an index on a column of type ${words}, and no column is of it`);
  });
}

/** The shape in a few words: `text 30, random`. */
export function shapeWords(shape: RowShape): string {
  const { order, streams, jitter, columns, indexes } = shape;
  const key = shape.keyColumns.map(columnWords).join(', ');
  return [
    shape.keyColumns.length > 1 ? `(${key})` : key,
    order,
    ...(streams > 1 ? [`${streams} streams`] : []),
    ...(jitter > 0 ? [`jitter ${jitter}`] : []),
    ...columns.map((column) => `column ${columnWords(column)}`),
    ...indexes.map((column) => `index on ${columnWords(column)}`),
  ].join(', ');
}

const columnWords = ({ type, length }: Column): string => (length === undefined ? type : `${type} ${length}`);
