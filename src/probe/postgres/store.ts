import type { RowSource } from '../row-source.ts';
import { isSpaceName, markerText, spacePrefix, type SpaceName } from '../space-name.ts';
import { StoreError } from '../store-error.ts';
import type { Leftover, Space, Store } from '../store.ts';
import { waitFor } from '../wait.ts';
import { postgresSpace } from './space.ts';
import { type SqlClient, textIn } from './sql-client.ts';
import { createTable } from './table.ts';

/** A PostgreSQL database, on a server or in this process, in which a run has a schema of its own. */
export async function postgresStore(client: SqlClient, product: string): Promise<Store> {
  const [version] = await client.query(`SELECT split_part(current_setting('server_version'), ' ', 1) AS version`);
  const number = textIn(version, 'version');
  return {
    server: product === 'PostgreSQL' ? `PostgreSQL ${number}` : `${product} (PostgreSQL ${number})`,
    batchRows: 5000,
    create: (name, source) => create(client, name, source),
    leftovers: () => leftovers(client),
    drop: (name) => drop(client, name),
    close: client.close,
  };
}

async function create(client: SqlClient, name: SpaceName, source: RowSource): Promise<Space> {
  await client.query(`SELECT pg_advisory_lock(hashtextextended($1, 0))`, [name]);
  await client.query(`BEGIN`);
  // One transaction: the schema is never seen without its marker.
  await client.query(`CREATE SCHEMA ${name}`);
  await client.query(`COMMENT ON SCHEMA ${name} IS '${markerText(name)}'`);
  for (const statement of createTable(name, source)) await client.query(statement);
  await client.query(`COMMIT`);
  return postgresSpace(client, name, source);
}

async function marked(client: SqlClient): Promise<readonly SpaceName[]> {
  const schemas = await client.query(
    `SELECT nspname AS name, obj_description(oid, 'pg_namespace') AS marker FROM pg_namespace
     WHERE nspname LIKE $1 ORDER BY nspname`,
    [`${spacePrefix.replaceAll('_', String.raw`\_`)}%`],
  );
  return schemas.flatMap((row) => {
    const name = textIn(row, 'name');
    return isSpaceName(name) && textIn(row, 'marker') === markerText(name) ? [name] : [];
  });
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

/** Drops the tables that a run creates, and then the schema: one that holds anything else stays, and says so. */
async function drop(client: SqlClient, name: SpaceName): Promise<void> {
  await client.query(`ROLLBACK`);
  if (!(await marked(client)).includes(name)) return;
  if (!(await waitFor(() => lock(client, name)))) {
    throw new StoreError('in-use', `the schema ${name} is in use by a run that is still going`);
  }
  await client.query(`DROP TABLE IF EXISTS ${name}.inbox`);
  await client.query(`DROP SCHEMA IF EXISTS ${name} RESTRICT`);
  await unlock(client, name);
}

/** A lock of the session: it ends with the connection, however the run ends. */
async function lock(client: SqlClient, name: SpaceName): Promise<boolean> {
  const [row] = await client.query(`SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS locked`, [name]);
  return row?.['locked'] === true;
}

async function unlock(client: SqlClient, name: SpaceName): Promise<void> {
  await client.query(`SELECT pg_advisory_unlock(hashtextextended($1, 0))`, [name]);
}
