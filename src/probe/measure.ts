import { setImmediate } from 'node:timers/promises';
import { type Churn, rowsNeeded, turnOver } from './churn.ts';
import { defaultLimits, type Limits } from './limits.ts';
import { openStore } from './open-store.ts';
import type { RowShape } from './row-shape.ts';
import { rowSource } from './row-source.ts';
import { newSpaceName, type SpaceName } from './space-name.ts';
import type { StoreAddress, StoreKind } from './store-url.ts';
import { Cancelled, messageOf, StoreError } from './store-error.ts';
import type { PartSize, Store } from './store.ts';
import { waitFor } from './wait.ts';

/** What to load, and where. */
export interface MeasureRequest {
  readonly address: StoreAddress;
  readonly shape: RowShape;
  readonly rows: number;
  readonly churn?: Churn;
  readonly limits: Limits;
  /** Cancels the run; what it has created is removed before `measure` rejects with `Cancelled`. */
  readonly signal: AbortSignal;
  /** How many of the rows (`rowsNeeded`) are loaded. */
  readonly onProgress: (done: number) => void;
}

/** What a store takes for the rows, as it says itself. */
export interface Measurement {
  readonly kind: StoreKind;
  readonly store: string;
  readonly server: string;
  readonly allocator?: 'bundled' | 'system';
  readonly shape: RowShape;
  readonly rows: number;
  readonly churn?: Churn;
  readonly parts: readonly PartSize[];
  readonly notes: readonly string[];
}

/**
 * Loads rows into a space of its own, reads the real sizes, and removes everything that it created, whatever happens.
 * @throws StoreError, or Cancelled.
 */
export async function measure(request: MeasureRequest): Promise<Measurement> {
  const { address, limits, signal } = request;
  stopIfCancelled(signal);
  const name = newSpaceName();
  const store = await openStore(address, limits);
  try {
    return await load(request, store, name);
  } catch (error) {
    // Whatever a statement says that was stopped on purpose.
    stopIfCancelled(signal);
    throw error;
  } finally {
    await remove(request, store, name);
  }
}

async function load(request: MeasureRequest, store: Store, name: SpaceName): Promise<Measurement> {
  const { address, shape, rows, churn, signal, onProgress } = request;
  const total = rowsNeeded(rows, churn);
  const space = await store.create(name, rowSource(shape, total));
  const insert = async (from: number, to: number): Promise<void> => {
    for (let start = from; start < to; start += store.batchRows) {
      // A store in this process never waits: without a turn of the event loop no signal would come through.
      await setImmediate();
      stopIfCancelled(signal);
      const end = Math.min(start + store.batchRows, to);
      await space.insert(start, end);
      onProgress(end);
    }
  };
  await insert(0, rows);
  if (churn !== undefined) await turnOver(space, rows, churn, insert, store.batchRows);
  stopIfCancelled(signal);
  const sizes = await space.sizes();
  stopIfCancelled(signal);
  return {
    kind: address.kind,
    store: address.label,
    server: store.server,
    shape,
    rows,
    ...(churn && { churn }),
    ...sizes,
  };
}

/** Removes what the run created; over a new connection, when the first one cannot any more. */
async function remove({ address, limits }: MeasureRequest, first: Store, name: SpaceName): Promise<void> {
  let problem = await dropping(first, name);
  await first.close();
  if (problem === undefined) return;
  // Limits that stopped the load must not stop the removal.
  const statementMilliseconds = Math.max(limits.statementMilliseconds, defaultLimits.statementMilliseconds);
  const patient: Limits = { ...defaultLimits, statementMilliseconds };
  const removed = await waitFor(
    async () => {
      try {
        const store = await openStore(address, patient);
        problem = await dropping(store, name);
        await store.close();
      } catch (error) {
        problem = error;
      }
      return problem === undefined;
    },
    { seconds: 5, pauseMilliseconds: 1000 },
  );
  if (removed) return;
  const reason = messageOf(problem);
  throw new StoreError(
    'left-behind',
    `${name} could not be removed: ${reason}`,
    'run dedup-planner measure --clean with the same --store when it can be reached again',
  );
}

async function dropping(store: Store, name: SpaceName): Promise<unknown> {
  try {
    await store.drop(name);
    return undefined;
  } catch (error) {
    return error;
  }
}

function stopIfCancelled(signal: AbortSignal): void {
  if (signal.aborted) throw new Cancelled('cancelled');
}
