import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mysqlScript } from '../../src/report/ddl/mysql.ts';
import { postgresScript } from '../../src/report/ddl/postgres.ts';
import { renderDdl } from '../../src/report/ddl/index.ts';
import { available } from '../probe/services.ts';
import type { Database, DatabaseKind, Session } from './database.ts';
import { mysql } from './mysql-database.ts';
import { logPlan, queuePlan } from './plans.ts';
import { postgres } from './postgres-database.ts';

// The argument for the recommended designs, made with the SQL that `ddl` prints, on real servers.

const kinds: readonly DatabaseKind[] = [
  ...((await available('postgres')) ? [postgres] : []),
  ...((await available('mysql')) ? [mysql] : []),
];

const scriptOf = { postgres: postgresScript, mysql: mysqlScript } as const;

/** One delivery, as the script says that a consumer handles it. */
async function deliver(session: Session, day: string, key: string): Promise<string> {
  await session.begin();
  const remembered = await session.remember(day, key);
  if (remembered !== 'new') {
    await session.rollback();
    return remembered;
  }
  await session.effect(10);
  await session.commit();
  return 'applied';
}

/** One record, with the narrow key check in the same transaction. */
async function apply(session: Session, offset: number, key: string): Promise<string> {
  await session.begin();
  if (!(await session.advance(offset))) {
    await session.rollback();
    return 'redelivered';
  }
  const remembered = await session.remember('2026-03-10 12:00:00', key);
  if (remembered === 'new') await session.effect(10);
  await session.commit();
  return remembered;
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

test.runIf(kinds.length === 0)('is skipped, since neither PostgreSQL nor MySQL answers', () => {});

describe.each(kinds)('the keyed inbox of $name', ({ service, open }) => {
  let database: Database;
  let session: Session;
  const plan = queuePlan();

  beforeAll(async () => {
    database = await open(scriptOf[service](plan), renderDdl(plan, service));
    session = await database.session();
  });
  afterAll(() => database.close());

  beforeEach(async () => {
    await session.run('DELETE FROM inbox');
    await session.run('UPDATE account SET balance = 0');
    await session.makePartitions('2026-03-10 12:00:00');
  });

  test('gives a redelivery inside the window no second effect, also the day after', async () => {
    expect(await deliver(session, '2026-03-10', 'payment-1')).toBe('applied');
    expect(await deliver(session, '2026-03-10', 'payment-1')).toBe('duplicate');
    // The day after the partitions have moved on; the event still carries its own date.
    await session.makePartitions('2026-03-11 12:00:00');
    await session.dropPartitions('2026-03-11 12:00:00');
    expect(await deliver(session, '2026-03-10', 'payment-1')).toBe('duplicate');
    expect(await database.balance()).toBe(10);
  });

  test('keeps messages apart whose keys differ in case or in a space at the end', async () => {
    for (const key of ['a', 'A', 'a ', 'ä']) expect(await deliver(session, '2026-03-10', key)).toBe('applied');
    expect(await database.balance()).toBe(40);
  });

  test('gives two consumers at once one effect, when the first was only slow', async () => {
    const second = await database.session();
    await session.begin();
    expect(await session.remember('2026-03-10', 'payment-2')).toBe('new');
    // The lease ran out while the first consumer was paused: the broker hands the message to a second one.
    const waiting = deliver(second, '2026-03-10', 'payment-2');
    await pause(100);
    await session.effect(10);
    await session.commit();
    expect(await waiting).toBe('duplicate');
    expect(await database.balance()).toBe(10);
  });

  test('gives two consumers at once one effect, when the first is gone for good', async () => {
    const paused = await database.session();
    await paused.begin();
    expect(await paused.remember('2026-03-10', 'payment-3')).toBe('new');
    await paused.effect(10);
    const waiting = deliver(session, '2026-03-10', 'payment-3');
    await pause(100);
    paused.crash();
    expect(await waiting).toBe('applied');
    await expect(paused.commit()).rejects.toThrow();
    expect(await database.balance()).toBe(10);
  });

  test('leaves no effect after a crash before the commit, and one after the redelivery', async () => {
    const crashing = await database.session();
    await crashing.begin();
    await crashing.remember('2026-03-10', 'payment-4');
    await crashing.effect(10);
    crashing.crash();
    expect(await database.balance()).toBe(0);
    expect(await deliver(session, '2026-03-10', 'payment-4')).toBe('applied');
    expect(await database.balance()).toBe(10);
  });

  test('answers a key whose partition was dropped with an error, and not with a second effect', async () => {
    expect(await deliver(session, '2026-03-10', 'payment-5')).toBe('applied');
    await session.makePartitions('2026-03-19 12:00:00');
    await session.dropPartitions('2026-03-19 12:00:00');
    expect(await session.numbers('SELECT count(*) FROM inbox')).toEqual([0]);
    expect(await deliver(session, '2026-03-10', 'payment-5')).toBe('no-partition');
    expect(await database.balance()).toBe(10);
    await session.makePartitions('2026-03-10 12:00:00');
  });

  test('keeps a partition for as long as its last event may be redelivered', async () => {
    expect(await deliver(session, '2026-03-10', 'payment-6')).toBe('applied');
    await session.dropPartitions('2026-03-17 23:59:59');
    expect(await deliver(session, '2026-03-10', 'payment-6')).toBe('duplicate');
    await session.dropPartitions('2026-03-18 00:00:00');
    expect(await deliver(session, '2026-03-10', 'payment-6')).toBe('no-partition');
  });

  test('takes an event whose clock is a day ahead', async () => {
    expect(await deliver(session, '2026-03-12', 'payment-7')).toBe('applied');
  });
});

describe.each(kinds)('the naive forms in $name', ({ service, open }) => {
  let database: Database;

  beforeAll(async () => {
    const plan = queuePlan();
    database = await open(scriptOf[service](plan), renderDdl(plan, service));
  });
  afterAll(() => database.close());

  test('fail by reading before the insert: two consumers at once both find nothing', async () => {
    const [first, second] = [await database.session(), await database.session()];
    await first.run('CREATE TABLE naive (message_key varchar(30) NOT NULL)');
    for (const session of [first, second]) {
      await session.begin();
      expect(await session.numbers("SELECT count(*) FROM naive WHERE message_key = 'payment-1'")).toEqual([0]);
    }
    for (const session of [first, second]) {
      await session.run("INSERT INTO naive VALUES ('payment-1')");
      await session.effect(10);
      await session.commit();
    }
    expect(await database.balance()).toBe(20);
  });

  test('fail with received_at in the key: the same key is accepted again a moment later', async () => {
    const session = await database.session();
    const stamp =
      service === 'postgres'
        ? 'timestamptz NOT NULL DEFAULT clock_timestamp()'
        : 'datetime(6) NOT NULL DEFAULT current_timestamp(6)';
    await session.run(
      `CREATE TABLE by_arrival (message_key varchar(30), received_at ${stamp}, PRIMARY KEY (message_key, received_at))`,
    );
    await session.run("INSERT INTO by_arrival (message_key) VALUES ('payment-1')");
    await pause(5);
    await session.run("INSERT INTO by_arrival (message_key) VALUES ('payment-1')");
    expect(await session.numbers('SELECT count(*) FROM by_arrival')).toEqual([2]);
  });
});

describe.each(kinds)('the stored position of $name', ({ service, open }) => {
  let database: Database;
  let owner: Session;
  const plan = logPlan();

  beforeAll(async () => {
    database = await open(scriptOf[service](plan), renderDdl(plan, service));
    owner = await database.session();
    await owner.startPosition(-1);
    await owner.startPosition(-1);
    await owner.makePartitions('2026-03-10 12:00:00');
  });
  afterAll(() => database.close());

  test('applies each offset once', async () => {
    expect(await apply(owner, 0, 'a')).toBe('new');
    expect(await apply(owner, 0, 'a')).toBe('redelivered');
    expect(await apply(owner, 1, 'b')).toBe('new');
    expect(await database.balance()).toBe(20);
  });

  test('moves past a key that upstream sent again, without a second effect', async () => {
    expect(await apply(owner, 2, 'b')).toBe('duplicate');
    expect(await owner.numbers('SELECT applied_offset FROM consumer_position')).toEqual([2]);
    expect(await database.balance()).toBe(20);
  });

  test('lets the update of a stale owner change nothing', async () => {
    const stale = await database.session();
    await stale.begin();
    // The stale owner sleeps with offset 3 in its hands; the new owner applies 3 and 4.
    expect(await apply(owner, 3, 'c')).toBe('new');
    expect(await apply(owner, 4, 'd')).toBe('new');
    expect(await stale.advance(3)).toBe(false);
    await stale.rollback();
    expect(await owner.numbers('SELECT applied_offset FROM consumer_position')).toEqual([4]);
    expect(await database.balance()).toBe(40);
  });

  test('lets one of two owners at once apply a record', async () => {
    const other = await database.session();
    await owner.begin();
    expect(await owner.advance(5)).toBe(true);
    const waiting = apply(other, 5, 'e');
    await pause(100);
    expect(await owner.remember('2026-03-10 12:00:00', 'e')).toBe('new');
    await owner.effect(10);
    await owner.commit();
    expect(await waiting).toBe('redelivered');
    expect(await database.balance()).toBe(50);
  });
});
