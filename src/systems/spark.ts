import { derived, memory, official } from './fact.ts';
import { sources } from './sources.ts';
import type { System } from './system.ts';

export const spark: System = {
  id: 'spark',
  name: 'Apache Spark Structured Streaming',
  summary: 'Drops repeated ids inside a query, for ever or until the watermark has passed.',
  roles: ['effect'],
  hops: { hop1: 'removed-within-window', hop2: 'removed-within-window', hop3: 'left' },
  boundary:
    'The query and its checkpoint: later than the watermark, or in a sink that does not know batches, duplicates stay.',
  defaults: {},
  limits: [],
  costs: [],
  window: { kind: 'time', scope: 'query', sliding: true, onByDefault: false },
  designs: ['keyed-inbox', 'at-least-once'],
  facts: [
    ...official(sources.spark, {
      'without-watermark': 'dropDuplicates without a watermark keeps every id for ever.',
      'with-watermark': 'With a watermark the event time has to be one of its columns for old ids to go.',
      'within-watermark':
        'dropDuplicatesWithinWatermark compares ids alone; the delay has to exceed the greatest distance in time between duplicates.',
      state: 'The ids are in the executors, on the heap or in RocksDB, and in the checkpoint.',
      'several-watermarks': 'Several watermarks are combined by their minimum unless told otherwise.',
    }),
    ...memory({
      version: 'dropDuplicatesWithinWatermark came with 3.5.',
      sinks:
        'Batches reach file and Delta sinks once; the Kafka sink may repeat them, and so may foreachBatch without the batch id.',
    }),
    ...derived({ 'window-is-delay': 'The window is the watermark delay: written in the query, with no default.' }),
  ],
};
