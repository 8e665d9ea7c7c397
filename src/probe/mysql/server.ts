import { loadDriver } from '../driver.ts';
import type { Limits } from '../limits.ts';
import type { StoreAddress } from '../store-url.ts';
import type { Store } from '../store.ts';
import { translating } from './errors.ts';
import { mysqlStore } from './store.ts';

/** A row as the driver gives it, with columns by name. */
export type SqlRow = Readonly<Record<string, unknown>>;

/** The little that is asked of a connection. */
export interface SqlClient {
  readonly query: (sql: string, values?: readonly unknown[]) => Promise<readonly SqlRow[]>;
  readonly close: () => Promise<void>;
}

/** Connects to MySQL or MariaDB. */
export async function openMysql(address: StoreAddress, limits: Limits): Promise<Store> {
  const { createConnection } = await loadDriver('mysql2', () => import('mysql2/promise'));
  const translate = translating(address);
  return translate(async () => {
    const connection = await createConnection({ uri: address.url, connectTimeout: limits.connectMilliseconds });
    // A connection that is lost between two statements is reported by the next one.
    connection.on('error', () => undefined);
    const client: SqlClient = {
      query: (sql, values) =>
        translate(async () => {
          const [result] = await connection.query(
            { sql, timeout: limits.statementMilliseconds },
            values && [...values],
          );
          const rows: readonly unknown[] = Array.isArray(result) ? result : [];
          return rows.filter(isRow);
        }),
      close: async () => {
        // A server that is gone would keep a polite goodbye waiting.
        await Promise.race([connection.end().catch(() => undefined), pause(1000)]);
        connection.destroy();
      },
    };
    try {
      return await mysqlStore(client);
    } catch (error) {
      await client.close();
      throw error;
    }
  });
}

const isRow = (row: unknown): row is SqlRow => typeof row === 'object' && row !== null && !Array.isArray(row);

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });
