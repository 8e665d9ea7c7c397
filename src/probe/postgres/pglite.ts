import { loadDriver } from '../driver.ts';
import { redact, type StoreAddress } from '../store-url.ts';
import { messageOf, StoreError } from '../store-error.ts';
import type { Store } from '../store.ts';
import type { SqlClient } from './sql-client.ts';
import { postgresStore } from './store.ts';

/** PostgreSQL in this process, in memory: the same bytes as a server, and nothing that could be left behind. */
export async function openPglite(address: StoreAddress): Promise<Store> {
  const { PGlite } = await loadDriver('@electric-sql/pglite', () => import('@electric-sql/pglite'));
  try {
    const database = await PGlite.create();
    const client: SqlClient = {
      query: async (sql, parameters) => {
        const { rows } = await database.query<Record<string, unknown>>(sql, parameters && [...parameters]);
        return rows;
      },
      close: () => database.close(),
    };
    return await postgresStore(client, 'PGlite');
  } catch (error) {
    throw new StoreError('failed', `PGlite does not start: ${redact(messageOf(error), address)}`);
  }
}
