import type { RowSource } from '../row-source.ts';
import { replyText } from '../reply-text.ts';
import { isSpaceName, markerText, spacePrefix, type SpaceName } from '../space-name.ts';
import { StoreError } from '../store-error.ts';
import type { Leftover, Space, Store } from '../store.ts';
import { waitFor } from '../wait.ts';
import { keyPrefix } from './key-prefix.ts';
import type { RedisClient } from './server.ts';
import { redisSpace } from './space.ts';

/** Keys of a run expire by themselves after a day, its marker after two. */
const markerSeconds = 2 * 86_400;

/** A logical database of Redis, in which a run has a key prefix of its own, and a marker key under its full name. */
export async function redisStore(client: RedisClient): Promise<Store> {
  const info = replyText(await client.command('INFO', 'server'));
  const version = /^(?:redis|valkey)_version:(\S+)/m.exec(info)?.[1] ?? '';
  return {
    server: `${/^server_name:valkey/m.test(info) ? 'Valkey' : 'Redis'} ${version}`,
    batchRows: 2000,
    create: (name, source) => create(client, name, source),
    leftovers: () => leftovers(client),
    drop: (name) => drop(client, name),
    close: client.close,
  };
}

async function create(client: RedisClient, name: SpaceName, source: RowSource): Promise<Space> {
  // The name of the connection is the lock: it is gone when the connection is.
  await client.command('CLIENT', 'SETNAME', name);
  await client.command('SET', name, markerText(name), 'NX', 'EX', String(markerSeconds));
  return redisSpace(client, name, source);
}

async function marked(client: RedisClient): Promise<readonly SpaceName[]> {
  const found: SpaceName[] = [];
  for await (const keys of scan(client, `${spacePrefix}*`)) {
    for (const name of keys) {
      if (isSpaceName(name) && (await isMarked(client, name))) found.push(name);
    }
  }
  return [...new Set(found)].toSorted();
}

async function isMarked(client: RedisClient, name: SpaceName): Promise<boolean> {
  if ((await client.command('TYPE', name)) !== 'string') return false;
  return (await client.command('GET', name)) === markerText(name);
}

async function leftovers(client: RedisClient): Promise<readonly Leftover[]> {
  const found: Leftover[] = [];
  for (const name of await marked(client)) found.push({ name, inUse: !(await waitFor(() => isFree(client, name))) });
  return found;
}

/** Removes the keys under the prefix of a run, and its marker last: what is interrupted can be done again. */
async function drop(client: RedisClient, name: SpaceName): Promise<void> {
  if (!(await isMarked(client, name))) return;
  if (!(await waitFor(() => isFree(client, name)))) {
    throw new StoreError('in-use', `the keys of ${name} are in use by a run that is still going`);
  }
  for await (const keys of scan(client, `${keyPrefix(name)}*`)) {
    if (keys.length > 0) await client.command('UNLINK', ...keys);
  }
  await client.command('DEL', name);
}

/** Whether no other connection carries the name. */
async function isFree(client: RedisClient, name: SpaceName): Promise<boolean> {
  const own = replyText(await client.command('CLIENT', 'ID'));
  const list = replyText(await client.command('CLIENT', 'LIST'));
  return !list.split('\n').some((line) => line.includes(` name=${name} `) && !line.startsWith(`id=${own} `));
}

async function* scan(client: RedisClient, pattern: string): AsyncGenerator<readonly string[]> {
  let cursor = '0';
  do {
    const reply = await client.command('SCAN', cursor, 'MATCH', pattern, 'COUNT', '5000');
    const parts: readonly unknown[] = Array.isArray(reply) ? reply : [];
    const keys: readonly unknown[] = Array.isArray(parts[1]) ? parts[1] : [];
    yield keys.map(replyText);
    cursor = replyText(parts[0]);
  } while (cursor !== '0' && cursor !== '');
}
