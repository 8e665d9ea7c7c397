import type { Column } from '../../model/input.ts';
import type { Plan } from '../../model/plan-document.ts';
import { choice, quantity } from '../../model/profile.ts';
import { furtherColumns, keyColumns } from '../../model/stores/columns.ts';

const dayInSeconds = 86_400;

/** A column of a table by the name that the SQL gives it. */
export interface NamedColumn extends Column {
  readonly name: string;
}

/** Partitions by the time of the event, dropped whole. */
export interface PartitionedBy {
  readonly kind: 'partitions';
  /** The column that places a row: `event_date`, or `event_slot` where a partition is no number of whole days. */
  readonly column: 'event_date' | 'event_slot';
  readonly lengthSeconds: number;
  /** Partitions that stand ready for events to come. */
  readonly ahead: number;
}

/** Rows deleted in batches. */
export interface DeletedBy {
  readonly kind: 'deletes';
  readonly batch: number;
  readonly intervalSeconds: number;
  /** Rows that fall due between two runs. */
  readonly rowsDue: number;
  /** Batches that are needed for them, and those that a run may do. */
  readonly batchesNeeded: number;
  readonly batchesAllowed: number;
  /** What the profile allows, when that is less than what is needed. */
  readonly tooFewAllowed?: number;
}

/** A keyed inbox as the SQL needs to know it. */
export interface InboxDesign {
  /** Each key column; with several handlers the handler comes first. */
  readonly keyColumns: readonly NamedColumn[];
  readonly furtherColumns: readonly NamedColumn[];
  readonly windowSeconds: number;
  readonly insertsPerSecond: number;
  readonly rowsLeaveBy: PartitionedBy | DeletedBy;
}

/** The keyed inbox of a plan, over its window. */
export function inboxDesign(plan: Plan): InboxDesign {
  const windowSeconds = quantity(plan.profile, 'inbox.window') ?? 7 * dayInSeconds;
  return design(plan, windowSeconds, plan.figures.get('inbox.insertsPerSecond')?.value ?? 0);
}

/** The key check beside a stored position: only what upstream can resend, for as long as it can. */
export function narrowCheckDesign(plan: Plan): InboxDesign {
  const { profile, figures } = plan;
  const windowSeconds = quantity(profile, 'producer.upstreamHorizon') ?? dayInSeconds;
  const rows = figures.get('narrowCheck.rows')?.value;
  const perSecond = rows === undefined ? (quantity(profile, 'workload.throughput') ?? 0) : rows / windowSeconds;
  const partition = windowSeconds <= 3600 ? 3600 : dayInSeconds;
  return design(plan, windowSeconds, perSecond, partition);
}

function design(plan: Plan, windowSeconds: number, insertsPerSecond: number, partition?: number): InboxDesign {
  const { profile } = plan;
  const columns = keyColumns(profile);
  const handlers = quantity(profile, 'workload.handlers') ?? 1;
  return {
    keyColumns: [
      ...(handlers > 1 ? [{ name: 'handler', type: 'text' as const, length: 60 }] : []),
      ...columns.map((column, index) => ({ ...column, name: columns.length > 1 ? `key_${index + 1}` : 'message_key' })),
    ],
    furtherColumns: furtherColumns(profile).map((column, index) => ({ ...column, name: `column_${index + 1}` })),
    windowSeconds,
    insertsPerSecond,
    rowsLeaveBy: asksForDeletes(plan)
      ? deletes(plan, insertsPerSecond)
      : partitions(partition ?? quantity(profile, 'inbox.retention.partition') ?? dayInSeconds),
  };
}

/** Dropped partitions are the recommendation; a profile that says `delete` itself gets deletes. */
function asksForDeletes({ profile }: Plan): boolean {
  const kind = profile.inputs.get('inbox.retention.kind');
  return kind !== undefined && kind.origin.kind !== 'default' && choice(profile, 'inbox.retention.kind') === 'delete';
}

function partitions(lengthSeconds: number): PartitionedBy {
  const wholeDays = lengthSeconds % dayInSeconds === 0;
  // Whole seconds: the names and bounds of partitions are computed from them.
  const length = Math.max(60, Math.round(lengthSeconds));
  return { kind: 'partitions', column: wholeDays ? 'event_date' : 'event_slot', lengthSeconds: length, ahead: 2 };
}

function deletes({ profile }: Plan, insertsPerSecond: number): DeletedBy {
  const batch = Math.max(1, Math.round(quantity(profile, 'inbox.retention.batch') ?? 5000));
  const intervalSeconds = quantity(profile, 'inbox.retention.interval') ?? 60;
  const rowsDue = insertsPerSecond * intervalSeconds;
  const batchesNeeded = Math.max(1, Math.ceil(rowsDue / batch));
  const given = quantity(profile, 'inbox.retention.batchesPerRun');
  return {
    kind: 'deletes',
    batch,
    intervalSeconds,
    rowsDue,
    batchesNeeded,
    // Twice what falls due: a backlog, after an outage of the clean-up, shrinks at the rate at which it grew.
    batchesAllowed: Math.max(2 * batchesNeeded, Math.round(given ?? 0)),
    ...(given !== undefined && given < batchesNeeded && { tooFewAllowed: given }),
  };
}
