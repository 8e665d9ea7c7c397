import { replyText } from '../reply-text.ts';
import type { RowSource } from '../row-source.ts';
import { isSpaceName, markerText, spacePrefix, type SpaceName } from '../space-name.ts';
import { StoreError } from '../store-error.ts';
import type { Leftover, Space, Store } from '../store.ts';
import { waitFor } from '../wait.ts';
import type { SqlClient } from './server.ts';
import { mysqlSpace } from './space.ts';
import { createTable } from './table.ts';

/** The table whose comment says that a database is ours. */
const markerTable = 'dedup_planner_marker';

/** A server on which a run has a database of its own. */
export async function mysqlStore(client: SqlClient): Promise<Store> {
  const [row] = await client.query(`SELECT version() AS version`);
  const version = replyText(row?.['version']);
  const product = version.includes('MariaDB') ? 'MariaDB' : 'MySQL';
  return {
    server: `${product} ${version.split('-')[0] ?? version}`,
    batchRows: 5000,
    create: (name, source) => create(client, name, source),
    leftovers: () => leftovers(client),
    drop: (name) => drop(client, name),
    close: client.close,
  };
}

async function create(client: SqlClient, name: SpaceName, source: RowSource): Promise<Space> {
  await lock(client, name);
  // MySQL commits each of these by itself. Until the marker stands the database is empty, and known by its name.
  await client.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_bin`);
  await client.query(`CREATE TABLE ${name}.${markerTable} (created datetime) COMMENT = '${markerText(name)}'`);
  await client.query(createTable(name, source));
  return mysqlSpace(client, name, source);
}

/** Databases of ours by name, whose marker says the same, or in which nothing stands yet. */
async function marked(client: SqlClient): Promise<readonly SpaceName[]> {
  const databases = await client.query(
    `SELECT s.schema_name AS name, t.table_name AS present, t.table_comment AS marker
     FROM information_schema.schemata s LEFT JOIN information_schema.tables t ON t.table_schema = s.schema_name
     WHERE s.schema_name LIKE ? ORDER BY s.schema_name`,
    [`${spacePrefix.replaceAll('_', String.raw`\_`)}%`],
  );
  const found = databases.flatMap((row) => {
    const name = replyText(row['name']);
    if (!isSpaceName(name)) return [];
    const empty = row['present'] === null;
    return empty || (row['present'] === markerTable && row['marker'] === markerText(name)) ? [name] : [];
  });
  return [...new Set(found)];
}

async function leftovers(client: SqlClient): Promise<readonly Leftover[]> {
  const found: Leftover[] = [];
  for (const name of await marked(client)) {
    const free = await waitFor(() => lock(client, name));
    if (free) await unlock(client, name);
    found.push({ name, inUse: !free });
  }
  return found;
}

/** Drops the database, when it holds nothing but the tables that a run creates. */
async function drop(client: SqlClient, name: SpaceName): Promise<void> {
  if (!(await marked(client)).includes(name)) return;
  if (!(await waitFor(() => lock(client, name)))) {
    throw new StoreError('in-use', `the database ${name} is in use by a run that is still going`);
  }
  const foreign = await client.query(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = ? AND table_name NOT IN ('inbox', ?)`,
    [name, markerTable],
  );
  if (foreign.length > 0) {
    const names = foreign.map((row) => replyText(row['name'])).join(', ');
    throw new StoreError(
      'failed',
      `the database ${name} holds tables that no run created: ${names}`,
      'remove it by hand',
    );
  }
  await client.query(`DROP DATABASE IF EXISTS ${name}`);
  await unlock(client, name);
}

/** A lock of the session: it ends with the connection, however the run ends. */
async function lock(client: SqlClient, name: SpaceName): Promise<boolean> {
  const [row] = await client.query(`SELECT get_lock(?, 0) AS locked`, [name]);
  return Number(row?.['locked']) === 1;
}

async function unlock(client: SqlClient, name: SpaceName): Promise<void> {
  await client.query(`SELECT release_lock(?) AS released`, [name]);
}
