import type { RowSource } from './row-source.ts';
import type { SpaceName } from './space-name.ts';

/** One part of what the rows take: the table itself, or an index. */
export interface PartSize {
  /** What the part is to a plan: `all` where a store cannot tell its parts apart. */
  readonly role: 'heap' | 'unique index' | 'secondary indexes' | 'all';
  /** `heap` or `clustered row`, `unique index`, `index on received_at`, `keys`. */
  readonly part: string;
  readonly bytes: number;
  /** Share of the pages that holds rows or entries, where it can be told. */
  readonly fill?: number;
}

/** What a store says its rows take. */
export interface Sizes {
  readonly parts: readonly PartSize[];
  /** The memory allocator, where it decides sizes. */
  readonly allocator?: 'bundled' | 'system';
  /** Anything that makes the numbers less certain, in sentences. */
  readonly notes: readonly string[];
}

/** What one run has created in a store: a table with its indexes, or keys under a prefix. */
export interface Space {
  /** Rows `from` (inclusive) to `to` (exclusive) of the source. */
  readonly insert: (from: number, to: number) => Promise<void>;
  /** Removes rows of the source that were inserted before; they are the oldest ones. */
  readonly remove: (from: number, to: number) => Promise<void>;
  /** Gives the space of removed rows back to the store, as its vacuum or purge does. */
  readonly vacuum: () => Promise<void>;
  readonly sizes: () => Promise<Sizes>;
}

/** What a clean-up found. */
export interface Leftover {
  readonly name: SpaceName;
  /** A run that is still going owns it: it stays. */
  readonly inUse: boolean;
}

/** A connection to a store. Its own errors are StoreErrors. */
export interface Store {
  /** Product and version, such as `PostgreSQL 15.20`. */
  readonly server: string;
  /** How many rows go into one statement. */
  readonly batchRows: number;
  /**
   * Creates what a run needs and nothing else, marked as ours from its first moment, and holds a lock that says that
   * the run is alive.
   */
  readonly create: (name: SpaceName, source: RowSource) => Promise<Space>;
  /** What runs left behind: objects whose name and marker are both ours. */
  readonly leftovers: () => Promise<readonly Leftover[]>;
  /** Removes exactly what `create` made under this name; nothing, when there is nothing. */
  readonly drop: (name: SpaceName) => Promise<void>;
  readonly close: () => Promise<void>;
}
