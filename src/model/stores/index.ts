import type { DerivedInput } from '../derived.ts';
import type { Profile } from '../profile.ts';
import { dynamodb } from './dynamodb.ts';
import { orderInputs } from './key-order.ts';
import { mysql } from './mysql.ts';
import { storeIdOf } from './names.ts';
import { postgres } from './postgres.ts';
import { redis } from './redis.ts';
import { rocksdb } from './rocksdb.ts';
import { sqlite } from './sqlite.ts';
import type { StoreId, StoreModel } from './store-model.ts';

/** Every engine with a model. */
export const stores = { postgres, mysql, redis, sqlite, rocksdb, dynamodb } as const satisfies Record<
  StoreId,
  StoreModel
>;

/** The model of the engine that a profile names; undefined when it names none, or one without a model. */
export function storeOf(profile: Profile): StoreModel | undefined {
  const id = storeIdOf(profile);
  return id && stores[id];
}

/** The numbers that the formulas of the stores read and no profile key holds as such. */
export const storeInputs: Readonly<Record<string, DerivedInput>> = {
  ...orderInputs,
  ...Object.fromEntries(Object.values(stores).flatMap(({ derived }) => Object.entries<DerivedInput>(derived))),
};
