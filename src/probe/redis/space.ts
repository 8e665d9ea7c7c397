import { setTimeout as sleep } from 'node:timers/promises';
import type { Column } from '../../model/input.ts';
import { lengthOf, moment } from '../key-text.ts';
import { replyText } from '../reply-text.ts';
import type { RowSource } from '../row-source.ts';
import type { SpaceName } from '../space-name.ts';
import { StoreError } from '../store-error.ts';
import type { Sizes, Space } from '../store.ts';
import type { RedisClient } from './server.ts';
import { keyPrefix } from './key-prefix.ts';

const expirySeconds = '86400';
const sampledKeys = 100;

/** The keys of a run: `SET key value EX`, as a dedup store writes them. */
export async function redisSpace(client: RedisClient, name: SpaceName, source: RowSource): Promise<Space> {
  const { shape, count } = source;
  if (shape.indexes.length > 0)
    throw new StoreError('shape', 'Redis has no indexes beside its keys', 'leave inbox.indexes out');
  const prefix = keyPrefix(name);
  const digits = keyLength(shape.keyColumns) - prefix.length;
  const needed = count.toString(36).length;
  if (digits < needed) {
    throw new StoreError(
      'shape',
      `a key of ${keyLength(shape.keyColumns)} characters leaves no room for the prefix that keeps it apart from yours`,
      `--key-length ${prefix.length + needed}, or more`,
    );
  }
  // In a hash table the order and the content of keys do not matter, only their length.
  const key = (arrival: number): string => prefix + arrival.toString(36).padStart(digits, '0');
  const value = (arrival: number): string => {
    if (shape.columns.length === 0) return '1';
    return source
      .row(arrival)
      .slice(shape.keyColumns.length + 1)
      .map((text, index) => valueText(shape.columns[index]?.type, text))
      .join(':');
  };
  // Tables that have just been emptied shrink in the background.
  const before = await settledMemory(client);
  const others = Number(await client.command('DBSIZE'));
  let oldest = 0;
  return {
    insert: (from, to) =>
      client.commands(range(from, to).map((arrival) => ['SET', key(arrival), value(arrival), 'EX', expirySeconds])),
    remove: async (from, to) => {
      await client.command('UNLINK', ...range(from, to).map(key));
      oldest = to;
    },
    vacuum: async () => {},
    sizes: async (): Promise<Sizes> => {
      const after = await settledMemory(client);
      const allocator = await allocatorOf(client, prefix);
      const present = Number(await client.command('DBSIZE')) - others;
      return {
        parts: [{ role: 'all', part: 'keys', bytes: after - before }],
        allocator,
        notes: [
          await sampleNote(client, range(oldest, oldest + Math.min(sampledKeys, present)).map(key)),
          ...(others > 1 ? [`The database holds ${others - 1} other keys, which share its hash table.`] : []),
        ],
      };
    },
  };
}

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from }, (_, index) => from + index);

/** A column as a client would write it into a value; bytes as half of their hexadecimal digits, which are as many. */
function valueText(type: Column['type'] | undefined, text: string): string {
  if (type === 'timestamp') return String(moment(text));
  return type === 'bytes' ? text.slice(0, text.length / 2) : text;
}

/** Characters of a key: text as it is, the rest as it is written; the columns of a composite key with a colon between. */
function keyLength(columns: readonly Column[]): number {
  const written = { uuid: 36, bigint: 19, int: 10, timestamp: 13 } as const;
  const lengths = columns.map((column) =>
    column.type === 'text' || column.type === 'bytes' ? lengthOf(column) : written[column.type],
  );
  return lengths.reduce((sum, length) => sum + length, columns.length - 1);
}

/** Memory without the buffers of connections, which come and go. */
async function usedMemory(client: RedisClient): Promise<number> {
  const info = replyText(await client.command('INFO', 'memory'));
  const field = (name: string): number => Number(new RegExp(`^${name}:(\\d+)`, 'm').exec(info)?.[1] ?? 0);
  return field('used_memory') - field('mem_clients_normal');
}

/** A hash table that has just grown keeps its old half until the background has moved every entry: waits for that. */
async function settledMemory(client: RedisClient): Promise<number> {
  const quietMilliseconds = 2000;
  const longestMilliseconds = 60_000;
  const pause = 200;
  let lowest = await usedMemory(client);
  let latest = lowest;
  for (let quiet = 0, waited = 0; quiet < quietMilliseconds && waited < longestMilliseconds; waited += pause) {
    await sleep(pause);
    latest = await usedMemory(client);
    quiet = lowest - latest > 1024 ? 0 : quiet + pause;
    lowest = Math.min(lowest, latest);
  }
  return latest;
}

/**
 * Which allocator the server has: INFO names jemalloc for both. A string of 22 bytes takes 24 with the bundled one, which
 * has that size class, and 32 with that of a system; one of 16 bytes takes 16 with either.
 */
async function allocatorOf(client: RedisClient, prefix: string): Promise<'bundled' | 'system'> {
  const usage = async (length: number): Promise<number> => {
    const key = prefix.padEnd(length, '-');
    await client.command('SET', key, '1', 'EX', expirySeconds);
    const bytes = Number(await client.command('MEMORY', 'USAGE', key));
    await client.command('UNLINK', key);
    return bytes;
  };
  return (await usage(20)) - (await usage(14)) > 8 ? 'system' : 'bundled';
}

async function sampleNote(client: RedisClient, keys: readonly string[]): Promise<string> {
  let bytes = 0;
  for (const key of keys) bytes += Number(await client.command('MEMORY', 'USAGE', key));
  const mean = (bytes / Math.max(1, keys.length)).toFixed(1);
  return `MEMORY USAGE says ${mean} B a key: without the hash tables and the entry that holds the expiry.`;
}
