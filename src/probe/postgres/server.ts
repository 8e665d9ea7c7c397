import { loadDriver } from '../driver.ts';
import { StoreError } from '../store-error.ts';
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
      await prepare(client, limits);
      return await postgresStore(client, 'PostgreSQL');
    } catch (error) {
      await close();
      throw error;
    }
  });
}

async function prepare(client: SqlClient, { statementMilliseconds }: Limits): Promise<void> {
  // Set here and not while connecting: a pooler in between may refuse parameters that it does not know.
  await client.query(`SELECT set_config('statement_timeout', $1, false)`, [String(Math.ceil(statementMilliseconds))]);
  // What is measured is sizes: waiting for each commit to reach the disk would only take time.
  await client.query(`SET synchronous_commit = off`);
  try {
    // The server then notices within a second that a run was killed, also while it works on a statement.
    await client.query(`SET client_connection_check_interval = '1s'`);
  } catch (error) {
    // Before version 14, and on systems that cannot tell, it notices at the end of the statement.
    if (!(error instanceof StoreError && error.kind === 'failed')) throw error;
  }
}
