import { afterEach, describe, expect, test } from 'vitest';
import type { Plan } from '../../src/model/plan-document.ts';
import { mysqlScript } from '../../src/report/ddl/mysql.ts';
import { postgresScript } from '../../src/report/ddl/postgres.ts';
import { renderDdl } from '../../src/report/ddl/index.ts';
import { available } from '../probe/services.ts';
import type { Database, DatabaseKind } from './database.ts';
import { mysql } from './mysql-database.ts';
import { planOf, queuePlan } from './plans.ts';
import { postgres } from './postgres-database.ts';

// Every other form of the printed SQL, on real servers.

const kinds: readonly DatabaseKind[] = [
  ...((await available('postgres')) ? [postgres] : []),
  ...((await available('mysql')) ? [mysql] : []),
];
const scriptOf = { postgres: postgresScript, mysql: mysqlScript } as const;

const open: Database[] = [];
afterEach(async () => {
  for (const database of open.splice(0)) await database.close();
});

async function opened({ service, open: openOn }: DatabaseKind, plan: Plan): Promise<Database> {
  const database = await openOn(scriptOf[service](plan), renderDdl(plan, service));
  open.push(database);
  return database;
}

test.runIf(kinds.length === 0)('is skipped, since neither PostgreSQL nor MySQL answers', () => {});

describe.each(kinds)('$name', (kind) => {
  const values = (count: number): string =>
    Array.from({ length: count }, (_, index) => `('key-${index}', '2026-03-01 00:00:00')`).join(', ');

  test('deletes rows older than the window, and only those, in as many batches as it takes', async () => {
    const retention = { kind: 'delete', interval: '1 s', batch: '100' };
    const session = await (await opened(kind, queuePlan({ retention }))).session();
    // 2,000 rows fall due a second: 20 batches of 100, and 40 are allowed.
    await session.run(`INSERT INTO inbox (message_key, received_at) VALUES ${values(4100)}`);
    await session.run(`INSERT INTO inbox (message_key, received_at) VALUES ('young', '2026-03-02 00:00:01')`);
    await session.run(`CALL clean_inbox('2026-03-09 00:00:00')`);
    expect(await session.numbers('SELECT count(*) FROM inbox')).toEqual([101]);
    await session.run(`CALL clean_inbox('2026-03-09 00:00:00')`);
    expect(await session.numbers('SELECT count(*) FROM inbox')).toEqual([1]);
  });

  test('makes and drops partitions of several days', async () => {
    const retention = { kind: 'drop-partitions', partition: '3 d' };
    const session = await (await opened(kind, queuePlan({ retention }))).session();
    await session.makePartitions('2026-03-10 12:00:00');
    for (const day of ['2026-03-03', '2026-03-10', '2026-03-13', '2026-03-15']) {
      expect(await session.remember(day, 'key'), day).toBe('new');
    }
    // Days since 1970 in threes: one partition holds 2 to 4 March.
    await session.dropPartitions('2026-03-11 23:59:59');
    expect(await session.remember('2026-03-03', 'key')).toBe('duplicate');
    await session.dropPartitions('2026-03-12 00:00:00');
    expect(await session.remember('2026-03-03', 'key')).toBe('no-partition');
    expect(await session.remember('2026-03-10', 'key')).toBe('duplicate');
  });

  test('makes and drops partitions of an hour', async () => {
    const retention = { kind: 'drop-partitions', partition: '1 h' };
    const session = await (await opened(kind, queuePlan({ window: '6 h', retention }))).session();
    await session.makePartitions('2026-03-10 12:30:00');
    const slots = ['2026-03-10 06:00:00', '2026-03-10 12:00:00', '2026-03-10 14:00:00'];
    for (const slot of slots) expect(await session.remember(slot, 'key'), slot).toBe('new');
    await session.dropPartitions('2026-03-10 12:59:59');
    expect(await session.remember('2026-03-10 06:00:00', 'key')).toBe('duplicate');
    await session.dropPartitions('2026-03-10 13:00:00');
    expect(await session.remember('2026-03-10 06:00:00', 'key')).toBe('no-partition');
    expect(await session.remember('2026-03-10 12:00:00', 'key')).toBe('duplicate');
  });

  test.each([
    ['external-call', { idempotencyKeyWindow: '24 h' }],
    ['absolute', {}],
  ])('takes the SQL for an effect of kind %s', async (effectKind, more) => {
    const effect = { kind: effectKind, harm: 'financial', transactional: effectKind === 'absolute', ...more };
    await opened(kind, planOf({ source: { kind: 'queue' }, effect }));
  });
});

const mysqlOnly = kinds.filter(({ service }) => service === 'mysql');

describe.each(mysqlOnly)('the traps of $name', (kind) => {
  test('RANGE partitions would take a key whose partition was dropped a second time', async () => {
    const session = await (await opened(kind, queuePlan())).session();
    await session.run(`CREATE TABLE by_range (event_date date NOT NULL, message_key varbinary(30) NOT NULL,
      PRIMARY KEY (message_key, event_date)) PARTITION BY RANGE COLUMNS (event_date) (
        PARTITION p10 VALUES LESS THAN ('2026-03-11'), PARTITION p11 VALUES LESS THAN ('2026-03-12'))`);
    const insert = `INSERT INTO by_range VALUES ('2026-03-10', 'payment-1')`;
    await session.run(insert);
    await session.run('ALTER TABLE by_range DROP PARTITION p10');
    // No error: the lowest partition takes everything below its bound.
    await session.run(insert);
    expect(await session.numbers('SELECT count(*) FROM by_range')).toEqual([1]);
  });

  test('a unique key without the partition column is refused', async () => {
    const session = await (await opened(kind, queuePlan())).session();
    const create = session.run(`CREATE TABLE refused (event_date date NOT NULL, message_key varbinary(30) NOT NULL,
      PRIMARY KEY (message_key)) PARTITION BY LIST COLUMNS (event_date) (PARTITION p VALUES IN ('2026-03-10'))`);
    await expect(create).rejects.toMatchObject({ errno: 1503 });
  });

  test('INSERT IGNORE swallows a missing partition, and the message with it', async () => {
    const session = await (await opened(kind, queuePlan())).session();
    await session.run(`INSERT IGNORE INTO inbox (message_key, event_date) VALUES ('payment-1', '2020-01-01')`);
    expect(await session.numbers('SELECT count(*) FROM inbox')).toEqual([0]);
  });
});
