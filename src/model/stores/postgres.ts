import type { DerivedInput } from '../derived.ts';
import type { FigureDeclaration } from '../figure.ts';
import type { Column } from '../input.ts';
import { contentLength, furtherColumns, growsWithTime, keyColumns, ofIndexes, receivedAt, sumOf } from './columns.ts';
import { deletedShare, jitterFill } from './key-order.ts';
import { storeNames } from './names.ts';
import { pageReads } from './page-reads.ts';
import { integerKeyFigures, integerPair, isIntegerPair } from './postgres-integer-key.ts';
import { writeAhead } from './postgres-wal.ts';
import { filePeak, modelledBytes, rowBytes } from './row-bytes.ts';
import type { StoreModel } from './store-model.ts';

/** Content up to this length has a header of one byte, and no alignment. */
const shortContent = 126;

/** Bytes and alignment of a column: the length header of text and bytes has one byte, or four above 126 bytes. */
function storage(column: Column): { readonly bytes: number; readonly alignment: number } {
  switch (column.type) {
    case 'text':
    case 'bytes': {
      const length = contentLength(column);
      return length <= shortContent ? { bytes: 1 + length, alignment: 1 } : { bytes: 4 + length, alignment: 4 };
    }
    case 'uuid':
      return { bytes: 16, alignment: 1 };
    case 'int':
      return { bytes: 4, alignment: 4 };
    default:
      return { bytes: 8, alignment: 8 };
  }
}

const aligned = (offset: number, alignment: number): number => Math.ceil(offset / alignment) * alignment;

/** Columns one after the other, each at its own alignment. */
const laidOut = (columns: readonly Column[]): number =>
  columns.reduce((offset, column) => {
    const { bytes, alignment } = storage(column);
    return aligned(offset, alignment) + bytes;
  }, 0);

const indexTuple = (column: Column): number => aligned(8 + laidOut([column]), 8) + 4;

const others = (columns: readonly Column[]): readonly Column[] => columns.filter((column) => !growsWithTime(column));

const columnsFrom = ['inbox.key.type', 'inbox.key.length', 'inbox.key.columns'];

const derived = {
  'postgres.rowData': {
    label: 'columns of a row',
    unit: 'B/row',
    note: 'The key, received_at and further columns, each at its alignment.',
    from: [...columnsFrom, 'inbox.columns'],
    value: (profile) => laidOut([...keyColumns(profile), receivedAt, ...furtherColumns(profile)]),
  },
  'postgres.keyData': {
    label: 'columns of the key',
    unit: 'B/row',
    note: 'The columns of the key, each at its alignment.',
    from: columnsFrom,
    value: (profile) => laidOut(keyColumns(profile)),
  },
  'postgres.integerKeyRowData': {
    label: 'columns of a row with an (int, bigint) key',
    unit: 'B/row',
    note: 'The same row with a stream number and a position in place of its key.',
    from: ['inbox.columns'],
    value: (profile) => laidOut([...integerPair, receivedAt, ...furtherColumns(profile)]),
  },
  'postgres.keepsStreamsApart': {
    label: 'the key is a pair of integers',
    unit: '1',
    note: '1 when the key has two integer columns: then a page splits where the new key falls, and not in the middle.',
    from: columnsFrom,
    value: (profile) => (isIntegerPair(keyColumns(profile)) ? 1 : 0),
  },
  'postgres.timestampIndexes': {
    label: 'indexes on a timestamp',
    unit: '1',
    note: 'How many of inbox.indexes are on a timestamp.',
    from: ['inbox.indexes'],
    value: (profile) => ofIndexes(profile, (columns) => columns.filter(growsWithTime).length),
  },
  'postgres.otherIndexes': {
    label: 'indexes on another column',
    unit: '1',
    note: 'How many of inbox.indexes are not on a timestamp; their keys are taken to be random.',
    from: ['inbox.indexes'],
    value: (profile) => ofIndexes(profile, (columns) => others(columns).length),
  },
  'postgres.otherIndexTuples': {
    label: 'entries of the indexes on another column',
    unit: 'B/row',
    note: 'Their index tuples with line pointers, added up.',
    from: ['inbox.indexes'],
    value: (profile) => ofIndexes(profile, (columns) => sumOf(others(columns), indexTuple)),
  },
} as const satisfies Record<string, DerivedInput>;

/** Bytes a row of the heap: whole rows share a page, and values of long rows lie in a table beside. */
const heap = (tuple: string): string =>
  `${tuple} > toastThreshold ? ${tuple} * toastOverhead : heapPageBytes / (floor(heapPageUsable / ${tuple} / rowPerPage) * rowPerPage)`;

/** Bytes a row of a B-tree: leaves at their fill, and the pages above them. */
const tree = (tuple: string, fill: string): string =>
  `${tuple} / ${fill} * (heapPageBytes / indexPageUsable) * (1 + 1 / longest(1, floor(innerFill * indexPageUsable / ${tuple} / rowPerPage)))`;

const layout = 'PostgreSQL page layout; measured on PostgreSQL 15 and 18 within 0.1%';
const btree = 'B-tree page layout and measured fill; within 1.2% of PostgreSQL 15 and 18';
const churn = 'measured on PostgreSQL 15 and 18 under inserts and deletes';
const randomChurn = '(randomChurnBase + randomChurnSlope * (inbox.dueShare + inbox.retention.vacuumLag))';
const ascendingChurn = '(1 + ascendingChurnSlope * (inbox.dueShare + inbox.retention.vacuumLag))';

const bytes = {
  'postgres.heapTuple': {
    label: 'heap tuple',
    unit: 'B/row',
    expression: 'align8((tupleHeaderBytes + postgres.rowData) / oneByte) * oneByte + linePointerBytes',
    note: 'Header, columns and line pointer of a row.',
    source: layout,
  },
  'inbox.freshHeapBytesPerRow': {
    label: 'bytes a row, heap, fresh',
    unit: 'B/row',
    expression: heap('postgres.heapTuple'),
    note: 'As many whole rows as a page holds share it. Rows above 2 kB keep their values in a table beside.',
    source: layout,
  },
  'postgres.interleavedFill': {
    label: 'leaf fill of interleaved streams',
    unit: 'share',
    expression:
      'postgres.keepsStreamsApart > 0 ? fillAscending : 1 / ((1 - 1 / longest(1, either(inbox.key.streams, 1))) / fillSplit + 1 / longest(1, either(inbox.key.streams, 1)) / fillAscending)',
    note: 'The last of K streams fills pages to 0.90; the others split them in the middle and leave the left half behind.',
    source: '1 ÷ ((K − 1) ÷ K ÷ 0.5 + 1 ÷ K ÷ 0.9), measured at K = 2 and K = 24',
  },
  'postgres.jitterFill': {
    label: 'leaf fill under jitter',
    unit: 'share',
    expression: jitterFill({ none: 'fillAscending', at200: '0.54', at5000: '0.73', at100000: 'fillRandom' }),
    note: 'Keys that arrive a page or more out of order split pages in the middle.',
    source: 'measured at 10, 200, 5,000 and 100,000 rows: 0.90, 0.54, 0.73, 0.69',
  },
  'postgres.leafFill': {
    label: 'leaf fill of the unique index',
    unit: 'share',
    expression: 'inbox.key.isRandom > 0 ? fillRandom : shortest(postgres.interleavedFill, postgres.jitterFill)',
    note: 'How full the leaf pages are before anything was deleted; the order of the keys decides it.',
    source: churn,
  },
  'postgres.indexTuple': {
    label: 'index tuple of the unique key',
    unit: 'B/row',
    expression: 'align8((indexTupleHeaderBytes + postgres.keyData) / oneByte) * oneByte + linePointerBytes',
    note: 'Header, key columns and line pointer of an index entry.',
    source: layout,
  },
  'inbox.freshUniqueIndexBytesPerRow': {
    label: 'bytes a row, unique index, fresh',
    unit: 'B/row',
    expression: tree('postgres.indexTuple', 'postgres.leafFill'),
    note: 'The entry in the index that refuses a second insert.',
    source: btree,
  },
  'postgres.timestampTuple': {
    label: 'index tuple of a timestamp',
    unit: 'B/row',
    expression:
      'either(inbox.messagesPerTransaction, 1) > 1 ? (align8((indexTupleHeaderBytes + timeBytes + shortest(inbox.messagesPerTransaction, 200) * tupleIdBytes) / oneByte) * oneByte + linePointerBytes) / shortest(inbox.messagesPerTransaction, 200) : indexTupleHeaderBytes + timeBytes + linePointerBytes',
    note: 'Rows of one transaction have the same received_at and share an entry, at most about 200 of them.',
    source: 'posting lists of a B-tree; measured at 100 rows a transaction',
  },
  'postgres.timestampIndexBytesPerRow': {
    label: 'bytes a row, indexes on a timestamp, fresh',
    unit: 'B/row',
    expression: `postgres.timestampIndexes * ${tree('postgres.timestampTuple', 'fillAscending')}`,
    note: 'They grow at their right end.',
    source: btree,
  },
  'postgres.otherIndexBytesPerRow': {
    label: 'bytes a row, indexes on another column, fresh',
    unit: 'B/row',
    expression:
      'postgres.otherIndexTuples / fillRandom * (heapPageBytes / indexPageUsable) * (1 + 1 / longest(1, floor(innerFill * indexPageUsable * postgres.otherIndexes / postgres.otherIndexTuples / rowPerPage)))',
    note: 'Their keys are taken to be random.',
    source: btree,
  },
  'inbox.freshSecondaryIndexBytesPerRow': {
    label: 'bytes a row, secondary indexes, fresh',
    unit: 'B/row',
    expression: 'postgres.timestampIndexBytesPerRow + postgres.otherIndexBytesPerRow',
    note: 'The entries in all indexes beside the unique one.',
    source: btree,
  },
  'inbox.heapBytesPerRow': {
    label: 'bytes a row, heap',
    unit: 'B/row',
    expression:
      'inbox.freshHeapBytesPerRow * (inbox.deletesRows > 0 ? 1 + inbox.dueShare + inbox.retention.vacuumLag : 1)',
    note: 'With the rows due and the dead rows that no vacuum has taken yet.',
    source: `fresh · (1 + b + s): ${churn}`,
  },
  'inbox.uniqueIndexBytesPerRow': {
    label: 'bytes a row, unique index',
    unit: 'B/row',
    expression: `inbox.freshUniqueIndexBytesPerRow * (inbox.deletesRows > 0 ? (inbox.key.isRandom > 0 ? ${randomChurn} : ${ascendingChurn}) : 1)`,
    note: 'Deletes leave pages half empty that random keys fill again only in part.',
    source: churn,
  },
  'inbox.secondaryIndexBytesPerRow': {
    label: 'bytes a row, secondary indexes',
    unit: 'B/row',
    expression: `inbox.deletesRows > 0 ? postgres.timestampIndexBytesPerRow * ${ascendingChurn} + postgres.otherIndexBytesPerRow * ${randomChurn} : inbox.freshSecondaryIndexBytesPerRow`,
    note: 'The entries in all indexes beside the unique one, in the steady state.',
    source: churn,
  },
} as const satisfies Record<string, FigureDeclaration>;

/** PostgreSQL, and PGlite, which lays out its pages in the same way. */
export const postgres: StoreModel = {
  id: 'postgres',
  name: 'PostgreSQL',
  aliases: storeNames.postgres,
  expiresRows: false,
  figures: {
    ...deletedShare,
    ...bytes,
    ...rowBytes(['UniqueIndex', 'SecondaryIndex']),
    ...integerKeyFigures({ heap, index: (tuple) => tree(tuple, 'fillAscending'), churn: ascendingChurn }),
    ...pageReads({ bytesPerRow: 'inbox.uniqueIndexBytesPerRow', pageBytes: 'heapPageBytes' }),
    ...writeAhead,
  },
  replaces: { ...modelledBytes, ...filePeak },
  derived,
};
