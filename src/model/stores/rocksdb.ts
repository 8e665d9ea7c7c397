import type { DerivedInput } from '../derived.ts';
import type { FigureDeclaration } from '../figure.ts';
import type { Column } from '../input.ts';
import { contentLength, furtherColumns, isVariable, keyColumns, sumOf } from './columns.ts';
import { storeNames } from './names.ts';
import { modelledBytes, rowBytes } from './row-bytes.ts';
import type { StoreModel } from './store-model.ts';

function storedBytes(column: Column): number {
  if (isVariable(column)) return contentLength(column);
  return { uuid: 16, int: 4, bigint: 8, timestamp: 8, text: 0, bytes: 0 }[column.type];
}

const derived = {
  'rocksdb.rowData': {
    label: 'key and further columns',
    unit: 'B/row',
    note: 'The key and the columns beside it, uncompressed.',
    from: ['inbox.key.type', 'inbox.key.length', 'inbox.key.columns', 'inbox.columns'],
    value: (profile) => sumOf([...keyColumns(profile), ...furtherColumns(profile)], storedBytes),
  },
} as const satisfies Record<string, DerivedInput>;

const measured = 'measured with a key of 30 characters, compressed; other keys shrink as their content allows';

const bytes = {
  'inbox.freshHeapBytesPerRow': {
    label: 'bytes a row, fresh',
    unit: 'B/row',
    expression:
      '(rocksdb.rowData + rocksdbEntryBytes) * (inbox.key.isRandom > 0 ? rocksdbKeptRandom : rocksdbKeptAscending)',
    note: 'An entry after compression: neighbouring ascending keys share most of their characters.',
    source: measured,
  },
  'inbox.heapBytesPerRow': {
    label: 'bytes a row',
    unit: 'B/row',
    expression: 'inbox.freshHeapBytesPerRow * rocksdbLevels',
    note: 'With what the levels above the last one keep twice.',
    source: 'levelled compaction, each level ten times the one above',
  },
} as const satisfies Record<string, FigureDeclaration>;

const peak = {
  'inbox.peakBytes': {
    label: 'inbox bytes at peak',
    unit: 'B',
    expression: 'inbox.bytes * rocksdbCompaction',
    note: 'A full compaction writes the new files before it drops the old ones; a size limit has to leave room for it.',
    source: 'old and new files together; reported as 200 GB used at a limit of 100 GB',
  },
} as const satisfies Record<string, FigureDeclaration>;

/** RocksDB, and stores built on it. */
export const rocksdb: StoreModel = {
  id: 'rocksdb',
  name: 'RocksDB',
  aliases: storeNames.rocksdb,
  expiresRows: false,
  figures: { ...bytes, ...rowBytes([]) },
  replaces: { ...modelledBytes, ...peak },
  derived,
};
