import type { Space } from './store.ts';

/** How rows are turned over after the first window is loaded. */
export interface Churn {
  /** How many times the whole window is replaced. */
  readonly windows: number;
  /** Rows that one clean-up removes, as a share of the window. */
  readonly batchShare: number;
  /** A vacuum after each clean-up, or when dead rows exceed the share at which autovacuum starts. */
  readonly vacuum: 'after-batch' | 'autovacuum';
}

/** Autovacuum by its defaults: 50 rows and a fifth of the table. Emulated, since its clock would make sizes a matter of luck. */
const autovacuum = { rows: 50, share: 0.2 };

/** Rows that a run needs in all: the window, and what replaces it. */
export const rowsNeeded = (rows: number, churn: Churn | undefined): number =>
  rows + (churn === undefined ? 0 : steps(rows, churn) * batchOf(rows, churn));

const batchOf = (rows: number, { batchShare }: Churn): number => Math.max(1, Math.round(rows * batchShare));

const steps = (rows: number, churn: Churn): number => Math.ceil((churn.windows * rows) / batchOf(rows, churn));

/**
 * Inserts a batch and removes the oldest one, again and again.
 * @param insert inserts the next rows up to this one, in statements of a bearable size
 */
export async function turnOver(
  space: Space,
  rows: number,
  churn: Churn,
  insert: (from: number, to: number) => Promise<void>,
  removeMost: number,
): Promise<void> {
  const batch = batchOf(rows, churn);
  let dead = 0;
  for (let step = 0; step < steps(rows, churn); step += 1) {
    const from = step * batch;
    await insert(rows + from, rows + from + batch);
    for (let start = from; start < from + batch; start += removeMost) {
      await space.remove(start, Math.min(start + removeMost, from + batch));
    }
    // Autovacuum looks around from time to time: it comes one batch after its threshold was passed.
    const due = churn.vacuum === 'after-batch' || dead > autovacuum.rows + autovacuum.share * rows;
    dead += batch;
    if (!due) continue;
    await space.vacuum();
    dead = 0;
  }
}
