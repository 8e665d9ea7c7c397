import type { DerivedInput } from '../derived.ts';
import type { FigureDeclaration } from '../figure.ts';

export type StoreId = 'postgres' | 'mysql' | 'redis' | 'sqlite' | 'rocksdb' | 'dynamodb';

/**
 * One engine: what a row of the inbox costs in it. Every model declares `inbox.freshHeapBytesPerRow` and
 * `inbox.heapBytesPerRow`, and where the engine has them the same for the unique index and the secondary indexes
 * (`row-bytes.ts` adds them up).
 */
export interface StoreModel {
  readonly id: StoreId;
  readonly name: string;
  /** Other words for it in `inbox.store`. */
  readonly aliases: readonly string[];
  /** The store drops old rows by itself unless a profile says otherwise. */
  readonly expiresRows: boolean;
  /** Figures that the sheet has only with this store. */
  readonly figures: Readonly<Record<string, FigureDeclaration>>;
  /** Figures of the sheet that this store computes in its own way; a row size given flat keeps those of the sheet. */
  readonly replaces: Readonly<Record<string, FigureDeclaration>>;
  /** Numbers that its formulas read and no profile key holds as such. */
  readonly derived: Readonly<Record<string, DerivedInput>>;
}
