import { createServer, type Server } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { Client } from 'pg';
import { createClient } from 'redis';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadDriver } from '../../src/probe/driver.ts';
import { translating as inMysql } from '../../src/probe/mysql/errors.ts';
import { translating as inPostgres } from '../../src/probe/postgres/errors.ts';
import { translating as inRedis } from '../../src/probe/redis/errors.ts';
import { translating as inSqlite } from '../../src/probe/sqlite/errors.ts';
import { parseStore } from '../../src/probe/store-url.ts';
import { runInMemory } from '../cli/program.ts';
import { available, services } from './services.ts';

const has = {
  postgres: await available('postgres'),
  mysql: await available('mysql'),
  redis: await available('redis'),
};
const password = 'correct-horse-battery';

/** Measures as the command line does; whatever goes wrong, the exit code is 3 and no password is printed. */
async function failure(address: string, ...more: string[]): Promise<string> {
  const { code, stdout, stderr } = await runInMemory(['measure', '--store', address, '--rows', '1000', ...more]);
  expect(code, stderr).toBe(3);
  expect(stdout).toBe('');
  expect(stderr).not.toContain(password);
  return stderr;
}

function withUser(address: string, user: string, path?: string): string {
  const url = new URL(address);
  url.username = user;
  url.password = password;
  if (path !== undefined) url.pathname = path;
  return url.href;
}

describe('a store that cannot be reached', () => {
  let silent: Server;
  let port = 0;
  beforeAll(async () => {
    silent = createServer(() => {});
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const address = silent.address();
    if (typeof address === 'object' && address !== null) port = address.port;
  });
  afterAll(() => void silent.close());

  test.each(['postgres', 'mysql', 'redis'])('%s: nobody listens', async (scheme) => {
    const message = await failure(`${scheme}://app:${password}@127.0.0.1:1/1`.replace('redis://app', 'redis://'));
    expect(message).toBe(`${scheme}://127.0.0.1:1/1 refuses the connection; does the server run there?\n`);
  });

  test.each(['postgres', 'mysql', 'redis'])('%s: the server says nothing', async (scheme) => {
    const message = await failure(`${scheme}://app:${password}@127.0.0.1:${port}/1`, '--timeout', '300ms');
    expect(message).toMatch(new RegExp(`^${scheme}://127\\.0\\.0\\.1:${port}/1 .*in time`));
  });

  test('the scheme is not known', async () => {
    expect(await failure(`oracle://app:${password}@db/orders`)).toMatch(
      /^"oracle:" is no store that can be measured\n {2}expected pglite, postgres:/,
    );
  });

  test('the driver is not installed', async () => {
    const missing = Object.assign(new Error('Cannot find package'), { code: 'ERR_MODULE_NOT_FOUND' });
    const loading = loadDriver('pg', () => Promise.reject(missing));
    await expect(loading).rejects.toMatchObject({ kind: 'driver-missing', advice: 'npm install pg' });
  });

  test('the folder of a SQLite file does not exist, or cannot be written to', async () => {
    expect(await failure('sqlite:/nowhere/at/all/app.db')).toContain('lies in a folder that does not exist');
    expect(await failure('sqlite:/proc/app.db')).toMatch(/does not exist|cannot be written to/);
  });
});

describe.runIf(has.postgres)('PostgreSQL', () => {
  const role = `dp_test_${process.pid}`;
  beforeAll(() => asAdmin(`CREATE ROLE ${role} LOGIN PASSWORD '${password}'`));
  afterAll(() => asAdmin(`DROP ROLE ${role}`));

  async function asAdmin(sql: string): Promise<void> {
    const client = new Client({ connectionString: services.postgres });
    await client.connect();
    await client.query(sql);
    await client.end();
  }

  test('a wrong user or password', async () => {
    expect(await failure(withUser(services.postgres, 'nobody_of_this_name'))).toContain(
      'refuses this user or password',
    );
  });

  test('a database that does not exist', async () => {
    expect(await failure(withUser(services.postgres, role, '/nowhere'))).toContain('has no such database');
  });

  test('a user who may not create a schema', async () => {
    const message = await failure(withUser(services.postgres, role));
    expect(message).toContain('does not let this user create a schema');
    expect(message).toContain('GRANT CREATE ON DATABASE');
  });
});

describe.runIf(has.mysql)('MySQL', () => {
  const user = `dp_test_${process.pid}`;
  beforeAll(() => asAdmin(`CREATE USER '${user}'@'%' IDENTIFIED BY '${password}'`));
  afterAll(() => asAdmin(`DROP USER '${user}'@'%'`));

  async function asAdmin(sql: string): Promise<void> {
    const connection = await createConnection({ uri: services.mysql });
    await connection.query(sql);
    await connection.end();
  }

  test('a wrong user or password', async () => {
    expect(await failure(withUser(services.mysql, 'nobody_of_this_name'))).toContain('refuses this user or password');
  });

  test('a user who may not create a database', async () => {
    expect(await failure(withUser(services.mysql, user))).toContain('does not let this user use that database');
  });
});

describe.runIf(has.redis)('Redis', () => {
  const user = `dp_test_${process.pid}`;
  beforeAll(() => asAdmin('ACL', 'SETUSER', user, 'on', `>${password}`, '~*', '+@read', '+@connection', '+info'));
  afterAll(() => asAdmin('ACL', 'DELUSER', user));

  async function asAdmin(...words: string[]): Promise<void> {
    const client = createClient({ url: services.redis });
    await client.connect();
    await client.sendCommand(words);
    await client.close();
  }

  test('a wrong user or password', async () => {
    expect(await failure(withUser(services.redis, 'nobody_of_this_name'))).toContain('refuses this user or password');
  });

  test('a user who may not write', async () => {
    expect(await failure(withUser(services.redis, user))).toContain('does not let this user do that');
  });
});

describe('what a driver throws is said in our words, without a password', () => {
  const thrown = (code: string, message: string, errno?: number): Error =>
    Object.assign(new Error(message), { code, ...(errno !== undefined && { errno }) });
  const postgres = parseStore(`postgres://app:${password}@db/orders`);
  const mysql = parseStore(`mysql://app:${password}@db/orders`);
  const redis = parseStore(`redis://:${password}@db/1`);

  test.each([
    ['PostgreSQL', inPostgres(postgres), thrown('53100', `could not extend file, ${password}`), 'full'],
    ['PostgreSQL', inPostgres(postgres), thrown('57014', 'canceling statement due to statement timeout'), 'timeout'],
    ['PostgreSQL', inPostgres(postgres), thrown('57P01', 'terminating connection'), 'lost'],
    ['PostgreSQL', inPostgres(postgres), thrown('', `cannot parse ${postgres.url}`), 'failed'],
    ['MySQL', inMysql(mysql), thrown('ER_RECORD_FILE_FULL', 'The table is full', 1114), 'full'],
    ['MySQL', inMysql(mysql), thrown('ER_DISK_FULL', 'Disk full', 1021), 'full'],
    ['MySQL', inMysql(mysql), thrown('PROTOCOL_CONNECTION_LOST', 'Connection lost'), 'lost'],
    ['MySQL', inMysql(mysql), thrown('ER_SOMETHING', `closed ${mysql.url}`, 4999), 'failed'],
    ['Redis', inRedis(redis), new Error("OOM command not allowed when used memory > 'maxmemory'."), 'full'],
    ['Redis', inRedis(redis), new Error('MISCONF Redis is configured to save RDB snapshots'), 'full'],
    ['Redis', inRedis(redis), new Error(`NOPERM this user has no permissions, ${password}`), 'privilege'],
    ['SQLite', inSqlite('sqlite:app.db'), thrown('SQLITE_FULL', 'database or disk is full'), 'full'],
    ['SQLite', inSqlite('sqlite:app.db'), thrown('ENOSPC', 'ENOSPC: no space left on device'), 'full'],
  ])('%s: %#', async (_name, translate, error, kind) => {
    const translated: unknown = await translate(() => Promise.reject(error)).catch((caught: unknown) => caught);
    expect(translated).toMatchObject({ name: 'StoreError', kind });
    expect(String(translated)).not.toContain(password);
  });
});

test('a profile that --write names and that does not exist is found out before anything is loaded', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dedup-planner-test-'));
  const { code, stderr } = await runInMemory(['measure', '--write', 'missing.yaml', '--rows', '1M'], { cwd: folder });
  expect(code).toBe(2);
  expect(stderr).toContain('missing.yaml');
  rmSync(folder, { recursive: true });
});
