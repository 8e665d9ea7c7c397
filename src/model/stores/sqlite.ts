import type { DerivedInput } from '../derived.ts';
import type { FigureDeclaration } from '../figure.ts';
import type { Column } from '../input.ts';
import { contentLength, furtherColumns, isVariable, keyColumns, ofIndexes, sumOf } from './columns.ts';
import { deletedShare } from './key-order.ts';
import { storeNames } from './names.ts';
import { pageReads } from './page-reads.ts';
import { filePeak, modelledBytes, rowBytes } from './row-bytes.ts';
import type { StoreModel } from './store-model.ts';

/** Content from this length on needs a type number of two bytes. */
const longContent = 58;

/** Content of a column and its type number in the record header; a time is milliseconds in six bytes. */
function storedBytes(column: Column): number {
  if (isVariable(column)) return contentLength(column) + (contentLength(column) >= longContent ? 2 : 1);
  return 1 + { uuid: 16, int: 4, bigint: 8, timestamp: 6, text: 0, bytes: 0 }[column.type];
}

const columnsFrom = ['inbox.key.type', 'inbox.key.length', 'inbox.key.columns'];

const derived = {
  'sqlite.keyData': {
    label: 'columns of the key',
    unit: 'B/row',
    note: 'The columns of the key and their type numbers.',
    from: columnsFrom,
    value: (profile) => sumOf(keyColumns(profile), storedBytes),
  },
  'sqlite.furtherData': {
    label: 'further columns',
    unit: 'B/row',
    note: 'The columns beside the key and received_at, and their type numbers.',
    from: ['inbox.columns'],
    value: (profile) => sumOf(furtherColumns(profile), storedBytes),
  },
  'sqlite.indexes': {
    label: 'secondary indexes',
    unit: '1',
    note: 'How many there are.',
    from: ['inbox.indexes'],
    value: (profile) => ofIndexes(profile, (columns) => columns.length),
  },
  'sqlite.indexData': {
    label: 'columns of the secondary indexes',
    unit: 'B/row',
    note: 'Their columns and type numbers, added up.',
    from: ['inbox.indexes'],
    value: (profile) => ofIndexes(profile, (columns) => sumOf(columns, storedBytes)),
  },
} as const satisfies Record<string, DerivedInput>;

const page = 'sqlitePageBytes / sqlitePageUsable';
const layout = 'SQLite record format; measured with a key of 30 characters on SQLite 3.53';
const reuse = 'freed pages are used again and the file does not shrink; not measured';

const bytes = {
  'sqlite.pageFill': {
    label: 'page fill',
    unit: 'share',
    expression: 'inbox.key.isRandom > 0 ? sqliteFillRandom : sqliteFillAscending',
    note: 'SQLite spreads entries over neighbouring pages, so that random keys fill them well.',
    source: layout,
  },
  'inbox.freshHeapBytesPerRow': {
    label: 'bytes a row, WITHOUT ROWID, fresh',
    unit: 'B/row',
    expression: `(sqliteCellBytes + sqlite.keyData + sqliteTimeBytes + sqlite.furtherData) / sqlite.pageFill * (${page})`,
    note: 'The row lies in its primary key, which is the unique index as well.',
    source: layout,
  },
  'sqlite.rowidBytesPerRow': {
    label: 'bytes a row in a table with a row id, fresh',
    unit: 'B/row',
    expression: `(sqliteCellBytes + sqliteRowidBytes + sqlite.keyData + sqliteTimeBytes + sqlite.furtherData + (sqliteCellBytes + sqlite.keyData + sqliteRowidBytes) / sqlite.pageFill) * (${page})`,
    note: 'What the row would take without WITHOUT ROWID: the key is stored twice.',
    source: layout,
  },
  'inbox.freshSecondaryIndexBytesPerRow': {
    label: 'bytes a row, secondary indexes, fresh',
    unit: 'B/row',
    expression: `(sqlite.indexes * (sqliteCellBytes + sqlite.keyData) + sqlite.indexData) / sqliteFillAscending * (${page})`,
    note: 'Each entry repeats the primary key.',
    source: layout,
  },
  'inbox.heapBytesPerRow': {
    label: 'bytes a row, WITHOUT ROWID',
    unit: 'B/row',
    expression: 'inbox.freshHeapBytesPerRow * (inbox.deletesRows > 0 ? 1 + inbox.dueShare : 1)',
    note: 'With the rows due and not yet deleted.',
    source: reuse,
  },
  'inbox.secondaryIndexBytesPerRow': {
    label: 'bytes a row, secondary indexes',
    unit: 'B/row',
    expression: 'inbox.freshSecondaryIndexBytesPerRow * (inbox.deletesRows > 0 ? 1 + inbox.dueShare : 1)',
    note: 'With the rows due and not yet deleted.',
    source: reuse,
  },
} as const satisfies Record<string, FigureDeclaration>;

/** SQLite, with a table WITHOUT ROWID. */
export const sqlite: StoreModel = {
  id: 'sqlite',
  name: 'SQLite',
  aliases: storeNames.sqlite,
  expiresRows: false,
  figures: {
    ...deletedShare,
    ...bytes,
    ...rowBytes(['SecondaryIndex']),
    ...pageReads({ bytesPerRow: 'inbox.heapBytesPerRow', pageBytes: 'sqlitePageBytes' }),
  },
  replaces: { ...modelledBytes, ...filePeak },
  derived,
};
