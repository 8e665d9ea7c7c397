import type { DerivedInput } from '../derived.ts';
import type { FigureDeclaration } from '../figure.ts';
import type { Column } from '../input.ts';
import { choice, type Profile } from '../profile.ts';
import { contentLength, furtherColumns, isVariable, keyColumns, sumOf } from './columns.ts';
import { storeNames } from './names.ts';
import { modelledBytes, rowBytes } from './row-bytes.ts';
import type { StoreModel } from './store-model.ts';

/** Characters of a column in a key or a value: Redis knows text only. */
function characters(column: Column): number {
  if (isVariable(column)) return contentLength(column);
  return { uuid: 36, int: 10, bigint: 19, timestamp: 13, text: 0, bytes: 0 }[column.type];
}

/** Columns joined by a separator of one character. */
const joined = (columns: readonly Column[]): number => sumOf(columns, characters) + Math.max(0, columns.length - 1);

/** One whole number is kept as such and not as text. */
const isOneNumber = (profile: Profile): boolean => {
  const columns = furtherColumns(profile);
  return (
    columns.length === 1 && columns.every(({ type }) => type === 'int' || type === 'bigint' || type === 'timestamp')
  );
};

const derived = {
  'redis.keyLength': {
    label: 'characters of a key',
    unit: 'B/row',
    note: 'The columns of the key as text, joined by a separator.',
    from: ['inbox.key.type', 'inbox.key.length', 'inbox.key.columns'],
    value: (profile) => joined(keyColumns(profile)),
  },
  'redis.valueLength': {
    label: 'characters of a value',
    unit: 'B/row',
    note: 'Further columns as text, joined by a separator; 0 for the 1 that a marker needs, and for a single number.',
    from: ['inbox.columns'],
    value: (profile) => (isOneNumber(profile) ? 0 : joined(furtherColumns(profile))),
  },
  'redis.numberValue': {
    label: 'the value is a number',
    unit: '1',
    note: '1 when there is one further column and it is a number; else 0.',
    from: ['inbox.columns'],
    value: (profile) => (isOneNumber(profile) ? 1 : 0),
  },
  'redis.bundledAllocator': {
    label: 'the bundled allocator is used',
    unit: '1',
    note: '1 when inbox.allocator is bundled, else 0.',
    from: ['inbox.allocator'],
    value: (profile) => (choice(profile, 'inbox.allocator') === 'bundled' ? 1 : 0),
  },
} as const satisfies Record<string, DerivedInput>;

/** The step of jemalloc, bundled with Redis or of the system: 16 bytes, and an eighth of the power of two above 128. */
const stepFor = (size: string): string => `longest(redisClassBytes, powerOfTwoAbove(${size} / oneByte) / 8 * oneByte)`;

const steps =
  'jemalloc: four sizes to each doubling, 16 bytes apart at least; 200 B measured with the jemalloc of Debian 12 on Redis 7.0';

const memory = 'measured on Redis 7.0 and 7.4 with both allocators, within 1%';

const bytes = {
  'redis.entry': {
    label: 'hash table entry',
    unit: 'B/row',
    expression: 'redis.bundledAllocator > 0 ? redisEntryBundled : redisEntrySystem',
    note: 'A dictEntry as the allocator rounds it.',
    source: memory,
  },
  'redis.tables': {
    label: 'hash tables that hold a key',
    unit: '1',
    expression: '1 + inbox.expires',
    note: 'Keys with a time to live stand in a second table.',
    source: 'the keyspace, and the table of expiry times',
  },
  'redis.keySize': {
    label: 'key string before the allocator',
    unit: 'B/row',
    expression:
      'redis.keyLength + (redis.keyLength < 32 * oneByte ? 2 : redis.keyLength < 256 * oneByte ? 4 : 6) * oneByte',
    note: 'The characters, a header and a closing zero.',
    source: memory,
  },
  'redis.keyStep': {
    label: 'allocation step of the key string',
    unit: 'B/row',
    expression: stepFor('redis.keySize'),
    note: 'Sizes are rounded up to a multiple of it.',
    source: steps,
  },
  'redis.keyString': {
    label: 'key string',
    unit: 'B/row',
    expression: 'ceil(redis.keySize / redis.keyStep) * redis.keyStep',
    note: 'As the allocator rounds it.',
    source: memory,
  },
  'redis.valueSize': {
    label: 'value before the allocator',
    unit: 'B/row',
    expression:
      'redis.valueLength <= 44 * oneByte ? redisObjectBytes + redis.valueLength + 4 * oneByte : redis.valueLength + (redis.valueLength < 256 * oneByte ? 4 : 6) * oneByte',
    note: 'Text up to 44 characters lies beside its object, longer text apart from it.',
    source: 'the string formats of Redis',
  },
  'redis.valueStep': {
    label: 'allocation step of the value',
    unit: 'B/row',
    expression: stepFor('redis.valueSize'),
    note: 'Sizes are rounded up to a multiple of it.',
    source: steps,
  },
  'redis.value': {
    label: 'value',
    unit: 'B/row',
    expression:
      'redis.valueLength > 0 * oneByte ? ceil(redis.valueSize / redis.valueStep) * redis.valueStep + (redis.valueLength > 44 * oneByte ? redisObjectBytes : 0 * oneByte) : redis.numberValue * redisObjectBytes',
    note: 'Nothing for a small number such as 1, which all keys share.',
    source: 'a stored 13-digit number adds 16 B, measured on Redis 7; text by the string formats of Redis',
  },
  'inbox.freshHeapBytesPerRow': {
    label: 'bytes a key, entries and strings',
    unit: 'B/row',
    expression: 'redis.tables * redis.entry + redis.keyString + redis.value',
    note: 'What one key takes beside its place in the tables.',
    source: memory,
  },
  'inbox.freshUniqueIndexBytesPerRow': {
    label: 'bytes a key, hash tables',
    unit: 'B/row',
    expression: 'redis.tables * redisSlotBytes * powerOfTwoAbove(inbox.rows / oneRow) * oneRow / inbox.rows',
    note: 'A table has as many places as the power of two above the number of keys.',
    source: memory,
  },
  'inbox.heapBytesPerRow': {
    label: 'bytes a key, entries and strings, steady state',
    unit: 'B/row',
    expression: 'inbox.freshHeapBytesPerRow',
    note: 'Memory of expired keys is used again.',
    source: memory,
  },
  'inbox.uniqueIndexBytesPerRow': {
    label: 'bytes a key, hash tables, steady state',
    unit: 'B/row',
    expression: 'inbox.freshUniqueIndexBytesPerRow',
    note: 'The tables keep their size.',
    source: memory,
  },
} as const satisfies Record<string, FigureDeclaration>;

const peak = {
  'inbox.peakBytes': {
    label: 'inbox bytes at peak',
    unit: 'B',
    expression: 'inbox.bytes * redisGrowth',
    note: 'While a table grows past a power of two, old and new one stand side by side. A snapshot may add as much again.',
    source: 'measured on Redis 7: 1.28 times',
  },
} as const satisfies Record<string, FigureDeclaration>;

/** Redis: a key for each message, `SET key 1 NX EX seconds`. */
export const redis: StoreModel = {
  id: 'redis',
  name: 'Redis',
  aliases: storeNames.redis,
  expiresRows: true,
  figures: { ...bytes, ...rowBytes(['UniqueIndex']) },
  replaces: { ...modelledBytes, ...peak },
  derived,
};
