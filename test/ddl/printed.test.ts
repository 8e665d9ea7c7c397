import { describe, expect, test } from 'vitest';
import { renderDdl } from '../../src/report/ddl/index.ts';
import { logPlan, planOf, queuePlan } from './plans.ts';
import { statementsOf } from './statements-of.ts';

describe.each(['postgres', 'mysql'] as const)('the SQL for %s', (dialect) => {
  test('of a queue is a partitioned inbox', () => {
    expect(renderDdl(queuePlan(), dialect)).toMatchSnapshot();
  });

  test('of a log is a stored position with a narrow key check in partitions of an hour', () => {
    const printed = renderDdl(logPlan(), dialect);
    expect(printed).toMatchSnapshot();
    expect(printed).toContain('event_slot');
  });

  test('deletes in batches that keep up when the profile asks for deletes', () => {
    const retention = { kind: 'delete', interval: '1 min', batch: '5000', batchesPerRun: 10 };
    const printed = renderDdl(queuePlan({ retention }), dialect);
    // 120,000 rows fall due a minute: 24 batches of 5,000, and as many again for a backlog.
    expect(printed).toContain('24 batches of 5000. A run may do 48');
    expect(printed.replaceAll('\n-- ', ' ')).toContain('The profile allows 10 batches a run: fewer than fall due');
    expect(printed).toContain(dialect === 'postgres' ? 'IN 1..48 LOOP' : 'batches < 48 DO');
    expect(printed).not.toContain('PARTITION');
  });

  test('keeps the columns and the handler of the profile', () => {
    const effect = { kind: 'relative', harm: 'financial', transactional: true };
    const inbox = {
      key: { columns: [{ type: 'uuid' }, { type: 'bigint' }] },
      columns: [{ type: 'bytes', length: '200 B' }],
    };
    const workload = { throughput: '10 msg/s', handlers: 3 };
    const printed = renderDdl(planOf({ workload, source: { kind: 'queue' }, effect, inbox }), dialect);
    for (const name of ['handler', 'key_1', 'key_2', 'column_1']) expect(printed).toContain(`  ${name} `);
  });

  test.each([
    ['external-call', { idempotencyKeyWindow: '24 h' }, 'provider_call'],
    ['absolute', {}, 'entity_state'],
  ])('of an effect of kind %s is %s', (kind, more, table) => {
    const effect = { kind, harm: 'financial', transactional: kind === 'absolute', ...more };
    expect(renderDdl(planOf({ source: { kind: 'queue' }, effect }), dialect)).toContain(`CREATE TABLE ${table}`);
  });

  test('of a design without state is a comment that says so', () => {
    const printed = renderDdl(
      planOf({ source: { kind: 'queue' }, effect: { kind: 'relative', harm: 'none' } }),
      dialect,
    );
    expect(printed).toContain('there is no SQL to run');
    expect(statementsOf(printed)).toEqual([]);
  });

  test('cannot be broken out of by a name in the profile', () => {
    const plan = queuePlan();
    const printed = renderDdl({ ...plan, profile: { ...plan.profile, name: 'x\nDROP TABLE inbox; --' } }, dialect);
    for (const line of printed.split('\n').filter((text) => text.includes('DROP TABLE inbox;'))) {
      expect(line).toMatch(/^-- /);
    }
  });
});
