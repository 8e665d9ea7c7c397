import { describe, expect, test } from 'vitest';
import { runInMemory } from '../cli/program.ts';
import { pendingReports, publicReports } from './public-reports.ts';

/** The ids of every public report that was collected; none may be forgotten. */
const collected = [
  'worked-example nsb-778 nsb-575 nsb-docs-1369 ledger-6749 ledger-6749-partition drain-6842 wolverine-3116 cap-689',
  'cap-1771 webhooks-509 rows-1600M retention-3y rate-contradiction redis-84M rabbit-plugin-44 rabbit-plugin-122',
  'clickhouse-windows redis-idmp dotnet-1691 librdkafka-1958 vector-25764 knative-2240 poll-500 txn-11h celery-copies',
  'eventhubs-64 segment pinot-10571 creem-166 stripe-30d inbox-107 sweep-1299 oban-731 axon-4825 shipfox-309 window-90d',
  'jetstream-fixed swallowed-retry servicebus-default wolverine-1725 dynamodb-ttl rocksdb-space bloom-redis',
].flatMap((line) => line.split(' '));

const settings = (given: Readonly<Record<string, string>>): string[] =>
  Object.entries(given).flatMap(([path, text]) => ['--set', `${path}=${text}`]);

test('every collected report is either reproduced or listed as pending with a reason', () => {
  const known = [...publicReports.map(({ id }) => id), ...Object.keys(pendingReports)];
  expect(known.toSorted()).toEqual(collected.toSorted());
  for (const reason of Object.values(pendingReports)) expect(reason).not.toBe('');
});

describe.each(publicReports)('$id: $about ($source)', ({ runs, tolerance }) => {
  test.each(runs)('run %#', async ({ given, expect: expected = {}, says = [] }) => {
    const json = await runInMemory(['plan', '--format', 'json', ...settings(given)]);
    expect(json.stderr).toBe('');
    expect(json.code).toBe(0);
    const plan: { figures: Record<string, { value: number }> } = JSON.parse(json.stdout);
    for (const [figure, value] of Object.entries(expected)) {
      const actual = plan.figures[figure]?.value ?? Number.NaN;
      expect(Math.abs(actual / value - 1), `${figure} is ${actual}, the report says ${value}`).toBeLessThanOrEqual(
        Math.max(tolerance, 1e-12),
      );
    }
    const text = await runInMemory(['plan', '--width', '500', ...settings(given)]);
    for (const words of says) expect(text.stdout.replaceAll(/\s+/g, ' ').toLowerCase()).toContain(words.toLowerCase());
  });
});
