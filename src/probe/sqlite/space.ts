import type { Database } from 'node-sqlite3-wasm';
import { moment } from '../key-text.ts';
import { replyText } from '../reply-text.ts';
import { indexedNames } from '../row-shape.ts';
import type { RowSource } from '../row-source.ts';
import type { Space } from '../store.ts';
import type { translating } from './errors.ts';
import { driverValues } from './table.ts';

/** The table of a run in its database file. */
export function sqliteSpace(database: Database, source: RowSource, translate: ReturnType<typeof translating>): Space {
  const marks = source.columns.map(() => '?').join(', ');
  return {
    insert: (from, to) =>
      translate(() => {
        const insert = database.prepare(`INSERT INTO inbox VALUES (${marks})`);
        try {
          database.exec('BEGIN');
          for (let arrival = from; arrival < to; arrival += 1) {
            insert.run(driverValues(source.columns, source.row(arrival)));
          }
          database.exec('COMMIT');
        } finally {
          insert.finalize();
        }
      }),
    remove: (_from, to) =>
      translate(() => {
        database.run('DELETE FROM inbox WHERE received_at < ?', [BigInt(moment(source.receivedAt(to)))]);
      }),
    // Freed pages go to the free list at once and are used again; the file does not shrink.
    vacuum: () => Promise.resolve(),
    sizes: () =>
      translate(() => {
        const relations = database.all(
          `SELECT name, sum(pgsize) AS bytes, sum(payload) AS payload FROM dbstat
           WHERE name NOT LIKE 'sqlite_%' GROUP BY name ORDER BY name = 'inbox' DESC, name`,
        );
        const file = database.get(
          `SELECT f.freelist_count * p.page_size AS free FROM pragma_freelist_count f, pragma_page_size p`,
        );
        const free = Number(file?.['free'] ?? 0);
        return {
          parts: relations.map((relation) => {
            const bytes = Number(relation['bytes']);
            const part = partName(replyText(relation['name']), source);
            return {
              role: part === 'clustered row' ? ('heap' as const) : ('secondary indexes' as const),
              part,
              bytes,
              fill: Number(relation['payload']) / bytes,
            };
          }),
          notes: free > 0 ? [`The file has ${free.toLocaleString('en')} B of free pages besides.`] : [],
        };
      }),
  };
}

function partName(relation: string, { shape }: RowSource): string {
  const index = /^index_(\d+)$/.exec(relation)?.[1];
  return index === undefined ? 'clustered row' : `index on ${indexedNames(shape)[Number(index) - 1] ?? ''}`;
}
