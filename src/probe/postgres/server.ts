import { loadDriver } from '../driver.ts';
import type { StoreAddress } from '../store-url.ts';
import type { Store } from '../store.ts';
import type { Limits } from '../limits.ts';
import { translating } from './errors.ts';
import type { SqlClient } from './sql-client.ts';
import { postgresStore } from './store.ts';

/** Connects to a PostgreSQL server. */
export async function openPostgres(address: StoreAddress, limits: Limits): Promise<Store> {
  const { Client } = await loadDriver('pg', () => import('pg'));
  const translate = translating(address);
  return translate(async () => {
    const connection = new Client({
      connectionString: address.url,
      connectionTimeoutMillis: limits.connectMilliseconds,
      statement_timeout: limits.statementMilliseconds,
      // The server may be gone without a word: the client's own clock runs a little behind the server's.
      query_timeout: limits.statementMilliseconds + 5000,
      application_name: 'dedup-planner',
    });
    // A connection that is lost between two statements is reported by the next one.
    connection.on('error', () => undefined);
    const close = async (): Promise<void> => {
      await connection.end().catch(() => undefined);
    };
    try {
      await connection.connect();
      const client: SqlClient = {
        query: (sql, parameters) =>
          translate(async () => {
            const { rows } = await connection.query<Record<string, unknown>>(sql, parameters && [...parameters]);
            return rows;
          }),
        close,
      };
      await prepare(client);
      return await postgresStore(client, 'PostgreSQL');
    } catch (error) {
      await close();
      throw error;
    }
  });
}

async function prepare(client: SqlClient): Promise<void> {
  // The server then notices within a second that a run was killed, also while it works on a statement (14 and later).
  await client.query(
    `SELECT set_config(name, '1000', false) FROM pg_settings WHERE name = 'client_connection_check_interval'`,
  );
  // What is measured is sizes: waiting for each commit to reach the disk would only take time.
  await client.query(`SET synchronous_commit = off`);
}
