// Prints model against measured for the key shapes that were measured for the model, on PGlite and on the servers of
// this machine, as one Markdown table. It runs the built command line as a user does: `npm run build` first.
//   npm run bench:stores -- --rows 1M        more rows: the fill of random keys swings less
//   npm run bench:stores -- --only mysql     one store
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const starter = fileURLToPath(new URL('../bin/dedup-planner.js', import.meta.url));
const { values: options } = parseArgs({ options: { rows: { type: 'string' }, only: { type: 'string' } } });

const stores = {
  pglite: { address: 'pglite', rows: '200k' },
  postgres: {
    address: process.env['TEST_POSTGRES_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres',
    rows: '500k',
  },
  mysql: { address: process.env['TEST_MYSQL_URL'] ?? 'mysql://root@127.0.0.1:3306', rows: '1M' },
  redis: { address: process.env['TEST_REDIS_URL'] ?? 'redis://127.0.0.1:6379', rows: '200k' },
  sqlite: { address: 'sqlite:bench.db', rows: '200k' },
};

const relational = ['pglite', 'postgres', 'mysql', 'sqlite'];
const postgres = ['pglite', 'postgres'];
const text = ['--key-type', 'text', '--key-length', '30'];
const churned = ['--churn', '3', '--delete-batch', '1 in 24'];
/** A turnover takes its time; InnoDB takes whole extents of 1 MiB, which make small tables look fat. */
const churnedRows = { mysql: '400k', others: '100k' };

/** @type {readonly (readonly [shape: string, flags: readonly string[], stores: readonly string[]])[]} */
const shapes = [
  ['text 30, ascending', [...text, '--order', 'ascending'], relational],
  ['text 30, random', [...text, '--order', 'random'], [...relational, 'redis']],
  ['text 30, 2 streams', [...text, '--order', 'ascending', '--streams', '2'], postgres],
  ['text 30, 24 streams', [...text, '--order', 'ascending', '--streams', '24'], [...postgres, 'mysql']],
  ['text 30, jitter 200', [...text, '--order', 'ascending', '--jitter', '200'], ['postgres', 'mysql']],
  ['text 30, jitter 5,000', [...text, '--order', 'ascending', '--jitter', '5000'], ['postgres', 'mysql']],
  ['text 30, time-ordered', [...text, '--order', 'time-ordered'], ['postgres']],
  ['text 64, random', ['--key-length', '64', '--order', 'random'], [...postgres, 'redis']],
  ['uuid, random', ['--key-type', 'uuid', '--order', 'random'], [...relational, 'redis']],
  ['uuid, time-ordered', ['--key-type', 'uuid', '--order', 'time-ordered'], ['postgres', 'mysql']],
  ['bigint, ascending', ['--key-type', 'bigint', '--order', 'ascending'], relational],
  ['bigint, random', ['--key-type', 'bigint', '--order', 'random'], ['postgres', 'mysql']],
  [
    '(int, bigint), 24 streams',
    ['--set', 'inbox.key.columns=[{type: int}, {type: bigint}]', '--order', 'ascending', '--streams', '24'],
    postgres,
  ],
  [
    '(text 12, text 30), 24 streams',
    [
      '--set',
      'inbox.key.columns=[{type: text, length: 12}, {type: text, length: 30}]',
      '--order',
      'ascending',
      '--streams',
      '24',
    ],
    ['postgres'],
  ],
  [
    'text 30, ascending, index on received_at',
    [...text, '--order', 'ascending', '--set', 'inbox.indexes=[{type: timestamp}]'],
    relational,
  ],
  [
    'text 30, ascending, response of 200 B',
    [...text, '--order', 'ascending', '--set', 'inbox.columns=[{type: bytes, length: 200}]'],
    ['postgres', 'mysql', 'redis'],
  ],
  ['text 30, ascending, 3 windows, vacuum each', [...text, '--order', 'ascending', ...churned], ['postgres', 'mysql']],
  [
    'text 30, ascending, 3 windows, autovacuum',
    [...text, '--order', 'ascending', ...churned, '--vacuum', 'autovacuum'],
    ['postgres'],
  ],
  ['text 30, random, 3 windows, vacuum each', [...text, '--order', 'random', ...churned], ['postgres', 'mysql']],
  [
    'text 30, random, 3 windows, autovacuum',
    [...text, '--order', 'random', ...churned, '--vacuum', 'autovacuum'],
    ['postgres'],
  ],
];

/** @typedef {{ part: string, modelledBytesPerRow?: number, measuredBytesPerRow: number, error?: number }} Part */
/** @typedef {{ server: string, rows: number, parts: readonly Part[], total: Part }} Measured */

/**
 * @param {string} store
 * @param {readonly string[]} flags
 * @returns {Measured}
 */
function measured(store, flags) {
  const { address, rows } = Object.entries(stores).find(([name]) => name === store)?.[1] ?? {
    address: store,
    rows: '200k',
  };
  const fewer = flags.includes('--churn') ? churnedRows[store === 'mysql' ? 'mysql' : 'others'] : rows;
  const count = ['--rows', options.rows ?? fewer];
  const args = [starter, 'measure', '--store', address, '--format', 'json', ...count, ...flags];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${store} ended with ${status}: ${stderr}`);
  return JSON.parse(stdout);
}

/** @param {number | undefined} value */
const bytes = (value) => (value === undefined ? 'n/a' : value.toFixed(1));

/** @param {number | undefined} error */
const percent = (error) => (error === undefined ? 'n/a' : `${error > 0 ? '+' : ''}${(100 * error).toFixed(1)}%`);

/** @param {Part} part */
const pair = ({ modelledBytesPerRow, measuredBytesPerRow }) =>
  `${bytes(modelledBytesPerRow)} / ${bytes(measuredBytesPerRow)}`;

console.log('| key | store | rows | heap, model / measured | unique index | other indexes | all, B/row | error |');
console.log('| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |');
for (const [shape, flags, on] of shapes) {
  for (const store of on.filter((name) => options.only === undefined || name === options.only)) {
    const { server, rows, parts, total } = measured(store, flags);
    /** @param {(name: string) => boolean} matches */
    const cell = (matches) =>
      parts
        .filter(({ part }) => matches(part))
        .map(pair)
        .join('; ');
    const cells = [
      shape,
      server,
      rows.toLocaleString('en'),
      cell((part) => part === 'heap' || part === 'clustered row'),
      cell((part) => part === 'unique index'),
      cell((part) => part.startsWith('index')),
      pair(total),
      percent(total.error),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
}
