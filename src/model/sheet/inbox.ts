import type { FigureDeclaration } from '../figure.ts';

const turnover = 'in the steady state a row leaves for each row that comes';

/** Section 4 of the model: the keyed inbox. */
export const inbox = {
  'inbox.bytesPerRow': {
    label: 'bytes a row',
    unit: 'B/row',
    expression: 'inbox.rowSize',
    note: 'One row with its key entry.',
    source: 'as given',
  },
  'inbox.rows': {
    label: 'inbox rows',
    unit: 'row',
    expression: 'workload.throughput * inbox.window * workload.handlers * rowPerMessage',
    note: 'Rows in the steady state: one a message and handler for as long as the window.',
    source: 'rate times window',
  },
  'inbox.bytes': {
    label: 'inbox bytes',
    unit: 'B',
    expression: 'inbox.rows * inbox.bytesPerRow',
    note: 'Bytes in the steady state.',
    source: 'rows times bytes a row',
  },
  'inbox.dayRows': {
    label: 'inbox rows at a window of 24 h',
    unit: 'row',
    expression: 'workload.throughput * oneDay * workload.handlers * rowPerMessage',
    note: 'The same inbox if it remembered one day; growth a day while the window fills.',
    source: 'rate times window',
  },
  'inbox.dayBytes': {
    label: 'inbox bytes at a window of 24 h',
    unit: 'B',
    expression: 'inbox.dayRows * inbox.bytesPerRow',
    note: 'The same inbox if it remembered one day; growth a day while the window fills.',
    source: 'rows times bytes a row',
  },
  'inbox.insertsPerSecond': {
    label: 'inserts a second',
    unit: 'row/s',
    expression: 'workload.throughput * workload.handlers * rowPerMessage',
    note: 'Writes that the inbox adds to the effect.',
    source: 'one row a message and handler',
  },
  'inbox.peakInsertsPerSecond': {
    label: 'inserts a second at peak',
    unit: 'row/s',
    expression: 'inbox.insertsPerSecond * workload.peakFactor',
    note: 'The same at the peak rate.',
    source: 'one row a message and handler',
  },
  'inbox.deletesPerSecond': {
    label: 'deletes a second',
    unit: 'row/s',
    expression: 'inbox.deletesRows * inbox.insertsPerSecond',
    note: 'Row deletes that keep the inbox at its size; none when partitions are dropped or the store expires rows itself.',
    source: turnover,
  },
  'inbox.peakRows': {
    label: 'inbox rows at peak',
    unit: 'row',
    expression:
      'workload.throughput * (inbox.window + either(inbox.droppedPartition, inbox.retention.interval)) * workload.handlers * rowPerMessage',
    note: 'A row outlives the window until the next clean-up, or until the last row of its partition is old enough.',
    source: 'rate times (window + partition length), or (window + clean-up interval)',
  },
  'inbox.peakBytes': {
    label: 'inbox bytes at peak',
    unit: 'B',
    expression: 'inbox.peakRows * inbox.bytesPerRow',
    note: 'The disk that the inbox needs.',
    source: 'rows times bytes a row',
  },
  'inbox.partitionedPeakRows': {
    label: 'inbox rows at peak with dropped partitions',
    unit: 'row',
    expression: 'workload.throughput * (inbox.window + inbox.retention.partition) * workload.handlers * rowPerMessage',
    note: 'What dropping whole partitions costs in rows: one partition more than the window.',
    source: 'a partition can go only when its last row is old enough',
  },
  'inbox.partitionedPeakBytes': {
    label: 'inbox bytes at peak with dropped partitions',
    unit: 'B',
    expression: 'inbox.partitionedPeakRows * inbox.bytesPerRow',
    note: 'What dropping whole partitions costs on disk, in exchange for no deletes.',
    source: 'rows times bytes a row',
  },
  'inbox.growthPerSecond': {
    label: 'growth while the window fills',
    unit: 'B/s',
    expression: 'inbox.insertsPerSecond * inbox.bytesPerRow',
    note: 'Nothing leaves before the first row is as old as the window.',
    source: 'inserts times bytes a row',
  },
  'inbox.timeToFull': {
    label: 'time to a full disk',
    unit: 's',
    expression: 'inbox.freeDisk / inbox.growthPerSecond',
    note: 'While the window is still filling; it matters when it is shorter than the window.',
    source: 'free bytes ÷ growth',
  },
  'inbox.deadRows': {
    label: 'dead rows behind the longest transaction',
    unit: 'row',
    expression: 'inbox.deletesPerSecond * effect.longestTransaction',
    note: 'Deleted rows that cannot be reclaimed while the longest transaction is open.',
    source: 'deletes a second times its duration',
  },
  'inbox.straddlingDuplicates': {
    label: 'duplicates that straddle a partition boundary',
    unit: 'msg/day',
    expression:
      'total(capped(horizon.producerRetry / inbox.arrivalPartition) * duplicates.producerRetry, capped(horizon.upstream / inbox.arrivalPartition) * duplicates.upstreamResend, capped(horizon.outbox / inbox.arrivalPartition) * duplicates.outboxRelay, capped(either(horizon.redelivery, source.commitInterval) / inbox.arrivalPartition) * duplicates.hop2)',
    note: 'Partitioned by arrival time, the unique key holds inside a partition only: a repeat in the next one is accepted. Delays are taken at their horizons, an upper bound.',
    source: 'min(1, delay ÷ partition length) of the duplicates of each cause',
  },
  'inbox.impliedThroughput': {
    label: 'throughput that explains the rows',
    unit: 'msg/s',
    expression: 'either(inbox.measured.rows, inbox.rowsToday) / (inbox.window * workload.handlers * rowPerMessage)',
    note: 'The rate at which the rows counted would be the steady state of this window.',
    source: 'rows ÷ window',
  },
  'measured.bytesPerRow': {
    label: 'measured bytes a row',
    unit: 'B/row',
    expression: 'inbox.measured.bytes / inbox.measured.rows',
    note: 'What a row takes in the running store, indexes and bloat included.',
    source: 'bytes ÷ rows',
  },
  'measured.indexBytesPerRow': {
    label: 'measured index bytes a row',
    unit: 'B/row',
    expression: 'inbox.measured.indexBytes / inbox.measured.rows',
    note: 'What a row takes in the indexes of the running store.',
    source: 'bytes ÷ rows',
  },
  'measured.rowSizeRatio': {
    label: 'measured ÷ modelled bytes a row',
    unit: '1',
    expression: 'measured.bytesPerRow / inbox.bytesPerRow',
    note: 'Far above 1: payload in the row, bloat, or pages that were never given back.',
    source: 'definition',
  },
} as const satisfies Record<string, FigureDeclaration>;
