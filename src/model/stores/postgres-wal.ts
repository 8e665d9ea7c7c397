import type { FigureDeclaration } from '../figure.ts';

const measured = 'measured on PostgreSQL 15 and 18 with a key of 30 characters; other sizes by the record formats';

/** The write-ahead log of PostgreSQL, full-page images included. */
export const writeAhead = {
  'inbox.walPerInsert': {
    label: 'write-ahead log an insert',
    unit: 'B/row',
    expression:
      'total(walCommitBytes / either(inbox.messagesPerTransaction, 1) + walRecordBytes + postgres.rowData + align8((indexTupleHeaderBytes + postgres.keyData) / oneByte) * oneByte, postgres.timestampIndexes * (walIndexRecordBytes + indexTupleHeaderBytes + timeBytes) + postgres.otherIndexes * walIndexRecordBytes + postgres.otherIndexTuples)',
    note: 'INSERT … ON CONFLICT DO NOTHING: its records, its share of a commit, the row and its index entries.',
    source: `302 B with one message a transaction, 265 B with 100: ${measured}`,
  },
  'inbox.walPerPlainInsert': {
    label: 'write-ahead log a plain insert',
    unit: 'B/row',
    expression: 'inbox.walPerInsert - walConflictBytes',
    note: 'Without ON CONFLICT; a duplicate is then an error that costs 112 B and a dead row.',
    source: `253 B with one message a transaction: ${measured}`,
  },
  'inbox.walPerDelete': {
    label: 'write-ahead log a delete',
    unit: 'B/row',
    expression: 'inbox.deletesRows * walDeleteBytes',
    note: 'The delete and its vacuum; nothing when partitions are dropped.',
    source: `a turnover of 338 B less a plain insert of 253 B: ${measured}`,
  },
  'inbox.fullPageImagesPerRow': {
    label: 'full-page images an insert',
    unit: 'B/row',
    expression:
      'inbox.touchedPages * (1 - exp(-inbox.insertsPerSecond * inbox.checkpointInterval * pagePerRow / inbox.touchedPages)) / (inbox.insertsPerSecond * inbox.checkpointInterval) * postgres.leafFill * heapPageBytes',
    note: 'The first change of a page after a checkpoint logs the whole page: seldom under ascending keys, often under random ones.',
    source: 'P · (1 − e^(−n ÷ P)) ÷ n · fill · 8,192 B, P pages touched and n inserts between checkpoints',
  },
  'inbox.walPerRow': {
    label: 'write-ahead log a row',
    unit: 'B/row',
    expression: 'inbox.walPerInsert + inbox.walPerDelete + inbox.fullPageImagesPerRow',
    note: 'A row that comes and goes, full-page images of the unique index included.',
    source: `the sum; 2,098 B at 50,000 inserts between checkpoints over 15,800 pages: ${measured}`,
  },
  'inbox.walPerSecond': {
    label: 'write-ahead log a second',
    unit: 'B/s',
    expression: 'inbox.insertsPerSecond * inbox.walPerRow',
    note: 'What replicas, archives and backups have to take beside the effect itself.',
    source: 'inserts times bytes a row',
  },
  'position.walPerSecond': {
    label: 'write-ahead log a second, stored position',
    unit: 'B/s',
    expression: 'position.updatesPerSecond * walPositionBytes',
    note: 'HOT updates, one a message; an index on a column of the position would double it.',
    source: `124 B an update: ${measured}`,
  },
} as const satisfies Record<string, FigureDeclaration>;
