import type { Unit } from '../units/index.ts';
import { totalBackoff } from './backoff.ts';
import { cleanupInputs } from './cleanup-runs.ts';
import { choice, type Profile, quantity } from './profile.ts';
import { storeInputs } from './stores/index.ts';
import { rowsLeaveBy } from './stores/names.ts';

/** A number that a formula reads although no profile key holds it as such: a sum of a list, or a choice as 1 or 0. */
export interface DerivedInput {
  readonly label: string;
  readonly unit: Unit;
  readonly note: string;
  /** The keys it comes from. */
  readonly from: readonly string[];
  /** NaN when it does not apply. */
  readonly value: (profile: Profile) => number;
}

/** The derived inputs by the name that expressions use. */
export const derivedInputs = {
  'horizons.retryTotal': {
    label: 'sum of the retry delays',
    unit: 's',
    note: 'The back-offs of horizons.retryDelays added up.',
    from: ['horizons.retryDelays'],
    value: (profile) => sum(profile, 'horizons.retryDelays'),
  },
  'horizons.backoffTotal': {
    label: 'sum of the growing retry delays',
    unit: 's',
    note: 'The pauses of horizons.retryBase, grown by horizons.retryFactor and cut at horizons.retryCap, added up over all attempts.',
    from: ['horizons.retryBase', 'horizons.retryFactor', 'horizons.retryCap', 'horizons.retryAttempts'],
    value: backoffOf,
  },
  'inbox.deletesRows': {
    label: 'rows are deleted one by one',
    unit: '1',
    note: '1 when inbox.retention.kind is delete, else 0; also 0 when nobody gave it and the store expires rows itself.',
    from: ['inbox.retention.kind', 'inbox.store'],
    value: (profile) => (rowsLeaveBy(profile) === 'delete' ? 1 : 0),
  },
  'inbox.droppedPartition': {
    label: 'length of a dropped partition',
    unit: 's',
    note: 'inbox.retention.partition when inbox.retention.kind is drop-partitions.',
    from: ['inbox.retention.kind', 'inbox.retention.partition'],
    value: (profile) => (dropsPartitions(profile) ? partitionLength(profile) : Number.NaN),
  },
  'inbox.arrivalPartition': {
    label: 'length of a partition by arrival time',
    unit: 's',
    note: 'inbox.retention.partition when partitions are dropped and rows are placed by arrival time.',
    from: ['inbox.retention.kind', 'inbox.retention.partitionBy', 'inbox.retention.partition'],
    value: (profile) =>
      dropsPartitions(profile) && choice(profile, 'inbox.retention.partitionBy') === 'arrival-time'
        ? partitionLength(profile)
        : Number.NaN,
  },
  ...cleanupInputs,
  ...storeInputs,
} as const satisfies Record<string, DerivedInput>;

const dropsPartitions = (profile: Profile): boolean => choice(profile, 'inbox.retention.kind') === 'drop-partitions';

const partitionLength = (profile: Profile): number => quantity(profile, 'inbox.retention.partition') ?? Number.NaN;

function backoffOf(profile: Profile): number {
  const base = quantity(profile, 'horizons.retryBase');
  const attempts = quantity(profile, 'horizons.retryAttempts');
  if (base === undefined || attempts === undefined) return Number.NaN;
  const factor = quantity(profile, 'horizons.retryFactor') ?? 1;
  return totalBackoff({ base, factor, attempts, cap: quantity(profile, 'horizons.retryCap') });
}

function sum(profile: Profile, path: string): number {
  const value = profile.inputs.get(path)?.value;
  if (typeof value !== 'object') return Number.NaN;
  let total = 0;
  for (const item of value) {
    if (typeof item !== 'number') return Number.NaN;
    total += item;
  }
  return total;
}
