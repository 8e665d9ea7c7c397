import type { Inputs } from './inbox-of.ts';

/** A table that was loaded and read: what a figure has to say about it. Typed by hand from the measurements. */
export interface MeasuredShape {
  readonly about: string;
  /** The engine and version that was measured. Those of 2026 are the measurements that the models were made from. */
  readonly source: string;
  readonly given: Inputs;
  readonly expect: readonly (readonly [figure: string, bytes: number, within: number])[];
}

const heap = 'inbox.freshHeapBytesPerRow';
const unique = 'inbox.freshUniqueIndexBytesPerRow';
const secondary = 'inbox.freshSecondaryIndexBytesPerRow';
const total = 'inbox.freshBytesPerRow';

/** One million rows. */
const million: Inputs = { 'workload.throughput': '1000/s', 'inbox.window': '1000 s' };

const inStore = (store: string, key: Inputs): Inputs => ({
  ...million,
  'inbox.store': store,
  ...Object.fromEntries(Object.entries(key).map(([path, text]) => [`inbox.${path}`, text])),
});

const text30 = { 'key.type': 'text', 'key.length': '30 B' };
const ascending = { 'key.order': 'ascending' };
const random = { 'key.order': 'random' };
const streams24 = { ...ascending, 'key.streams': '24' };

const page = 'measurements of 2026, PostgreSQL';
const own = 'PostgreSQL 15.20, 400,000 rows, loaded for this table';

const postgres: readonly MeasuredShape[] = [
  {
    about: 'text of 30, ascending',
    source: page,
    given: inStore('postgres', { ...text30, ...ascending }),
    expect: [
      [heap, 68.3, 0.005],
      [unique, 49.7, 0.012],
      [total, 118.0, 0.03],
    ],
  },
  {
    about: 'text of 30, random',
    source: page,
    given: inStore('postgres', { ...text30, ...random }),
    expect: [
      [heap, 68.3, 0.005],
      [unique, 65.0, 0.012],
      [total, 133.3, 0.03],
    ],
  },
  {
    about: 'uuid, random',
    source: page,
    given: inStore('postgres', { 'key.type': 'uuid', ...random }),
    expect: [
      [heap, 52.2, 0.005],
      [unique, 40.8, 0.012],
      [total, 93.1, 0.03],
    ],
  },
  {
    about: 'bigint, ascending',
    source: page,
    given: inStore('postgres', { 'key.type': 'bigint', ...ascending }),
    expect: [
      [heap, 44.3, 0.005],
      [unique, 22.5, 0.012],
      [total, 66.8, 0.03],
    ],
  },
  {
    about: 'text of 64, random',
    source: page,
    given: inStore('postgres', { 'key.type': 'text', 'key.length': '64 B', ...random }),
    expect: [
      [heap, 109.2, 0.005],
      [unique, 125.0, 0.012],
      [total, 234.2, 0.03],
    ],
  },
  {
    about: 'text of 30, 24 interleaved streams',
    source: page,
    given: inStore('postgres', { ...text30, ...streams24 }),
    expect: [
      [heap, 68.3, 0.005],
      [unique, 88.1, 0.012],
      [total, 156.4, 0.03],
    ],
  },
  {
    about: '(int, bigint), 24 interleaved streams',
    source: own,
    given: inStore('postgres', { 'key.columns': '[{type: int}, {type: bigint}]', ...streams24 }),
    expect: [
      [heap, 52.18, 0.005],
      [unique, 31.81, 0.015],
    ],
  },
  {
    about: '(text of 12, bigint), 24 interleaved streams',
    source: own,
    given: inStore('postgres', { 'key.columns': '[{type: text, length: 12}, {type: bigint}]', ...streams24 }),
    expect: [
      [heap, 60.25, 0.005],
      [unique, 71.43, 0.012],
    ],
  },
  {
    about: 'a single bigint, 24 interleaved streams: one column is not kept apart',
    source: own,
    given: inStore('postgres', { 'key.type': 'bigint', ...streams24 }),
    expect: [
      [heap, 44.3, 0.005],
      [unique, 39.55, 0.012],
    ],
  },
  {
    about: 'uuid with the stream in front, 24 interleaved streams',
    source: own,
    given: inStore('postgres', { 'key.type': 'uuid', ...streams24 }),
    expect: [
      [heap, 52.18, 0.005],
      [unique, 55.56, 0.012],
    ],
  },
  {
    about: 'a stored response of 200 bytes',
    source: 'PostgreSQL 15.20, 50,000 rows, loaded for this table',
    given: inStore('postgres', { ...text30, ...ascending, columns: '[{type: bytes, length: 200}]' }),
    expect: [[heap, 282.62, 0.005]],
  },
  {
    about: 'a stored response of 224 bytes',
    source: `${page}: 303 B for a stored 200-byte response; the same bytes come from a text of 224`,
    given: inStore('postgres', { ...text30, ...ascending, columns: '[{type: text, length: 224}]' }),
    expect: [[heap, 303, 0.005]],
  },
  {
    about: 'an index on received_at, distinct times',
    source: page,
    given: inStore('postgres', { ...text30, ...ascending, indexes: '[{type: timestamp}]' }),
    expect: [[secondary, 22.5, 0.012]],
  },
  {
    about: 'an index on received_at, 100 rows a transaction',
    source: page,
    given: inStore('postgres', {
      ...text30,
      ...ascending,
      indexes: '[{type: timestamp}]',
      messagesPerTransaction: '100',
    }),
    expect: [[secondary, 6.9, 0.012]],
  },
];

const innodbPage = 'measurements of 2026, MariaDB 10.11';
const innodbOwn = 'MariaDB 10.11, 1 million rows, loaded for this table';

const innodb: readonly MeasuredShape[] = (
  [
    ['varchar(30), ascending', { ...text30, ...ascending }, 62.3, 0.03, innodbPage],
    ['varchar(30), random', { ...text30, ...random }, 89.7, 0.04, innodbPage],
    ['binary(16), ascending', { 'key.type': 'uuid', ...ascending }, 46.0, 0.03, innodbPage],
    ['binary(16), random', { 'key.type': 'uuid', ...random }, 68.0, 0.04, innodbPage],
    ['bigint, ascending', { 'key.type': 'bigint', ...ascending }, 37.5, 0.03, innodbPage],
    ['bigint, random', { 'key.type': 'bigint', ...random }, 55.4, 0.1, innodbPage],
    ['varchar(30), 24 streams', { ...text30, ...streams24 }, 67.9, 0.03, innodbOwn],
    ['varchar(30), jitter of 200', { ...text30, ...ascending, 'key.jitter': '200' }, 110.95, 0.03, innodbOwn],
    ['varchar(30), jitter of 5,000', { ...text30, ...ascending, 'key.jitter': '5000' }, 83.76, 0.03, innodbOwn],
    ['varchar(30), jitter of 100,000', { ...text30, ...ascending, 'key.jitter': '100000' }, 91.13, 0.03, innodbOwn],
  ] as const
).map(([about, key, bytes, within, source]) => ({
  about,
  source,
  given: inStore('mysql', key),
  expect: [[total, bytes, within]],
}));

const innodbIndexes: readonly MeasuredShape[] = [
  {
    about: 'an index on received_at beside varchar(30)',
    source: innodbPage,
    given: inStore('mariadb', { ...text30, ...ascending, indexes: '[{type: timestamp}]' }),
    expect: [[secondary, 45.5, 0.03]],
  },
  {
    about: 'an index on received_at beside bigint',
    source: innodbPage,
    given: inStore('mariadb', { 'key.type': 'bigint', ...ascending, indexes: '[{type: timestamp}]' }),
    expect: [[secondary, 21.8, 0.03]],
  },
];

const redis: readonly MeasuredShape[] = [
  {
    about: '30 characters, system allocator, 1 million keys',
    source: 'measurements of 2026, Redis 7.0.15 and 7.4.1',
    given: inStore('redis', { ...text30, allocator: 'system' }),
    expect: [[total, 112.9, 0.005]],
  },
  {
    about: '30 characters, bundled allocator, 1 million keys',
    source: 'measurements of 2026, Redis 7.0.15 and 7.4.1',
    given: inStore('redis', { ...text30, allocator: 'bundled' }),
    expect: [[total, 96.8, 0.005]],
  },
  {
    about: 'a stored number of 13 digits adds 16 B',
    source: 'measurements of 2026, Redis 7.0.15 and 7.4.1',
    given: inStore('redis', { ...text30, allocator: 'bundled', columns: '[{type: timestamp}]' }),
    expect: [[total, 112.8, 0.005]],
  },
  {
    about: 'a stored response of 200 characters, system allocator, 200,000 keys: 357.0 B less 21.0 B of hash tables',
    source: 'own measurement on Redis 7.0.15 of Debian 12, used_memory before and after',
    given: inStore('redis', { ...text30, allocator: 'system', columns: '[{type: text, length: 200}]' }),
    expect: [[heap, 336, 0.005]],
  },
];

const others: readonly MeasuredShape[] = [
  {
    about: 'text of 30, ascending, WITHOUT ROWID',
    source: 'measurements of 2026, SQLite 3.53',
    given: inStore('sqlite', { ...text30, ...ascending }),
    expect: [
      [total, 48.3, 0.03],
      ['sqlite.rowidBytesPerRow', 90, 0.03],
    ],
  },
  {
    about: 'text of 30, random, WITHOUT ROWID',
    source: 'measurements of 2026, SQLite 3.53',
    given: inStore('sqlite', { ...text30, ...random }),
    expect: [[total, 47.0, 0.03]],
  },
  {
    about: 'text of 30, ascending',
    source: 'measurements of 2026, RocksDB',
    given: inStore('rocksdb', { ...text30, ...ascending }),
    expect: [[total, 13, 0.03]],
  },
  {
    about: 'text of 30, random',
    source: 'measurements of 2026, RocksDB',
    given: inStore('rocksdb', { ...text30, ...random }),
    expect: [[total, 37, 0.03]],
  },
];

/** Every shape that was measured, store by store. */
export const measuredShapes: readonly MeasuredShape[] = [...postgres, ...innodb, ...innodbIndexes, ...redis, ...others];
