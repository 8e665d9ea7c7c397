import type { Limits } from './limits.ts';
import { openStore } from './open-store.ts';
import { createdAt, type SpaceName } from './space-name.ts';
import type { StoreAddress } from './store-url.ts';

/** What a clean-up did. */
export interface Cleaned {
  readonly server: string;
  readonly removed: readonly CleanedSpace[];
  /** What runs that are still going own; it stays. */
  readonly inUse: readonly CleanedSpace[];
}

/** Something that a run had left behind. */
export interface CleanedSpace {
  readonly name: SpaceName;
  readonly created: Date;
}

/**
 * Removes what killed runs left in a store: objects that have both the name and the marker of a run, and no others.
 * @throws StoreError
 */
export async function clean(address: StoreAddress, limits: Limits): Promise<Cleaned> {
  const store = await openStore(address, limits);
  try {
    const found = await store.leftovers();
    const described = (inUse: boolean): readonly CleanedSpace[] =>
      found.filter((space) => space.inUse === inUse).map(({ name }) => ({ name, created: createdAt(name) }));
    const removed = described(false);
    for (const { name } of removed) await store.drop(name);
    return { server: store.server, removed, inUse: described(true) };
  } finally {
    await store.close();
  }
}
