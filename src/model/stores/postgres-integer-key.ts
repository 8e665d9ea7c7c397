import type { FigureDeclaration } from '../figure.ts';
import type { Column } from '../input.ts';

/** The key that keeps interleaved streams apart: the number of the stream and the position in it. */
export const integerPair: readonly Column[] = [{ type: 'int' }, { type: 'bigint' }];

/**
 * Whether PostgreSQL splits the pages of a key where a new entry falls. It does for two columns in entries of one
 * size up to 16 bytes, so for two integers; never for a key of one column (measured: a single bigint with 24 streams
 * fills pages to 0.51).
 */
export const isIntegerPair = (key: readonly Column[]): boolean =>
  key.length === 2 && key.every(({ type }) => type === 'int' || type === 'bigint' || type === 'timestamp');

const pair = 'page layout of a row with an (int, bigint) key';

/** How PostgreSQL lays out a heap tuple and an ascending index tuple, and what deletes add to such an index. */
interface Formulas {
  readonly heap: (tuple: string) => string;
  readonly index: (tuple: string) => string;
  readonly churn: string;
}

/** What the same inbox takes with an (int, bigint) key, to hold against a key that interleaves streams. */
export const integerKeyFigures = ({ heap, index, churn }: Formulas): Record<string, FigureDeclaration> => ({
  'integerKey.heapBytesPerRow': {
    label: 'bytes a row with an (int, bigint) key, heap',
    unit: 'B/row',
    expression: heap(
      '(align8((tupleHeaderBytes + postgres.integerKeyRowData) / oneByte) * oneByte + linePointerBytes)',
    ),
    note: 'The row with a stream number and a position in place of its key.',
    source: pair,
  },
  'integerKey.indexBytesPerRow': {
    label: 'bytes a row with an (int, bigint) key, unique index',
    unit: 'B/row',
    expression: index('(indexTupleHeaderBytes + integerPairBytes + linePointerBytes)'),
    note: 'Interleaved streams fill its pages to 0.90.',
    source: pair,
  },
  'integerKey.savedPerRow': {
    label: 'bytes a row saved by an (int, bigint) key, fresh',
    unit: 'B/row',
    expression:
      'inbox.freshHeapBytesPerRow + inbox.freshUniqueIndexBytesPerRow - integerKey.heapBytesPerRow - integerKey.indexBytesPerRow',
    note: 'What the key of the plan takes more, in the heap and in the unique index.',
    source: 'difference of the two',
  },
  'integerKey.saved': {
    label: 'bytes saved by an (int, bigint) key',
    unit: 'B',
    expression: `inbox.rows * (inbox.heapBytesPerRow + inbox.uniqueIndexBytesPerRow - integerKey.heapBytesPerRow * inbox.heapBytesPerRow / inbox.freshHeapBytesPerRow - integerKey.indexBytesPerRow * (inbox.deletesRows > 0 ? ${churn} : 1))`,
    note: 'The same over all rows in the steady state.',
    source: 'rows times the difference',
  },
});
