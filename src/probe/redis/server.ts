import { loadDriver } from '../driver.ts';
import type { Limits } from '../limits.ts';
import { StoreError } from '../store-error.ts';
import type { StoreAddress } from '../store-url.ts';
import type { Store } from '../store.ts';
import { translating } from './errors.ts';
import { redisStore } from './store.ts';

/** The little that is asked of a connection: commands as words. */
export interface RedisClient {
  readonly command: (...words: readonly string[]) => Promise<unknown>;
  /** Several commands in one round trip. */
  readonly commands: (list: readonly (readonly string[])[]) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Connects to Redis, or to a server that speaks its protocol. */
export async function openRedis(address: StoreAddress, limits: Limits): Promise<Store> {
  const { createClient } = await loadDriver('redis', () => import('redis'));
  const translate = translating(address);
  return translate(async () => {
    const connection = createClient({
      url: address.url,
      RESP: 2,
      disableOfflineQueue: true,
      // The driver's own limit is five seconds.
      commandOptions: { timeout: limits.statementMilliseconds },
      // A lost connection is an error here, and not something to wait for.
      socket: { connectTimeout: limits.connectMilliseconds, reconnectStrategy: false },
    });
    // A connection that is lost between two commands is reported by the next one.
    connection.on('error', () => undefined);
    const inTime = <Result>(reply: Promise<Result>): Promise<Result> =>
      within(limits.statementMilliseconds, reply, address);
    const client: RedisClient = {
      command: (...words) => translate(() => inTime(connection.sendCommand(words))),
      commands: (list) =>
        translate(async () => {
          await inTime(Promise.all(list.map((words) => connection.sendCommand(words))));
        }),
      close: () => {
        if (connection.isOpen) connection.destroy();
        return Promise.resolve();
      },
    };
    try {
      await within(limits.connectMilliseconds, connection.connect(), address);
      return await redisStore(client);
    } catch (error) {
      await client.close();
      throw error;
    }
  });
}

async function within<Result>(milliseconds: number, reply: Promise<Result>, address: StoreAddress): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () =>
        reject(
          new StoreError('timeout', `${address.label} did not answer in time`, 'a longer --timeout, or fewer --rows'),
        ),
      milliseconds,
    );
  });
  try {
    return await Promise.race([reply, late]);
  } finally {
    clearTimeout(timer);
  }
}
