import type { FigureDeclaration } from '../figure.ts';

/** Section 4 of the model, clean-up as it ran: do its runs come to an end, and what does an outage of it cost? */
export const cleanupRuns = {
  'cleanup.left': {
    label: 'rows due that the runs left',
    unit: 'row',
    expression: 'positive(inbox.retention.due - inbox.retention.deletedTotal)',
    note: 'Rows that were too old before the first run and are there after the last.',
    source: 'rows due less rows deleted',
  },
  'cleanup.leftShare': {
    label: 'share of the rows due that the runs left',
    unit: 'share',
    expression: 'cleanup.left / inbox.retention.due',
    note: 'What all runs together did not reach.',
    source: 'definition',
  },
  'cleanup.runRatio': {
    label: 'last run ÷ the run before it',
    unit: '1',
    expression: 'inbox.retention.deletedLast / inbox.retention.deletedBefore',
    note: 'Below 1 each run deletes less than the one before, and the sum of all runs to come has a limit.',
    source: 'definition',
  },
  'cleanup.stillToCome': {
    label: 'rows that all runs to come delete',
    unit: 'row',
    expression: 'inbox.retention.deletedLast * cleanup.runRatio / positive(1 - cleanup.runRatio)',
    note: 'If the runs go on falling by the same factor: a geometric series; without end when they do not fall.',
    source: 'last run · r ÷ (1 − r)',
  },
  'cleanup.lastRate': {
    label: 'rows a day at the rate of the last run',
    unit: 'row/day',
    expression: 'inbox.retention.deletedLast / inbox.retention.interval * secondsPerDay',
    note: 'What the clean-up deletes a day if it keeps the pace of its last run.',
    source: 'rows ÷ interval',
  },
  'cleanup.insertsPerDay': {
    label: 'rows that grow old a day',
    unit: 'row/day',
    expression: 'inbox.insertsPerSecond * secondsPerDay',
    note: 'In the steady state a row grows too old for each row that comes.',
    source: 'inserts a second times a day',
  },
  'cleanup.outageRows': {
    label: 'rows that pile up while the clean-up stands still',
    unit: 'row',
    expression: 'inbox.insertsPerSecond * inbox.retention.outage',
    note: 'They stand in the table beyond its steady state when the clean-up starts again.',
    source: 'inserts a second times the outage',
  },
  'cleanup.outageBytes': {
    label: 'bytes that pile up while the clean-up stands still',
    unit: 'B',
    expression: 'cleanup.outageRows * inbox.bytesPerRow',
    note: 'Disk to keep free for it; most stores do not give it back.',
    source: 'rows times bytes a row',
  },
  'cleanup.outageDrainTime': {
    label: 'time to delete what piled up',
    unit: 's',
    expression: 'cleanup.outageRows / positive(cleanup.ceiling - inbox.insertsPerSecond)',
    note: 'The backlog shrinks at the ceiling less the insert rate; never, when that is not above zero.',
    source: 'rows ÷ (ceiling − inserts a second)',
  },
} as const satisfies Record<string, FigureDeclaration>;
