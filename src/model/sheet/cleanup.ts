import type { FigureDeclaration } from '../figure.ts';

/** Section 4 of the model, clean-up: will the deletes keep up? */
export const cleanup = {
  'cleanup.rowsPerRun': {
    label: 'rows due each run',
    unit: 'row',
    expression: 'inbox.insertsPerSecond * inbox.retention.interval',
    note: 'Rows that grow too old between two starts of the clean-up.',
    source: 'rate times interval',
  },
  'cleanup.batchesPerRun': {
    label: 'batches that a run can delete',
    unit: '1',
    expression:
      'shortest(inbox.retention.batchesPerRun, 1 + positive(inbox.retention.timeBudget / inbox.retention.batchTime - 1))',
    note: 'What the batch limit and the time budget allow; a budget shorter than one batch still runs one.',
    source: 'min(batches allowed, time budget ÷ batch time), at least 1',
  },
  'cleanup.fullRunTime': {
    label: 'time of a run with all its batches',
    unit: 's',
    expression: 'cleanup.batchesPerRun * inbox.retention.batchTime',
    note: 'Runs cannot start more often than this.',
    source: 'batches times batch time',
  },
  'cleanup.ceilingBackToBack': {
    label: 'rows a second, batch after batch',
    unit: 'row/s',
    expression: 'inbox.retention.workers * inbox.retention.batch / inbox.retention.batchTime',
    note: 'The clean-up without a pause between batches.',
    source: 'batch ÷ batch time',
  },
  'cleanup.ceiling': {
    label: 'clean-up ceiling',
    unit: 'row/s',
    expression:
      'either(inbox.retention.workers * inbox.retention.batch * cleanup.batchesPerRun / longest(inbox.retention.interval, cleanup.fullRunTime), cleanup.ceilingBackToBack)',
    note: 'The most that the clean-up can delete; it must be above the insert rate.',
    source: 'workers · batch · batches a run ÷ interval; a run longer than the interval delays the next',
  },
  'cleanup.utilisation': {
    label: 'clean-up utilisation',
    unit: 'share',
    expression: 'inbox.insertsPerSecond / cleanup.ceiling',
    note: 'Rows due divided by the ceiling; above 100% the table grows without end.',
    source: 'definition',
  },
  'cleanup.cycleTime': {
    label: 'cycle time',
    unit: 's',
    expression:
      'inbox.retention.batchTime * shortest(cleanup.batchesPerRun, 1 + positive(cleanup.rowsPerRun / (inbox.retention.workers * inbox.retention.batch) - 1))',
    note: 'How long a run takes for the rows that are due; it must not exceed the interval.',
    source: 'batches needed times batch time',
  },
  'cleanup.backlog': {
    label: 'backlog to delete first',
    unit: 'row',
    expression: 'positive(inbox.rowsToday - inbox.rows)',
    note: 'What stands in the table beyond its steady state.',
    source: 'rows today less rows of the window',
  },
  'cleanup.drainTime': {
    label: 'time to delete the backlog',
    unit: 's',
    expression: 'cleanup.backlog / positive(cleanup.ceiling - inbox.insertsPerSecond)',
    note: 'The backlog shrinks at the ceiling less the insert rate; never, when that is not above zero.',
    source: 'backlog ÷ (ceiling − inserts a second)',
  },
  'cleanup.speedNeeded': {
    label: 'delete speed needed inside a run',
    unit: 'row/s',
    expression: 'inbox.retention.batch * inbox.retention.batchesPerRun / inbox.retention.timeBudget',
    note: 'The speed at which one worker reaches its batch limit within the time budget.',
    source: 'rows a run may delete ÷ time budget',
  },
} as const satisfies Record<string, FigureDeclaration>;
