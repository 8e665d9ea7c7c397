import type { ComparedPart, Comparison } from '../comparison.ts';
import type { MeasurementPage } from './page.ts';

/** A measurement for programs: plain numbers, the unit in the key; `error` is a share of what was measured. */
export function comparisonDocument(
  { measurement, parts, total }: Comparison,
  { version, day }: Pick<MeasurementPage, 'version' | 'day'>,
) {
  const { store, server, allocator, rows, churn, shape, notes } = measurement;
  const { keyColumns, ...key } = shape;
  return {
    schema: 'dedup-planner/measurement/v1',
    version,
    measuredAt: day,
    store,
    server,
    ...(allocator && { allocator }),
    rows,
    key: { columns: keyColumns, order: key.order, streams: key.streams, jitter: key.jitter },
    columns: key.columns,
    indexes: key.indexes,
    ...(churn && { churn }),
    parts: parts.map(partDocument),
    total: partDocument(total),
    notes,
  };
}

const partDocument = ({ part, modelled, measured, error, fill }: ComparedPart) => ({
  part,
  ...(modelled !== undefined && { modelledBytesPerRow: modelled }),
  measuredBytesPerRow: measured,
  ...(error !== undefined && { error }),
  ...(fill !== undefined && { fill }),
});
