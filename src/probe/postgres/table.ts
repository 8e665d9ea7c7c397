import { indexedNames, keyNames, type NamedColumn } from '../row-shape.ts';
import type { RowSource } from '../row-source.ts';
import type { SpaceName } from '../space-name.ts';

const types: Readonly<Record<NamedColumn['type'], string>> = {
  text: 'text COLLATE "C"',
  bytes: 'bytea',
  uuid: 'uuid',
  bigint: 'bigint',
  int: 'integer',
  timestamp: 'timestamptz',
};

/** The statements that create the table of a run. Vacuum runs when the run says so, or sizes would depend on luck. */
export function createTable(schema: SpaceName, { columns, shape }: RowSource): readonly string[] {
  const lines = columns.map(({ name, type }) => `${name} ${types[type]} NOT NULL`);
  return [
    `CREATE TABLE ${schema}.inbox (${lines.join(', ')}, CONSTRAINT unique_key PRIMARY KEY (${keyNames(shape).join(', ')}))
     WITH (autovacuum_enabled = off)`,
    `ALTER TABLE ${schema}.inbox SET (toast.autovacuum_enabled = off)`,
    ...indexedNames(shape).map((column, index) => `CREATE INDEX index_${index + 1} ON ${schema}.inbox (${column})`),
  ];
}

/** The insert of many rows: one array of texts a column, which the server takes apart. */
export function insertRows(schema: SpaceName, { columns }: RowSource): string {
  const arrays = columns.map((_, index) => `$${index + 1}::text[]`).join(', ');
  const aliases = columns.map(({ name }) => name).join(', ');
  const values = columns.map(({ name, type }) => {
    if (type === 'text') return name;
    return type === 'bytes' ? `decode(${name}, 'hex')` : `${name}::${types[type]}`;
  });
  return `INSERT INTO ${schema}.inbox (${aliases}) SELECT ${values.join(', ')} FROM unnest(${arrays}) AS given (${aliases})`;
}
