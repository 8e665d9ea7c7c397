import type { Limits } from './limits.ts';
import type { Store } from './store.ts';
import type { StoreAddress, StoreKind } from './store-url.ts';

type Opener = (address: StoreAddress, limits: Limits) => Promise<Store>;

/** How to connect to each engine; the code for one, and its driver, load when it is asked for. */
const openers: Readonly<Record<StoreKind, () => Promise<Opener>>> = {
  pglite: async () => (await import('./postgres/pglite.ts')).openPglite,
  postgres: async () => (await import('./postgres/server.ts')).openPostgres,
  mysql: async () => (await import('./mysql/server.ts')).openMysql,
  redis: async () => (await import('./redis/server.ts')).openRedis,
  sqlite: async () => (await import('./sqlite/store.ts')).openSqlite,
};

/**
 * Connects to a store.
 * @throws StoreError when the driver is missing or the store cannot be reached.
 */
export async function openStore(address: StoreAddress, limits: Limits): Promise<Store> {
  const open = await openers[address.kind]();
  return open(address, limits);
}
