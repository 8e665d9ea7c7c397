import type { FigureDeclaration } from '../figure.ts';

/** Section 5 of the model: the stored position, and the narrow key check beside it. */
export const position = {
  'position.rows': {
    label: 'position rows',
    unit: 'row',
    expression: 'source.partitions * workload.handlers * rowPerPartition',
    note: 'One row a partition and handler, without expiry.',
    source: 'a position stands for everything before it',
  },
  'position.bytes': {
    label: 'position bytes',
    unit: 'B',
    expression: 'position.rows * inbox.bytesPerRow',
    note: 'Taken at the row size of the inbox: negligible either way.',
    source: 'rows times bytes a row',
  },
  'position.updatesPerSecond': {
    label: 'position updates a second, one transaction a message',
    unit: 'row/s',
    expression: 'position.rows * (workload.throughput / source.partitions) / messagePerPartition',
    note: 'Each row is updated at the rate of its partition.',
    source: 'λ · handlers',
  },
  'position.batchedUpdatesPerSecond': {
    label: 'position updates a second, one transaction a commit',
    unit: 'row/s',
    expression:
      'either(position.rows * (workload.throughput / source.partitions) / source.commitEvery, position.rows / source.commitInterval)',
    note: 'A batch and its position share one transaction.',
    source: 'partitions · handlers ÷ commit interval',
  },
  'position.ceiling': {
    label: 'messages a second, one transaction a message',
    unit: 'msg/s',
    expression: 'source.partitions * messagePerPartition / effect.transactionTime',
    note: 'Each partition applies one message after the other.',
    source: 'partitions ÷ transaction time',
  },
  'position.busyShare': {
    label: 'time of a partition in transactions, one a message',
    unit: 'share',
    expression: 'traffic.peakPerSecond / position.ceiling',
    note: 'At the peak rate; above 100% messages wait without end.',
    source: 'rate ÷ ceiling',
  },
  'position.batchedCeiling': {
    label: 'messages a second, one transaction a batch',
    unit: 'msg/s',
    expression: 'source.partitions * source.commitEvery / effect.transactionTime',
    note: 'An upper bound: a transaction of a whole batch takes longer than one of a single message.',
    source: 'partitions · batch ÷ transaction time',
  },
  'position.batchedBusyShare': {
    label: 'time of a partition in transactions, one a batch, at least',
    unit: 'share',
    expression:
      'either(traffic.peakPerSecond / position.batchedCeiling, effect.transactionTime / source.commitInterval)',
    note: 'At the peak rate, with batches that take no longer than a single message.',
    source: 'rate ÷ ceiling, or transaction time ÷ commit interval',
  },
  'narrowCheck.rows': {
    label: 'narrow key check rows',
    unit: 'row',
    expression:
      'workload.throughput * total(producer.upstreamShare * longest(producer.upstreamHorizon, outbox.restartTime), (1 - producer.upstreamShare) * outbox.restartTime) * rowPerMessage',
    note: 'Keys of only what upstream can resend, for as long as it can resend it; behind an outbox also of what a restarted relay publishes again.',
    source: 'rate · upstream share · upstream horizon; all of the rate for the restart time of an outbox relay',
  },
  'narrowCheck.bytes': {
    label: 'narrow key check bytes',
    unit: 'B',
    expression: 'narrowCheck.rows * inbox.bytesPerRow',
    note: 'The keyed store that remains beside a stored position.',
    source: 'rows times bytes a row',
  },
  'narrowCheck.writesPerSecond': {
    label: 'narrow key check writes a second',
    unit: 'row/s',
    expression:
      '2 * workload.throughput * total(producer.upstreamShare * longest(given(producer.upstreamHorizon), given(outbox.restartTime)), (1 - producer.upstreamShare) * given(outbox.restartTime)) * rowPerMessage',
    note: 'One insert and one delete for each message that is checked: the upstream share, or every message behind an outbox.',
    source: 'two writes a checked message',
  },
  'comparison.rowsRatio': {
    label: 'inbox rows ÷ position rows',
    unit: '1',
    expression: 'inbox.rows / position.rows',
    note: 'How many times more the keyed inbox stores.',
    source: 'definition',
  },
  'comparison.bytesRatio': {
    label: 'inbox bytes ÷ position bytes',
    unit: '1',
    expression: 'inbox.bytes / position.bytes',
    note: 'How many times more the keyed inbox stores.',
    source: 'definition',
  },
} as const satisfies Record<string, FigureDeclaration>;
