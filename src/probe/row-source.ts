import type { Column } from '../model/input.ts';
import { ascendingKey, filler, hexFiller, lengthOf, randomKey, timeOrderedKey, timestamp } from './key-text.ts';
import { type NamedColumn, namedColumns, type RowShape } from './row-shape.ts';
import { noise } from './scatter.ts';

/** The rows of a run by their order of arrival; the same in every run of the same shape. */
export interface RowSource {
  readonly shape: RowShape;
  readonly columns: readonly NamedColumn[];
  /** How many rows there are. */
  readonly count: number;
  /** The values of a row as text, in the order of the columns; bytes in hexadecimal. */
  readonly row: (arrival: number) => readonly string[];
  /** When a row came, in the text of a timestamp column. */
  readonly receivedAt: (arrival: number) => string;
}

/** Makes the rows of a shape, `count` at most. */
export function rowSource(shape: RowShape, count: number): RowSource {
  const positionOf = arrivalOrder(count, shape.order === 'random' ? 0 : shape.jitter);
  const last = shape.keyColumns.length - 1;
  return {
    shape,
    columns: namedColumns(shape),
    count,
    row: (arrival) => {
      const place = positionOf(arrival);
      return [
        ...shape.keyColumns.map((column, index) =>
          index === last ? keyValue(shape, column, place) : leadingValue(shape, column, index, place),
        ),
        timestamp(arrival),
        ...shape.columns.map((column, index) => furtherValue(column, arrival * shape.columns.length + index)),
      ];
    },
    receivedAt: timestamp,
  };
}

/** The last column of the key tells messages apart. */
function keyValue(shape: RowShape, column: Column, place: number): string {
  if (shape.order === 'random') return randomKey(column, place);
  const streams = shape.keyColumns.length > 1 ? 1 : shape.streams;
  const position = Math.floor(place / shape.streams);
  if (shape.order === 'time-ordered' && shape.streams === 1) return timeOrderedKey(column, position);
  return ascendingKey(column, position, place % streams, streams);
}

/** The columns before it name the stream (a consumer, a partition), or the day. */
function leadingValue(shape: RowShape, column: Column, index: number, place: number): string {
  if (column.type === 'timestamp') return `${timestamp(place).slice(0, 10)} 00:00:00.000`;
  const stream = index === 0 ? place % shape.streams : 0;
  return ascendingKey(column, stream, 0, 1);
}

function furtherValue(column: Column, seed: number): string {
  switch (column.type) {
    case 'text':
      return filler(seed, lengthOf(column));
    case 'bytes':
      return hexFiller(seed, 2 * lengthOf(column));
    default:
      return randomKey(column, seed);
  }
}

/** Which position of the ascending order arrives when: each may be late by up to `jitter` rows. */
function arrivalOrder(count: number, jitter: number): (arrival: number) => number {
  if (jitter <= 0) return (arrival) => arrival;
  const next = noise(20_260_101);
  const due = Float64Array.from({ length: count }, (_, position) => position + (next() / 2 ** 32) * jitter);
  const order = Uint32Array.from({ length: count }, (_, position) => position).toSorted(
    (a, b) => (due[a] ?? 0) - (due[b] ?? 0),
  );
  return (arrival) => order[arrival] ?? arrival;
}
