import type { DerivedInput } from '../derived.ts';
import type { FigureDeclaration } from '../figure.ts';
import type { Column } from '../input.ts';
import { contentLength, furtherColumns, growsWithTime, isVariable, keyColumns, ofIndexes, sumOf } from './columns.ts';
import { jitterFill } from './key-order.ts';
import { storeNames } from './names.ts';
import { pageReads } from './page-reads.ts';
import { filePeak, modelledBytes, rowBytes } from './row-bytes.ts';
import type { StoreModel } from './store-model.ts';

/** Content up to this length says its length in one byte, longer content in two. */
const shortContent = 255;

/** Bytes of a column; text and bytes with the byte or two that hold their length. InnoDB pads nothing. */
function storedBytes(column: Column): number {
  if (isVariable(column)) return contentLength(column) + (contentLength(column) > shortContent ? 2 : 1);
  return { uuid: 16, int: 4, bigint: 8, timestamp: 8, text: 0, bytes: 0 }[column.type];
}

const others = (columns: readonly Column[]): readonly Column[] => columns.filter((column) => !growsWithTime(column));

const columnsFrom = ['inbox.key.type', 'inbox.key.length', 'inbox.key.columns'];

const derived = {
  'mysql.keyData': {
    label: 'columns of the key',
    unit: 'B/row',
    note: 'The columns of the primary key with their length bytes.',
    from: columnsFrom,
    value: (profile) => sumOf(keyColumns(profile), storedBytes),
  },
  'mysql.furtherData': {
    label: 'further columns',
    unit: 'B/row',
    note: 'The columns beside the key and received_at, with their length bytes.',
    from: ['inbox.columns'],
    value: (profile) => sumOf(furtherColumns(profile), storedBytes),
  },
  'mysql.timestampIndexes': {
    label: 'indexes on a timestamp',
    unit: '1',
    note: 'How many of inbox.indexes are on a timestamp.',
    from: ['inbox.indexes'],
    value: (profile) => ofIndexes(profile, (columns) => columns.filter(growsWithTime).length),
  },
  'mysql.otherIndexes': {
    label: 'indexes on another column',
    unit: '1',
    note: 'How many of inbox.indexes are not on a timestamp; their keys are taken to be random.',
    from: ['inbox.indexes'],
    value: (profile) => ofIndexes(profile, (columns) => others(columns).length),
  },
  'mysql.otherIndexData': {
    label: 'columns of the indexes on another column',
    unit: 'B/row',
    note: 'Their columns added up, with their length bytes.',
    from: ['inbox.indexes'],
    value: (profile) => ofIndexes(profile, (columns) => sumOf(others(columns), storedBytes)),
  },
} as const satisfies Record<string, DerivedInput>;

const page = 'innodbPageBytes / innodbPageUsable';
const layout = 'InnoDB page layout; within 2% of MariaDB 10.11';

const bytes = {
  'mysql.pageFill': {
    label: 'page fill of the primary key',
    unit: 'share',
    expression: `inbox.key.isRandom > 0 ? innodbFillRandom / innodbReserved : shortest(either(inbox.key.streams, 1) > 2 ? innodbFillInterleaved : innodbFillAscending, ${jitterFill({ none: 'innodbFillAscending', at200: '0.52', at5000: '0.69', at100000: 'innodbFillRandom / innodbReserved' })})`,
    note: 'The order of the keys decides it; interleaved streams cost InnoDB little, because it splits where they insert. Extents reserved under random keys count as unfilled.',
    source: 'measured on MariaDB 10.11, random, ascending, 24 streams, and at a jitter of 200, 5,000 and 100,000 rows',
  },
  'inbox.freshHeapBytesPerRow': {
    label: 'bytes a row, primary key and row, fresh',
    unit: 'B/row',
    expression: `(innodbRecordBytes + innodbSystemBytes + mysql.keyData + timeBytes + mysql.furtherData) / mysql.pageFill * (${page})`,
    note: 'InnoDB keeps the row in its primary key, which is the unique index as well.',
    source: layout,
  },
  'mysql.timestampIndexBytesPerRow': {
    label: 'bytes a row, indexes on a timestamp, fresh',
    unit: 'B/row',
    expression: `mysql.timestampIndexes * (innodbRecordBytes + timeBytes + mysql.keyData) / innodbFillSecondary * (${page})`,
    note: 'Each entry repeats the primary key.',
    source: layout,
  },
  'mysql.otherIndexBytesPerRow': {
    label: 'bytes a row, indexes on another column, fresh',
    unit: 'B/row',
    expression: `(mysql.otherIndexes * (innodbRecordBytes + mysql.keyData) + mysql.otherIndexData) / innodbFillRandom * innodbReserved * (${page})`,
    note: 'Each entry repeats the primary key; their keys are taken to be random.',
    source: layout,
  },
  'inbox.freshSecondaryIndexBytesPerRow': {
    label: 'bytes a row, secondary indexes, fresh',
    unit: 'B/row',
    expression: 'mysql.timestampIndexBytesPerRow + mysql.otherIndexBytesPerRow',
    note: 'The entries in all indexes beside the primary key.',
    source: layout,
  },
  'mysql.churn': {
    label: 'steady state ÷ fresh of a page',
    unit: '1',
    expression: 'inbox.deletesRows > 0 ? innodbChurn : 1',
    note: 'InnoDB merges pages that deletes left half empty.',
    source: 'measured on MariaDB 10.11: 1.04 to 1.05',
  },
  'inbox.heapBytesPerRow': {
    label: 'bytes a row, primary key and row',
    unit: 'B/row',
    expression: 'inbox.freshHeapBytesPerRow * mysql.churn',
    note: 'The same in the steady state.',
    source: layout,
  },
  'inbox.secondaryIndexBytesPerRow': {
    label: 'bytes a row, secondary indexes',
    unit: 'B/row',
    expression: 'inbox.freshSecondaryIndexBytesPerRow * mysql.churn',
    note: 'The same in the steady state.',
    source: layout,
  },
} as const satisfies Record<string, FigureDeclaration>;

/** MySQL and MariaDB with InnoDB: the row lies in the primary key. */
export const mysql: StoreModel = {
  id: 'mysql',
  name: 'MySQL or MariaDB with InnoDB',
  aliases: storeNames.mysql,
  expiresRows: false,
  figures: {
    ...bytes,
    ...rowBytes(['SecondaryIndex']),
    ...pageReads({ bytesPerRow: 'inbox.heapBytesPerRow', pageBytes: 'innodbPageBytes' }),
  },
  replaces: { ...modelledBytes, ...filePeak },
  derived,
};
