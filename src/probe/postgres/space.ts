import { indexedNames, type NamedColumn } from '../row-shape.ts';
import { lengthOf } from '../key-text.ts';
import type { RowSource } from '../row-source.ts';
import type { SpaceName } from '../space-name.ts';
import type { PartSize, Space } from '../store.ts';
import { numberIn, type SqlClient, textIn } from './sql-client.ts';
import { insertRows } from './table.ts';

/** The table of a run in its schema. */
export function postgresSpace(client: SqlClient, schema: SpaceName, source: RowSource): Space {
  const insert = insertRows(schema, source);
  return {
    insert: async (from, to) => {
      const rows = Array.from({ length: to - from }, (_, index) => source.row(from + index));
      await client.query(
        insert,
        source.columns.map((_, column) => rows.map((row) => row[column] ?? '')),
      );
    },
    remove: async (_from, to) => {
      await client.query(`DELETE FROM ${schema}.inbox WHERE received_at < $1::timestamptz`, [source.receivedAt(to)]);
    },
    vacuum: async () => {
      await client.query(`VACUUM ${schema}.inbox`);
    },
    sizes: async () => {
      const relations = await client.query(
        `SELECT c.relname AS name, pg_relation_size(c.oid) AS bytes, c.relkind AS kind,
                current_setting('block_size')::int AS page, (SELECT count(*) FROM ${schema}.inbox) AS rows
         FROM pg_class c
         WHERE c.oid = '${schema}.inbox'::regclass
            OR c.oid IN (SELECT indexrelid FROM pg_index WHERE indrelid = '${schema}.inbox'::regclass)
            OR c.oid = (SELECT reltoastrelid FROM pg_class WHERE oid = '${schema}.inbox'::regclass)
         ORDER BY c.relkind DESC, c.relname DESC`,
      );
      const parts = relations.map((relation): PartSize => {
        const bytes = numberIn(relation, 'bytes');
        const part = partName(textIn(relation, 'name'), textIn(relation, 'kind'), source);
        const width = part === 'unique index' ? entryWidth(source) : undefined;
        const role = roleOf(part);
        if (width === undefined || bytes === 0) return { role, part, bytes };
        const page = numberIn(relation, 'page');
        // 24 bytes of page header and 16 that a B-tree keeps at the end of a page.
        return { role, part, bytes, fill: (numberIn(relation, 'rows') * width) / ((bytes / page) * (page - 40)) };
      });
      return { parts: parts.filter(({ bytes, part }) => bytes > 0 || part !== 'out-of-line values'), notes: [] };
    },
  };
}

function partName(relation: string, kind: string, { shape }: RowSource): string {
  if (relation === 'unique_key') return 'unique index';
  if (kind === 't') return 'out-of-line values';
  const index = /^index_(\d+)$/.exec(relation)?.[1];
  return index === undefined ? 'heap' : `index on ${indexedNames(shape)[Number(index) - 1] ?? ''}`;
}

function roleOf(part: string): PartSize['role'] {
  if (part === 'unique index') return part;
  return part.startsWith('index on ') ? 'secondary indexes' : 'heap';
}

const fixed: Readonly<Partial<Record<NamedColumn['type'], readonly [width: number, alignment: number]>>> = {
  uuid: [16, 1],
  bigint: [8, 8],
  int: [4, 4],
  timestamp: [8, 8],
};

/** Bytes of one entry of the unique index: header, key, and the line pointer to it. */
function entryWidth({ shape }: RowSource): number {
  let key = 0;
  for (const column of shape.keyColumns) {
    const length = lengthOf(column);
    const varlena: readonly [number, number] = length <= 126 ? [1 + length, 1] : [4 + length, 4];
    const [width, alignment] = fixed[column.type] ?? varlena;
    key = aligned(key, alignment) + width;
  }
  return aligned(8 + key, 8) + 4;
}

const aligned = (offset: number, alignment: number): number => Math.ceil(offset / alignment) * alignment;
