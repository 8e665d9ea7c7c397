import type { FigureDeclaration } from '../figure.ts';

/** The outbox on the producing side: what stands in it, what it writes, and how far the relay is behind. */
export const outbox = {
  'outbox.backlog': {
    label: 'events that wait in the outbox',
    unit: 'msg',
    expression: 'workload.throughput * outbox.oldestUnpublished',
    note: 'What the relay has still to publish: a table that grows is a relay that is behind.',
    source: 'rate times the age of the oldest unpublished event',
  },
  'outbox.restartBacklog': {
    label: 'events that wait after a restart of the relay',
    unit: 'msg',
    expression: 'workload.throughput * outbox.restartTime',
    note: 'What is written while the relay is away.',
    source: 'rate times restart time',
  },
  'outbox.rows': {
    label: 'outbox rows',
    unit: 'row',
    expression:
      'workload.throughput * total(outbox.rowRetention, longest(outbox.oldestUnpublished, outbox.restartTime)) * rowPerMessage',
    note: 'Published rows until they are deleted, and those that wait for the relay.',
    source: 'rate times (retention of published rows + longest wait)',
  },
  'outbox.bytes': {
    label: 'outbox bytes without the payload',
    unit: 'B',
    expression: 'outbox.rows * inbox.bytesPerRow',
    note: 'Taken at the row size of the inbox; the payload of the event comes on top.',
    source: 'rows times bytes a row',
  },
} as const satisfies Record<string, FigureDeclaration>;
