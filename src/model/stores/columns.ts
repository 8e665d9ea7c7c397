import type { Column } from '../input.ts';
import type { Profile } from '../profile.ts';

const types: readonly Column['type'][] = ['text', 'bytes', 'uuid', 'bigint', 'int', 'timestamp'];

/** The column that says when a row came. Every store keeps it beside the key: it tells when the row may go. */
export const receivedAt: Column = { type: 'timestamp' };

/** The columns of the key: a composite key as listed, else the one column of `inbox.key`. */
export function keyColumns(profile: Profile): readonly Column[] {
  const composite = columnsAt(profile, 'inbox.key.columns');
  if (composite.length > 0) return composite;
  const type = types.find((candidate) => candidate === profile.inputs.get('inbox.key.type')?.value) ?? 'text';
  const length = profile.inputs.get('inbox.key.length')?.value;
  return [{ type, ...(typeof length === 'number' && { length }) }];
}

/** The columns of the row beside the key and the time of arrival. */
export const furtherColumns = (profile: Profile): readonly Column[] => columnsAt(profile, 'inbox.columns');

/** The columns of the secondary indexes, one each. */
const indexColumns = (profile: Profile): readonly Column[] => columnsAt(profile, 'inbox.indexes');

/** A number about the columns of the secondary indexes; NaN when there is no such index. */
export function ofIndexes(profile: Profile, number: (columns: readonly Column[]) => number): number {
  const columns = indexColumns(profile);
  return columns.length === 0 ? Number.NaN : number(columns);
}

/** Bytes of content of a text or bytes column; the length of a key when it does not say. */
export const contentLength = (column: Column): number => column.length ?? defaultLength;

/** The default of `inbox.key.length`. */
const defaultLength = 30;

/** Whether the content of a column has a length of its own, so that the store writes the length down. */
export const isVariable = ({ type }: Column): boolean => type === 'text' || type === 'bytes';

/** A column that grows with the clock: a secondary index on it fills from its right end. */
export const growsWithTime = ({ type }: Column): boolean => type === 'timestamp';

/** The sum of a number for each column. */
export const sumOf = (columns: readonly Column[], each: (column: Column) => number): number =>
  columns.reduce((sum, column) => sum + each(column), 0);

function columnsAt(profile: Profile, path: string): readonly Column[] {
  const value = profile.inputs.get(path)?.value;
  return typeof value === 'object' ? value.filter(isColumn) : [];
}

function isColumn(item: unknown): item is Column {
  return typeof item === 'object' && item !== null && 'type' in item && types.some((type) => type === item.type);
}
