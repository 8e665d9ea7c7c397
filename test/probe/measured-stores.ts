import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { Client } from 'pg';
import { createClient } from 'redis';
import { available, services } from './services.ts';

/** A store as the tests see it: from outside, by other means than the probe's own. */
export interface MeasuredStore {
  readonly name: string;
  /** What `--store` takes. */
  readonly address: string;
  /** The names of everything in the store that looks like ours. */
  readonly spaces: () => Promise<readonly string[]>;
  /** Makes something that looks like ours and is not; returns how to look whether it is still there, and how to remove it. */
  readonly lookAlikes: () => Promise<{ present: () => Promise<boolean>; remove: () => Promise<void> }>;
  /** Ends the connections that measure, as an administrator or a restart does. */
  readonly cutConnections?: () => Promise<void>;
}

const lookAlike = 'dedup_planner_t123456_0123456789_01234567';

/** A database of this test file's own, so that it sees and cuts off nobody else's runs. */
const postgresDatabase = `dedup_test_${randomBytes(6).toString('hex')}`;
const postgresUrl = new URL(services.postgres);
postgresUrl.pathname = `/${postgresDatabase}`;

async function inPostgres<Result>(
  action: (client: Client) => Promise<Result>,
  connectionString = postgresUrl.href,
): Promise<Result> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return await action(client);
  } finally {
    await client.end();
  }
}

const schemas = (): Promise<readonly string[]> =>
  inPostgres(async (client) => {
    const sql = `SELECT nspname AS name FROM pg_namespace WHERE nspname LIKE 'dedup\\_planner\\_%'`;
    const { rows } = await client.query<{ name: string }>(sql);
    return rows.map(({ name }) => name);
  });

const postgres: MeasuredStore = {
  name: 'PostgreSQL',
  address: postgresUrl.href,
  spaces: async () => (await schemas()).filter((name) => name !== lookAlike),
  lookAlikes: async () => {
    await inPostgres((client) => client.query(`CREATE SCHEMA ${lookAlike}`));
    return {
      present: async () => (await schemas()).includes(lookAlike),
      remove: async () => void (await inPostgres((client) => client.query(`DROP SCHEMA ${lookAlike}`))),
    };
  },
  cutConnections: () =>
    inPostgres(async (client) => {
      await client.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'dedup-planner' AND datname = current_database()`,
      );
    }),
};

async function inMysql(sql: string): Promise<readonly RowDataPacket[]> {
  const connection = await createConnection({ uri: services.mysql });
  try {
    const [rows] = await connection.query<RowDataPacket[]>(sql);
    return Array.isArray(rows) ? rows : [];
  } finally {
    await connection.end();
  }
}

const databases = async (): Promise<readonly string[]> =>
  (await inMysql(`SHOW DATABASES LIKE 'dedup\\_planner\\_%'`)).map((row) => String(Object.values(row)[0]));

const mysql: MeasuredStore = {
  name: 'MariaDB',
  address: services.mysql,
  spaces: async () => (await databases()).filter((name) => name !== lookAlike),
  lookAlikes: async () => {
    await inMysql(`CREATE DATABASE ${lookAlike}`);
    return {
      present: async () => (await databases()).includes(lookAlike),
      remove: async () => void (await inMysql(`DROP DATABASE ${lookAlike}`)),
    };
  },
  cutConnections: async () => {
    const sql = `SELECT id FROM information_schema.processlist WHERE info LIKE 'INSERT INTO dedup\\_planner\\_%'`;
    for (const row of await inMysql(sql)) await inMysql(`KILL ${Number(row['id'])}`).catch(() => []);
  },
};

const redisDatabase = `${services.redis}/9`;

async function inRedis(...words: string[]): Promise<unknown> {
  const client = createClient({ url: redisDatabase, RESP: 2 });
  await client.connect();
  try {
    return await client.sendCommand(words);
  } finally {
    await client.close();
  }
}

const keys = async (): Promise<readonly string[]> => {
  const found = await inRedis('KEYS', 'd*');
  return Array.isArray(found) ? found.map(String) : [];
};

const redis: MeasuredStore = {
  name: 'Redis',
  address: redisDatabase,
  spaces: async () => (await keys()).filter((name) => name !== lookAlike && name !== 'dp-of-a-user:1'),
  lookAlikes: async () => {
    await inRedis('MSET', lookAlike, '1', 'dp-of-a-user:1', '1');
    return {
      present: async () => (await keys()).filter((key) => key === lookAlike || key === 'dp-of-a-user:1').length === 2,
      remove: async () => void (await inRedis('DEL', lookAlike, 'dp-of-a-user:1')),
    };
  },
  cutConnections: async () => {
    const list = String(await inRedis('CLIENT', 'LIST'));
    for (const line of list
      .split('\n')
      .filter((text) => / db=9 /.test(text) && text.includes(' name=dedup_planner_'))) {
      await inRedis('CLIENT', 'KILL', 'ID', /^id=(\d+)/.exec(line)?.[1] ?? '');
    }
  },
};

const folder = join(tmpdir(), `dedup-planner-test-${randomBytes(6).toString('hex')}`);

const sqlite: MeasuredStore = {
  name: 'SQLite',
  address: `sqlite:${join(folder, 'app.db')}`,
  spaces: () => Promise.resolve(readdirSync(folder).filter((name) => name !== lookAlike)),
  lookAlikes: () => {
    mkdirSync(join(folder, lookAlike));
    return Promise.resolve({
      present: () => Promise.resolve(readdirSync(folder).includes(lookAlike)),
      remove: () => Promise.resolve(rmSync(join(folder, lookAlike), { recursive: true })),
    });
  },
};

const reached = {
  postgres: await available('postgres'),
  mysql: await available('mysql'),
  redis: await available('redis'),
};

/** The stores that can be reached from here, apart from PGlite, in which nothing can be left. */
export const measuredStores: readonly MeasuredStore[] = [
  ...(reached.postgres ? [postgres] : []),
  ...(reached.mysql ? [mysql] : []),
  ...(reached.redis ? [redis] : []),
  sqlite,
];

/**
 * Makes the stores ready for one test file, and keeps other files, and other test runs on this machine, from cleaning up
 * what it leaves in them on purpose. Everything is given back when the returned function is called.
 */
export async function prepareStores(): Promise<() => Promise<void>> {
  mkdirSync(folder);
  const lock = reached.mysql ? await createConnection({ uri: services.mysql }) : undefined;
  await lock?.query(`SELECT get_lock('dedup_planner_tests', 900)`);
  const administer = (sql: string): Promise<unknown> => inPostgres((client) => client.query(sql), services.postgres);
  if (reached.postgres) await administer(`CREATE DATABASE ${postgresDatabase}`);
  return async () => {
    if (reached.postgres) await administer(`DROP DATABASE ${postgresDatabase} WITH (FORCE)`);
    await lock?.end();
    rmSync(folder, { recursive: true });
  };
}
