import type { FigureDeclaration } from '../figure.ts';

/** The tree that each insert has to find its place in. */
export interface InsertTree {
  /** The figure with its bytes a row. */
  readonly bytesPerRow: string;
  /** The constant with its page size. */
  readonly pageBytes: string;
}

const measured =
  'measured on PostgreSQL with an index 5.7 times its memory: 0.33 of the rate from the cache of the system, 0.10 from disk, 0.84 reads a row';

/** The insert rate that is lost, by the measured rate of an index that misses most of its reads. */
const slowed = (rate: string): string => `1 - 1 / (1 + (1 / ${rate} - 1) / missesMeasured * inbox.missShare)`;

/** Will it keep up? The pages that inserts fall on against the memory that holds them. */
export function pageReads({ bytesPerRow, pageBytes }: InsertTree): Record<string, FigureDeclaration> {
  return {
    'inbox.leafPages': {
      label: 'leaf pages of the unique key',
      unit: 'page',
      expression: `inbox.insertsPerSecond * shortest(inbox.window, inbox.droppedPartition) * ${bytesPerRow} / ${pageBytes}`,
      note: 'Pages among which a random key may fall; with dropped partitions those of one partition.',
      source: 'rows times bytes a row ÷ page size',
    },
    'inbox.touchedPages': {
      label: 'leaf pages that inserts touch',
      unit: 'page',
      expression: `inbox.key.isRandom > 0 ? inbox.leafPages : shortest(inbox.leafPages, longest(1, either(inbox.key.streams, 1)) * onePage + either(inbox.key.jitter, 0 * oneRow) * ${bytesPerRow} / ${pageBytes})`,
      note: 'All of them under random keys; the right end of each stream under ascending ones.',
      source: 'where the next key may fall',
    },
    'inbox.touchedBytes': {
      label: 'bytes that inserts touch',
      unit: 'B',
      expression: `inbox.touchedPages * ${pageBytes}`,
      note: 'What has to stay in memory for inserts to need no read.',
      source: 'pages times page size',
    },
    'inbox.missShare': {
      label: 'share of inserts that read a page first',
      unit: 'share',
      expression: 'positive(1 - inbox.memory / inbox.touchedBytes)',
      note: 'Pages that do not fit in memory must be read before a key can be placed.',
      source: 'bytes beyond memory ÷ bytes touched; 0.84 was measured where this gives 0.82',
    },
    'inbox.readsPerSecond': {
      label: 'page reads a second',
      unit: 'page/s',
      expression: 'inbox.insertsPerSecond * inbox.missShare * pagePerRow',
      note: 'Random reads that inserts cause at the mean rate.',
      source: 'inserts times the share that reads',
    },
    'inbox.insertLossLow': {
      label: 'insert rate lost, at least',
      unit: 'share',
      expression: slowed('rateFromCache'),
      note: 'When the cache of the operating system holds what the database does not.',
      source: measured,
    },
    'inbox.insertLossHigh': {
      label: 'insert rate lost, at most',
      unit: 'share',
      expression: slowed('rateFromDisk'),
      note: 'When each read goes to disk.',
      source: measured,
    },
  };
}
