import { choice, type Profile, quantity } from '../profile.ts';
import type { Rule } from './rule.ts';

/**
 * Row deletes a second from which partitions are the calmer way: a public report of 100 million rows a day
 * (1,157 a second, dotnetcore/CAP issue 1771) could not delete as fast as it inserted.
 */
const manyDeletes = 1000;

/** Names that people give to the time of arrival. */
const arrivalColumn = /^(received|arrived|arrival|inserted|created|ingested|processed)(_?(at|on|time|ts|date))?$/i;

const uniqueColumns = (profile: Profile): readonly string[] => {
  const value = profile.inputs.get('inbox.uniqueColumns')?.value;
  return typeof value === 'object' ? value.filter((item) => typeof item === 'string') : [];
};

/** Rules about the keyed inbox and its clean-up (model, section 4). */
export const inboxRules: readonly Rule[] = [
  {
    id: 'inbox.partition-breaks-uniqueness',
    level: 'failure',
    when: 'Partitions by arrival time, or a time of arrival in the unique key: the same message key is accepted again.',
    why: 'A unique key on a partitioned table holds within a partition, so a repeat that lands in the next one is accepted.',
    check: ({ profile, value }) => {
      const byArrival =
        choice(profile, 'inbox.retention.kind') === 'drop-partitions' &&
        choice(profile, 'inbox.retention.partitionBy') === 'arrival-time';
      const column = uniqueColumns(profile).find((name) => arrivalColumn.test(name));
      if (!byArrival && column === undefined) return undefined;
      const straddling = value('inbox.straddlingDuplicates');
      const why = byArrival
        ? 'the database asks for the partition column in the key, and the same message key is accepted again in the next partition'
        : `the unique key contains ${column ?? ''}, which differs from attempt to attempt`;
      return {
        message: `Uniqueness does not hold across partitions: ${why}${straddling === undefined ? '' : '; up to {inbox.straddlingDuplicates} straddle a boundary'}.`,
        figures: straddling === undefined ? [] : ['inbox.straddlingDuplicates'],
        advice:
          'Partition by a time that is part of the event and stable across retries (event date, time-ordered id), and leave the time of arrival out of the key.',
      };
    },
  },
  {
    id: 'cleanup.drop-partitions-instead',
    level: 'info',
    when: `Rows are deleted one by one at ${manyDeletes} a second or more.`,
    why: 'A dropped partition costs nothing; deleted rows cost a write each, dead rows and vacuum.',
    check: ({ value }) =>
      (value('inbox.deletesPerSecond') ?? 0) >= manyDeletes
        ? {
            message: 'The keyed inbox deletes {inbox.deletesPerSecond} to stay at its size.',
            figures: ['inbox.deletesPerSecond', 'inbox.partitionedPeakBytes'],
            advice:
              'Drop partitions instead: no deletes, for {inbox.partitionedPeakBytes} at peak (inbox.retention.kind: drop-partitions).',
          }
        : undefined,
  },
  {
    id: 'cleanup.cannot-keep-up',
    level: 'failure',
    when: 'More rows grow old than the clean-up can delete.',
    why: 'The table grows until the disk or the patience ends.',
    check: ({ value }) =>
      (value('cleanup.utilisation') ?? 0) > 1
        ? {
            message:
              'The clean-up deletes at most {cleanup.ceiling}, but {inbox.insertsPerSecond} arrive: the table grows without end ({cleanup.utilisation} of the ceiling).',
            figures: ['cleanup.ceiling', 'inbox.insertsPerSecond', 'cleanup.utilisation'],
            advice: 'Run more batches, shorten the interval, add workers, or drop partitions.',
          }
        : undefined,
  },
  {
    id: 'cleanup.cycle-exceeds-interval',
    level: 'warning',
    when: 'A run of the clean-up takes longer than the interval between runs.',
    why: "Runs overlap and wait for each other's locks.",
    check: ({ profile, value }) => {
      const interval = quantity(profile, 'inbox.retention.interval');
      const cycle = value('cleanup.cycleTime');
      return interval !== undefined && cycle !== undefined && cycle > interval
        ? {
            message:
              'The clean-up cycle of {cleanup.cycleTime} is longer than its interval of {inbox.retention.interval}: runs overlap or follow without a pause.',
            figures: ['cleanup.cycleTime'],
            advice: 'Delete in smaller batches, or lengthen the interval beyond {cleanup.cycleTime}.',
          }
        : undefined;
    },
  },
  {
    id: 'cleanup.budget-below-batch',
    level: 'warning',
    when: 'The time budget of a run is shorter than one batch.',
    why: 'The budget decides nothing, and each run does the least it can.',
    check: ({ profile }) => {
      const budget = quantity(profile, 'inbox.retention.timeBudget');
      const batchTime = quantity(profile, 'inbox.retention.batchTime');
      return budget !== undefined && batchTime !== undefined && budget < batchTime
        ? {
            message:
              'The time budget is shorter than one batch: {inbox.retention.timeBudget} against {inbox.retention.batchTime}. Each run deletes one batch and stops.',
            figures: ['cleanup.batchesPerRun'],
            advice: 'Make batches small enough for several to fit in the budget.',
          }
        : undefined;
    },
  },
  {
    id: 'cleanup.backlog-never-drains',
    level: 'failure',
    when: 'Rows beyond the steady state stand in the table, and the clean-up has nothing to spare for them.',
    why: 'Old rows stay, and every scan goes through them.',
    check: ({ value }) => {
      const backlog = value('cleanup.backlog') ?? 0;
      const ceiling = value('cleanup.ceiling');
      const inserts = value('inbox.insertsPerSecond');
      return backlog > 0 && ceiling !== undefined && inserts !== undefined && ceiling <= inserts
        ? {
            message: 'The backlog of {cleanup.backlog} never drains: the clean-up has nothing to spare for it.',
            figures: ['cleanup.backlog', 'cleanup.ceiling', 'inbox.insertsPerSecond'],
            advice:
              'Raise the ceiling above the insert rate, or copy the rows of the window to a new table and drop the old one.',
          }
        : undefined;
    },
  },
  {
    id: 'inbox.disk-fills-first',
    level: 'failure',
    when: 'The disk is full before the window is.',
    why: 'Nothing leaves before the first row is as old as the window.',
    check: ({ profile, value }) => {
      const full = value('inbox.timeToFull');
      const window = quantity(profile, 'inbox.window');
      return full !== undefined && window !== undefined && full < window
        ? {
            message:
              'The disk is full after {inbox.timeToFull}, before the window of {window.requested} is: {inbox.freeDisk} are free, the inbox needs {inbox.bytes}.',
            figures: ['inbox.timeToFull', 'inbox.bytes'],
            advice: 'Add disk, shorten the window, or store less a row.',
          }
        : undefined;
    },
  },
];
