import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
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

async function inPostgres<Result>(action: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: services.postgres });
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
  address: services.postgres,
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
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'dedup-planner' AND pid <> pg_backend_pid()`,
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
  cutConnections: async () => void (await inRedis('CLIENT', 'KILL', 'TYPE', 'normal', 'SKIPME', 'yes')),
};

function sqlite(): MeasuredStore {
  const folder = mkdtempSync(join(tmpdir(), 'dedup-planner-test-'));
  return {
    name: 'SQLite',
    address: `sqlite:${join(folder, 'app.db')}`,
    spaces: () => Promise.resolve(readdirSync(folder).filter((name) => name !== lookAlike)),
    lookAlikes: async () => {
      const path = mkdtempSync(join(folder, 'x'));
      const { renameSync } = await import('node:fs');
      renameSync(path, join(folder, lookAlike));
      return {
        present: () => Promise.resolve(readdirSync(folder).includes(lookAlike)),
        remove: () => Promise.resolve(rmSync(join(folder, lookAlike), { recursive: true })),
      };
    },
  };
}

/** The stores that can be reached from here, apart from PGlite, in which nothing can be left. */
export const measuredStores: readonly MeasuredStore[] = [
  ...((await available('postgres')) ? [postgres] : []),
  ...((await available('mysql')) ? [mysql] : []),
  ...((await available('redis')) ? [redis] : []),
  sqlite(),
];
