import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runInMemory } from '../cli/program.ts';
import { measuredStores, prepareStores } from './measured-stores.ts';

let release = async (): Promise<void> => {};
const folder = mkdtempSync(join(tmpdir(), 'dedup-planner-test-'));
beforeAll(async () => {
  release = await prepareStores();
}, 900_000);
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await release();
});

const sqlite = ['measure', '--store', 'sqlite:app.db', '--rows', '20k', '--order', 'ascending'];

test('prints model beside measured', async () => {
  const { code, stdout, stderr } = await runInMemory(sqlite, { cwd: folder });
  expect(stderr).toBe('');
  expect(code).toBe(0);
  expect(
    stdout
      .replaceAll(/-?\d+\.\d+%/g, 'N%')
      .replaceAll(/\d+\.\d+/g, 'N')
      .replaceAll(/ {2,}/g, ' '),
  ).toMatchInlineSnapshot(`
    "SQLite N.4: 20,000 rows, key text 30, ascending
     Fresh: nothing was deleted.

     part model, B/row measured, B/row error fill
     clustered row N N N% N%
    "
  `);
});

test('prints Markdown', async () => {
  const { stdout } = await runInMemory([...sqlite, '--format', 'markdown'], { cwd: folder });
  expect(stdout).toMatch(
    /^## SQLite [\d.]+: 20,000 rows, key text 30, ascending\n\nFresh: nothing was deleted\.\n\n\| part \| /,
  );
});

test('takes the shape from a profile, and writes the measured row size into it', async () => {
  const before = `# our ledger
workload:
  throughput: 2000 msg/s
source:
  kind: queue
inbox:
  window: 7 d
  rowSize: 120 B # a guess
  key:
    type: uuid # v7
    order: time-ordered
`;
  writeFileSync(join(folder, 'service.yaml'), before);
  const flags = ['measure', 'service.yaml', '--store', 'sqlite:app.db', '--rows', '20k', '--churn', '1'];
  const { code, stderr } = await runInMemory([...flags, '--write', 'service.yaml'], { cwd: folder });
  expect(code).toBe(0);
  expect(stderr).toBe('inbox.rowSize of service.yaml is what was measured now.\n');
  const after = readFileSync(join(folder, 'service.yaml'), 'utf8');
  const changed = after.split('\n').filter((line) => !before.split('\n').includes(line));
  expect(changed).toEqual([
    '  # a guess',
    expect.stringMatching(
      /^ {2}rowSize: \d+\.\d B # measured \d{4}-\d\d-\d\d on SQLite [\d.]+: 20,000 rows, key uuid, time-ordered, after 1 window of churn$/,
    ),
  ]);
  const planned = await runInMemory(['plan', 'service.yaml', '--format', 'json'], { cwd: folder });
  expect(planned.code).toBe(0);
  expect(readdirSync(folder)).toEqual(['service.yaml']);
});

test.each([
  [['--rows', '10'], '--rows: "10" is out of range\n  expected from 1,000 rows to 50,000,000 rows\n'],
  [['--rows', 'many'], '--rows: "many" '],
  [['--churn', '-1'], '--churn: '],
  [['--vacuum', 'never'], '--vacuum: "never" is not known here\n  expected one of after-batch, autovacuum\n'],
  [['--key-type', 'float'], '--key-type: '],
  [
    ['--set', 'inbox.indexes=[{type: int}]', '--store', 'sqlite:app.db'],
    'inbox.indexes has an index on a column of type int',
  ],
])('says what is wrong with %j', async (flags, message) => {
  const { code, stdout, stderr } = await runInMemory(['measure', ...flags], { cwd: folder });
  expect([2, 3]).toContain(code);
  expect(stdout).toBe('');
  expect(stderr).toContain(message);
});

const loads: Readonly<Record<string, { readonly rows: string; readonly tolerance: number }>> = {
  PostgreSQL: { rows: '60k', tolerance: 0.015 },
  // InnoDB takes whole extents of 1 MiB: small tables look fat.
  MariaDB: { rows: '400k', tolerance: 0.06 },
  Redis: { rows: '60k', tolerance: 0.01 },
  SQLite: { rows: '60k', tolerance: 0.015 },
};

function errorIn(document: unknown): number {
  if (typeof document !== 'object' || document === null || !('total' in document)) return Number.NaN;
  const { total } = document;
  return typeof total === 'object' && total !== null && 'error' in total ? Number(total.error) : Number.NaN;
}

describe.each(measuredStores)('the model of $name', { timeout: 60_000 }, ({ name, address }) => {
  test('agrees with what ascending keys take', async () => {
    const { rows, tolerance } = loads[name] ?? { rows: '60k', tolerance: 0 };
    const flags = ['--rows', rows, '--order', 'ascending', '--format', 'json'];
    const { stdout, stderr } = await runInMemory(['measure', '--store', address, ...flags]);
    expect(stderr).toBe('');
    expect(Math.abs(errorIn(JSON.parse(stdout)))).toBeLessThan(tolerance);
  });
});
