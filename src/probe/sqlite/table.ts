import { moment } from '../key-text.ts';
import { indexedNames, keyNames, type NamedColumn } from '../row-shape.ts';
import type { RowSource } from '../row-source.ts';

const types: Readonly<Record<NamedColumn['type'], string>> = {
  text: 'TEXT',
  bytes: 'BLOB',
  uuid: 'BLOB',
  bigint: 'INTEGER',
  int: 'INTEGER',
  timestamp: 'INTEGER',
};

/** The statements that create the table of a run: WITHOUT ROWID, so that the row is stored in its key once. */
export function createTable({ columns, shape }: RowSource): readonly string[] {
  const lines = columns.map(({ name, type }) => `${name} ${types[type]} NOT NULL`);
  return [
    `CREATE TABLE inbox (${lines.join(', ')}, PRIMARY KEY (${keyNames(shape).join(', ')})) WITHOUT ROWID`,
    ...indexedNames(shape).map((column, index) => `CREATE INDEX index_${index + 1} ON inbox (${column})`),
  ];
}

/** The values of a row as SQLite wants them; a moment is a number of milliseconds. */
export function driverValues(
  columns: readonly NamedColumn[],
  row: readonly string[],
): (string | bigint | Uint8Array)[] {
  return columns.map(({ type }, index) => {
    const text = row[index] ?? '';
    switch (type) {
      case 'text':
        return text;
      case 'bytes':
        return Buffer.from(text, 'hex');
      case 'uuid':
        return Buffer.from(text.replaceAll('-', ''), 'hex');
      case 'bigint':
      case 'int':
        return BigInt(text);
      default:
        return BigInt(moment(text));
    }
  });
}
