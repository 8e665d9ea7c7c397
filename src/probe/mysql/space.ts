import { indexedNames } from '../row-shape.ts';
import type { RowSource } from '../row-source.ts';
import type { SpaceName } from '../space-name.ts';
import { StoreError } from '../store-error.ts';
import type { PartSize, Space } from '../store.ts';
import { waitFor } from '../wait.ts';
import type { SqlClient } from './server.ts';
import { driverValues } from './table.ts';

const pageBytes = 16_384;

/** The table of a run in its database. */
export function mysqlSpace(client: SqlClient, database: SpaceName, source: RowSource): Space {
  return {
    insert: async (from, to) => {
      const rows = Array.from({ length: to - from }, (_, index) =>
        driverValues(source.columns, source.row(from + index)),
      );
      await client.query(`INSERT INTO ${database}.inbox VALUES ?`, [rows]);
    },
    remove: async (_from, to) => {
      await client.query(`DELETE FROM ${database}.inbox WHERE received_at < ?`, [source.receivedAt(to)]);
    },
    vacuum: () => purge(client),
    sizes: async () => {
      await client.query(`ANALYZE TABLE ${database}.inbox`);
      const parts = (await byIndex(client, database, source)) ?? (await byTable(client, database));
      return { parts, notes: await fileNotes(client, database) };
    },
  };
}

/** Waits for the purge that removes deleted rows in the background, where the user may see how far it is. */
async function purge(client: SqlClient): Promise<void> {
  await waitFor(
    async () => {
      const [row] = await optional(() =>
        client.query(`SELECT count FROM information_schema.innodb_metrics WHERE name = 'trx_rseg_history_len'`),
      );
      return row === undefined || Number(row['count']) < 20;
    },
    { seconds: 15, pauseMilliseconds: 100 },
  );
}

/** The pages that each index has taken, from the statistics that ANALYZE has just written. */
async function byIndex(
  client: SqlClient,
  database: SpaceName,
  source: RowSource,
): Promise<readonly PartSize[] | undefined> {
  const rows = await optional(() =>
    client.query(
      `SELECT index_name AS name, stat_name AS statistic, stat_value AS pages FROM mysql.innodb_index_stats
       WHERE database_name = ? AND table_name = 'inbox' AND stat_name IN ('size', 'n_leaf_pages')`,
      [database],
    ),
  );
  const names = ['PRIMARY', ...source.shape.indexes.map((_, index) => `index_${index + 1}`)];
  const pages = (name: string, statistic: string): number =>
    Number(rows.find((row) => row['name'] === name && row['statistic'] === statistic)?.['pages'] ?? Number.NaN);
  const parts = names.map((name, index): PartSize => {
    const part = index === 0 ? 'clustered row' : `index on ${indexedNames(source.shape)[index - 1] ?? ''}`;
    return { role: index === 0 ? 'heap' : 'secondary indexes', part, bytes: pages(name, 'size') * pageBytes };
  });
  return parts.every(({ bytes }) => Number.isFinite(bytes)) ? parts : undefined;
}

/** The same from the table as a whole, for a user who may not read those statistics. */
async function byTable(client: SqlClient, database: SpaceName): Promise<readonly PartSize[]> {
  const [row] = await client.query(
    `SELECT data_length AS data, index_length AS indexes FROM information_schema.tables
     WHERE table_schema = ? AND table_name = 'inbox'`,
    [database],
  );
  const indexes = Number(row?.['indexes'] ?? 0);
  return [
    { role: 'heap', part: 'clustered row', bytes: Number(row?.['data'] ?? Number.NaN) },
    ...(indexes > 0 ? [{ role: 'secondary indexes' as const, part: 'indexes', bytes: indexes }] : []),
  ];
}

/** The tablespace file grows in steps of several extents: more than the rows take, and said beside them. */
async function fileNotes(client: SqlClient, database: SpaceName): Promise<readonly string[]> {
  for (const table of ['innodb_sys_tablespaces', 'innodb_tablespaces']) {
    const [row] = await optional(() =>
      client.query(`SELECT file_size AS bytes FROM information_schema.${table} WHERE name = ?`, [`${database}/inbox`]),
    );
    const bytes = Number(row?.['bytes'] ?? 0);
    if (bytes > 0)
      return [`The tablespace file has ${bytes.toLocaleString('en')} B; InnoDB grows it in steps of 4 MiB.`];
  }
  return [];
}

/** What only some users and versions may see: nothing, where the server refuses. */
async function optional<Row>(question: () => Promise<readonly Row[]>): Promise<readonly Row[]> {
  try {
    return await question();
  } catch (error) {
    if (error instanceof StoreError && (error.kind === 'failed' || error.kind === 'privilege')) return [];
    throw error;
  }
}
