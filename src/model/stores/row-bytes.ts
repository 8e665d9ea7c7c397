import type { FigureDeclaration } from '../figure.ts';

const parts = 'the parts of a row added up';

type IndexPart = 'UniqueIndex' | 'SecondaryIndex';

const freshPart = (part: IndexPart): string => `inbox.fresh${part}BytesPerRow`;

const steadyPart = (part: IndexPart): string => `inbox.${part.charAt(0).toLowerCase()}${part.slice(1)}BytesPerRow`;

/** Added up, those left out that do not apply. */
const total = (names: readonly string[]): string =>
  names.length === 1 ? names.join('') : `total(${names.join(', ')})`;

/** The parts of a row that the model of a store declares, added up; which indexes it has is for the store to say. */
export function rowBytes(indexes: readonly IndexPart[]): Readonly<Record<string, FigureDeclaration>> {
  return {
    'inbox.freshBytesPerRow': {
      label: 'bytes a row, fresh',
      unit: 'B/row',
      expression: total(['inbox.freshHeapBytesPerRow', ...indexes.map(freshPart)]),
      note: 'One row with its index entries before anything was deleted.',
      source: parts,
    },
    'inbox.steadyBytesPerRow': {
      label: 'bytes a row, steady state',
      unit: 'B/row',
      expression: total(['inbox.heapBytesPerRow', ...indexes.map(steadyPart)]),
      note: 'One row with its index entries while rows come and go, dead ones included.',
      source: parts,
    },
    ...(indexes.length > 0 && indexBytes(total(indexes.map(steadyPart)))),
    ...againstMeasured,
  };
}

const indexBytes = (expression: string) =>
  ({
    'inbox.indexBytesPerRow': {
      label: 'bytes a row, indexes',
      unit: 'B/row',
      expression,
      note: 'All indexes in the steady state.',
      source: parts,
    },
    'inbox.indexBytes': {
      label: 'bytes of the indexes',
      unit: 'B',
      expression: 'inbox.rows * inbox.indexBytesPerRow',
      note: 'All indexes in the steady state.',
      source: 'rows times bytes a row',
    },
    'measured.indexRatio': {
      label: 'measured ÷ modelled index bytes a row',
      unit: '1',
      expression: 'measured.indexBytesPerRow / inbox.indexBytesPerRow',
      note: 'Far above 1: an index that the plan does not know, or a bloated one.',
      source: 'definition',
    },
  }) as const satisfies Record<string, FigureDeclaration>;

/** What of the row bytes every store has, and what is measured against it. */
const againstMeasured = {
  'inbox.steadyFactor': {
    label: 'steady state ÷ fresh',
    unit: '1',
    expression: 'inbox.steadyBytesPerRow / inbox.freshBytesPerRow',
    note: 'What deletes leave behind: dead rows, rows due, pages that are never full again.',
    source: 'definition',
  },
  'inbox.heapBytes': {
    label: 'bytes of the rows',
    unit: 'B',
    expression: 'inbox.rows * inbox.heapBytesPerRow',
    note: 'The inbox without its indexes.',
    source: 'rows times bytes a row',
  },
  'measured.window': {
    label: 'window that explains the rows',
    unit: 's',
    expression: 'inbox.measured.rows / inbox.insertsPerSecond',
    note: 'The window at which the rows measured would be the steady state of this throughput.',
    source: 'rows ÷ inserts a second',
  },
  'measured.heapBytesPerRow': {
    label: 'measured bytes a row without indexes',
    unit: 'B/row',
    expression: '(inbox.measured.bytes - inbox.measured.indexBytes) / inbox.measured.rows',
    note: 'What a row takes in the running store beside its index entries.',
    source: 'bytes ÷ rows',
  },
  'measured.heapRatio': {
    label: 'measured ÷ modelled bytes a row without indexes',
    unit: '1',
    expression: 'measured.heapBytesPerRow / inbox.heapBytesPerRow',
    note: 'Far above 1: payload in the row, or pages that were never given back.',
    source: 'definition',
  },
  'measured.excessBytesPerRow': {
    label: 'measured bytes a row beyond the model, without indexes',
    unit: 'B/row',
    expression: 'positive(measured.heapBytesPerRow - inbox.heapBytesPerRow)',
    note: 'What a payload in the row would have to weigh to explain the measurement.',
    source: 'measured less modelled',
  },
  'measured.spaceFactor': {
    label: 'measured bytes ÷ size limit',
    unit: '1',
    expression: 'inbox.measured.bytes / inbox.sizeLimit',
    note: 'Above 1 the store takes more than it was told to: old and new files of a compaction stand side by side.',
    source: 'definition',
  },
} as const satisfies Record<string, FigureDeclaration>;

/** The figures of the sheet that a model of the row replaces; a row size given flat keeps those of the sheet. */
export const modelledBytes = {
  'inbox.bytesPerRow': {
    label: 'bytes a row',
    unit: 'B/row',
    expression: 'inbox.steadyBytesPerRow',
    note: 'One row with its index entries in the steady state, by the model of the store.',
    source: 'the model of the store; inbox.rowSize given flat wins',
  },
  'inbox.partitionedPeakBytes': {
    label: 'inbox bytes at peak with dropped partitions',
    unit: 'B',
    expression: 'inbox.partitionedPeakRows * inbox.freshBytesPerRow',
    note: 'What dropping whole partitions costs on disk, in exchange for no deletes; such rows stay fresh.',
    source: 'rows times fresh bytes a row',
  },
  'inbox.growthPerSecond': {
    label: 'growth while the window fills',
    unit: 'B/s',
    expression: 'inbox.insertsPerSecond * inbox.freshBytesPerRow',
    note: 'Nothing leaves before the first row is as old as the window.',
    source: 'inserts times fresh bytes a row',
  },
} as const satisfies Record<string, FigureDeclaration>;

/** Stores whose files hold dead rows and rows due until new ones take their place. */
export const filePeak = {
  'inbox.peakBytes': {
    label: 'inbox bytes at peak',
    unit: 'B',
    expression: 'inbox.deletesRows > 0 ? inbox.bytes : inbox.peakRows * inbox.freshBytesPerRow',
    note: 'The disk that the inbox needs. With row deletes the steady state is the peak: it holds the rows due, and files do not shrink.',
    source: 'bytes of the steady state, or rows at peak times fresh bytes a row',
  },
} as const satisfies Record<string, FigureDeclaration>;
