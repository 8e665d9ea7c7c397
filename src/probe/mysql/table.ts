import { lengthOf } from '../key-text.ts';
import { indexedNames, keyNames, type NamedColumn } from '../row-shape.ts';
import type { RowSource } from '../row-source.ts';
import type { SpaceName } from '../space-name.ts';

/** Lengths are bytes of content: an ascii column has one a character, and its length byte does not double. */
function typeOf(column: NamedColumn): string {
  switch (column.type) {
    case 'text':
      return `varchar(${lengthOf(column)}) CHARACTER SET ascii COLLATE ascii_bin`;
    case 'bytes':
      return `varbinary(${lengthOf(column)})`;
    case 'uuid':
      return 'binary(16)';
    case 'timestamp':
      return 'datetime(6)';
    default:
      return column.type;
  }
}

/** The statement that creates the table of a run. */
export function createTable(database: SpaceName, { columns, shape }: RowSource): string {
  const lines = [
    ...columns.map((column) => `${column.name} ${typeOf(column)} NOT NULL`),
    `PRIMARY KEY (${keyNames(shape).join(', ')})`,
    ...indexedNames(shape).map((column, index) => `KEY index_${index + 1} (${column})`),
  ];
  return `CREATE TABLE ${database}.inbox (${lines.join(', ')}) ENGINE = InnoDB ROW_FORMAT = DYNAMIC`;
}

/** The values of a row as the driver wants them. */
export function driverValues(columns: readonly NamedColumn[], row: readonly string[]): readonly (string | Buffer)[] {
  return columns.map(({ type }, index) => {
    const text = row[index] ?? '';
    if (type === 'uuid') return Buffer.from(text.replaceAll('-', ''), 'hex');
    return type === 'bytes' ? Buffer.from(text, 'hex') : text;
  });
}
