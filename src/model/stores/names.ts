import type { Profile } from '../profile.ts';
import type { StoreId } from './store-model.ts';

/** The words of `inbox.store` for each engine, its own first. */
export const storeNames = {
  postgres: ['postgres', 'postgresql', 'pglite'],
  mysql: ['mysql', 'mariadb', 'innodb'],
  redis: ['redis'],
  sqlite: ['sqlite'],
  rocksdb: ['rocksdb'],
  dynamodb: ['dynamodb'],
} as const satisfies Record<StoreId, readonly string[]>;

/** Engines that drop old rows by themselves unless a profile says otherwise. */
export const expiring: readonly StoreId[] = ['redis', 'dynamodb'];

/** The engine that a profile names, or undefined when it names none or one without a model. */
export function storeIdOf(profile: Profile): StoreId | undefined {
  const word = profile.inputs.get('inbox.store')?.value;
  return storeIds.find((id) => storeNames[id].some((name) => name === word));
}

const storeIds: readonly StoreId[] = ['postgres', 'mysql', 'redis', 'sqlite', 'rocksdb', 'dynamodb'];

/** How rows leave: as given; when nobody gave it, a store that expires rows does so. */
export function rowsLeaveBy(profile: Profile): string {
  const kind = profile.inputs.get('inbox.retention.kind');
  const store = storeIdOf(profile);
  const unsaid = kind === undefined || kind.origin.kind === 'default';
  if (unsaid && store !== undefined && expiring.includes(store)) return 'ttl';
  return typeof kind?.value === 'string' ? kind.value : 'delete';
}

/** Whether a row size was given flat; it wins over the model of the store. */
export function hasFlatRowSize(profile: Profile): boolean {
  const given = profile.inputs.get('inbox.rowSize');
  return given !== undefined && given.origin.kind !== 'default';
}
