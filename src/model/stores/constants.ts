import type { Constant } from '../figure.ts';

const measured = 'measured on PostgreSQL 15 and 18';
const innodb = 'measured on MariaDB 10.11';

/** The constants of the storage models, each with where it comes from. */
export const storeConstants = {
  pagePerRow: { value: 1, unit: 'page/row', note: 'an insert falls on one leaf page of an index' },
  rowPerPage: { value: 1, unit: 'row/page', note: 'an index keeps one entry a page below it' },
  onePage: { value: 1, unit: 'page', note: 'the page at the right end of a stream' },
  oneByte: { value: 1, unit: 'B/row', note: 'one byte of a row' },
  oneRow: { value: 1, unit: 'row', note: 'one row' },
  timeBytes: { value: 8, unit: 'B/row', note: 'a timestamp, in every engine with columns' },

  heapPageBytes: { value: 8192, unit: 'B/page', note: 'a PostgreSQL page' },
  heapPageUsable: { value: 8168, unit: 'B/page', note: 'a PostgreSQL page without its 24-byte header' },
  indexPageUsable: {
    value: 8152,
    unit: 'B/page',
    note: 'a B-tree page without its header and its 16-byte special space',
  },
  linePointerBytes: { value: 4, unit: 'B/row', note: 'the line pointer to a tuple (PostgreSQL page layout)' },
  tupleHeaderBytes: { value: 24, unit: 'B/row', note: 'the header of a heap tuple, padded to 8 (PostgreSQL)' },
  indexTupleHeaderBytes: { value: 8, unit: 'B/row', note: 'the header of an index tuple (PostgreSQL)' },
  tupleIdBytes: { value: 6, unit: 'B/row', note: 'a row address in a posting list (PostgreSQL B-tree)' },
  integerPairBytes: {
    value: 16,
    unit: 'B/row',
    note: 'an int padded to the alignment of a bigint, and the bigint (PostgreSQL)',
  },
  toastThreshold: { value: 2036, unit: 'B/row', note: 'rows above this keep their values out of line (PostgreSQL)' },
  toastOverhead: { value: 1.0261, unit: '1', note: '2,048 bytes of a page for 1,996 bytes of a value (PostgreSQL)' },
  innerFill: { value: 0.7, unit: 'share', note: `fill of the inner pages of an index, ${measured}` },
  fillAscending: {
    value: 0.9,
    unit: 'share',
    note: 'fill factor of B-tree leaves that grow at the right end (PostgreSQL)',
  },
  fillRandom: { value: 0.69, unit: 'share', note: `leaf fill under random keys, ${measured}` },
  fillSplit: { value: 0.5, unit: 'share', note: 'a page split in the middle whose left half is never visited again' },
  randomChurnBase: {
    value: 1.188,
    unit: '1',
    note: `line through 1.24 and 1.49 times fresh, random keys, ${measured}`,
  },
  randomChurnSlope: {
    value: 1.25,
    unit: '1',
    note: `line through 1.24 and 1.49 times fresh, random keys, ${measured}`,
  },
  ascendingChurnSlope: { value: 2.5, unit: '1', note: `1 + 2b to 1 + 3b times fresh, ascending keys, ${measured}` },
  walCommitBytes: {
    value: 37.4,
    unit: 'B/row',
    note: `a commit: 302 B alone less 265 B at 100 a transaction, ${measured}`,
  },
  walRecordBytes: {
    value: 184.6,
    unit: 'B/row',
    note: `record headers of an insert with ON CONFLICT DO NOTHING, ${measured}`,
  },
  walConflictBytes: {
    value: 49,
    unit: 'B/row',
    note: `ON CONFLICT DO NOTHING, 302 B, beside a plain insert, 253 B, ${measured}`,
  },
  walIndexRecordBytes: {
    value: 48,
    unit: 'B/row',
    note: 'record header of one more index entry (PostgreSQL WAL format)',
  },
  walDeleteBytes: {
    value: 85,
    unit: 'B/row',
    note: `delete and vacuum: a turnover of 338 B less an insert of 253 B, ${measured}`,
  },
  walPositionBytes: { value: 124, unit: 'B/row', note: `a HOT update of a position, ${measured}` },
  missesMeasured: {
    value: 0.84,
    unit: 'share',
    note: `reads an insert into an index 5.7 times its memory, ${measured}`,
  },
  rateFromCache: {
    value: 0.33,
    unit: 'share',
    note: `insert rate there, with the rest in the cache of the system, ${measured}`,
  },
  rateFromDisk: { value: 0.1, unit: 'share', note: `insert rate there, with the rest on disk, ${measured}` },

  innodbPageBytes: { value: 16_384, unit: 'B/page', note: 'an InnoDB page' },
  innodbPageUsable: { value: 16_256, unit: 'B/page', note: 'an InnoDB page without its headers and trailer' },
  innodbRecordBytes: {
    value: 5.5,
    unit: 'B/row',
    note: 'record header, and a directory slot for every fourth row (InnoDB)',
  },
  innodbSystemBytes: { value: 13, unit: 'B/row', note: 'transaction id and roll pointer of a clustered row (InnoDB)' },
  innodbFillAscending: { value: 0.9375, unit: 'share', note: 'InnoDB keeps a sixteenth of a page free' },
  innodbFillInterleaved: { value: 0.864, unit: 'share', note: `24 interleaved streams at 1 million rows, ${innodb}` },
  innodbFillRandom: { value: 0.66, unit: 'share', note: `fill under random keys, ${innodb}` },
  innodbFillSecondary: { value: 0.99, unit: 'share', note: `fill of an index on received_at, ${innodb}` },
  innodbReserved: { value: 1.03, unit: '1', note: `extents reserved under random keys, ${innodb}` },
  innodbChurn: { value: 1.045, unit: '1', note: `1.04 to 1.05 times fresh: pages merge, ${innodb}` },

  sqlitePageBytes: { value: 4096, unit: 'B/page', note: 'a SQLite page' },
  sqlitePageUsable: { value: 4088, unit: 'B/page', note: 'a SQLite leaf page without its 8-byte header' },
  sqliteCellBytes: {
    value: 4,
    unit: 'B/row',
    note: 'cell pointer, payload length and record header length (SQLite format)',
  },
  sqliteTimeBytes: {
    value: 7,
    unit: 'B/row',
    note: 'milliseconds since 1970 in six bytes and their type (SQLite format)',
  },
  sqliteRowidBytes: { value: 4, unit: 'B/row', note: 'a row id up to 268 million (SQLite format)' },
  sqliteFillAscending: { value: 0.87, unit: 'share', note: 'fill under ascending keys, measured on SQLite 3.53' },
  sqliteFillRandom: { value: 0.895, unit: 'share', note: 'fill under random keys, measured on SQLite 3.53' },

  rocksdbEntryBytes: {
    value: 16,
    unit: 'B/row',
    note: 'sequence number, type and lengths, and a time of 8 bytes (RocksDB)',
  },
  rocksdbKeptAscending: {
    value: 0.2826,
    unit: 'share',
    note: '13 of 46 bytes are left after compression, measured on RocksDB',
  },
  rocksdbKeptRandom: {
    value: 0.8043,
    unit: 'share',
    note: '37 of 46 bytes are left after compression, measured on RocksDB',
  },
  rocksdbLevels: {
    value: 1.11,
    unit: '1',
    note: 'levels ten times one another keep a ninth of the data twice (RocksDB wiki)',
  },
  rocksdbCompaction: {
    value: 2,
    unit: '1',
    note: 'a compaction holds old and new files: 200 GB at a limit of 100 GB (PostHog PR 44051)',
  },

  redisEntryBundled: { value: 24, unit: 'B/row', note: 'a dictEntry with the bundled allocator, measured on Redis 7' },
  redisEntrySystem: { value: 32, unit: 'B/row', note: 'a dictEntry with the system allocator, measured on Redis 7' },
  redisSlotBytes: { value: 8, unit: 'B/row', note: 'a pointer of the hash table (Redis)' },
  redisClassBytes: { value: 16, unit: 'B/row', note: 'the step of allocation sizes' },
  redisObjectBytes: {
    value: 16,
    unit: 'B/row',
    note: 'the object of a value that is not a small shared number (Redis)',
  },
  redisGrowth: {
    value: 1.28,
    unit: '1',
    note: 'memory while the table grows past a power of two, measured on Redis 7',
  },

  dynamodbItemBytes: {
    value: 100,
    unit: 'B/row',
    note: 'storage above the attributes of an item (DynamoDB documentation)',
  },
  dynamodbNameBytes: {
    value: 21,
    unit: 'B/row',
    note: 'the attribute names message_key and expires_at, stored in every item',
  },
  dynamodbTimeBytes: { value: 6, unit: 'B/row', note: 'ten digits of seconds since 1970 (DynamoDB documentation)' },
  dynamodbWriteUnit: { value: 1024, unit: 'B/row', note: 'a write unit for each started KB (DynamoDB documentation)' },
  dynamodbExpiryLag: {
    value: 172_800,
    unit: 's',
    note: 'expired items go within about two days (DynamoDB documentation)',
  },

  bitBytes: { value: 0.125, unit: 'B/row', note: 'a byte holds eight bits' },
} as const satisfies Record<string, Constant>;
