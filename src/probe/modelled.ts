import type { Column } from '../model/input.ts';
import type { Plan } from '../model/plan-document.ts';
import { plan } from '../model/plan.ts';
import { loadProfile } from '../profile/index.ts';
import type { Churn } from './churn.ts';
import type { RowShape } from './row-shape.ts';
import type { PartSize } from './store.ts';
import type { StoreKind } from './store-url.ts';

/** What is measured, as far as the model asks. */
export interface Modelled {
  readonly kind: StoreKind;
  readonly shape: RowShape;
  readonly rows: number;
  readonly churn?: Churn;
  /** The allocator of Redis, where it says which one it has. */
  readonly allocator?: 'bundled' | 'system';
}

/** Figures by the part of a row: fresh, and in the steady state. */
const figures: Readonly<Record<PartSize['role'], readonly [fresh: string, steady: string]>> = {
  heap: ['inbox.freshHeapBytesPerRow', 'inbox.heapBytesPerRow'],
  'unique index': ['inbox.freshUniqueIndexBytesPerRow', 'inbox.uniqueIndexBytesPerRow'],
  'secondary indexes': ['inbox.freshSecondaryIndexBytesPerRow', 'inbox.secondaryIndexBytesPerRow'],
  all: ['inbox.freshBytesPerRow', 'inbox.steadyBytesPerRow'],
};

/** Bytes a row by the model of the store, for each part and for `all`; undefined where it has no such part. */
export function modelledBytesPerRow(request: Modelled): (role: PartSize['role']) => number | undefined {
  const planned = planOf(request);
  const index = request.churn === undefined ? 0 : 1;
  return (role) => planned.figures.get(figures[role][index])?.value;
}

/** The plan of a window of one day that holds as many rows as were loaded. */
function planOf({ kind, shape, rows, churn, allocator }: Modelled): Plan {
  const [first] = shape.keyColumns;
  const key =
    shape.keyColumns.length > 1 ? { columns: shape.keyColumns.map(columnValue) } : first && columnValue(first);
  const { order, streams, jitter, columns, indexes } = shape;
  const profile = loadProfile(
    {
      values: {
        workload: { throughput: rows / secondsPerDay },
        source: { kind: 'queue' },
        inbox: {
          store: kind,
          window: secondsPerDay,
          ...(allocator && { allocator }),
          key: { ...key, order, streams, jitter },
          ...(columns.length > 0 && { columns: columns.map(columnValue) }),
          ...(indexes.length > 0 && { indexes: indexes.map(columnValue) }),
          ...(churn && {
            retention: { kind: 'delete', interval: churn.batchShare * secondsPerDay, vacuum: churn.vacuum },
          }),
        },
      },
    },
    { preset: () => undefined, presetNames: () => [], file: noFile },
  );
  return plan(profile);
}

const secondsPerDay = 86_400;

const columnValue = ({ type, length }: Column) => (length === undefined ? { type } : { type, length });

function noFile(path: string): never {
  throw new Error(`the profile of a measurement names the file ${path}`);
}
