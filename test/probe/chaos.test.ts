import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clean } from '../../src/probe/clean.ts';
import { defaultLimits } from '../../src/probe/limits.ts';
import { measure } from '../../src/probe/measure.ts';
import { StoreError } from '../../src/probe/store-error.ts';
import { parseStore } from '../../src/probe/store-url.ts';
import { measuredStores, prepareStores } from './measured-stores.ts';

// 200 connections that end badly, and a store that looks as before.

const program = fileURLToPath(new URL('../../node_modules/.cache/dedup-planner/chaos-child.mjs', import.meta.url));
const servers = measuredStores.filter(({ cutConnections }) => cutConnections !== undefined);
const connectionsOfEach = { killed: 30, late: 18, refused: 19 } as const;

let release = async (): Promise<void> => {};
beforeAll(async () => {
  release = await prepareStores();
  await build({
    entryPoints: [fileURLToPath(new URL('chaos-child.ts', import.meta.url))],
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
  });
}, 900_000);
afterAll(async () => {
  rmSync(program, { force: true });
  await release();
});

const shape = {
  keyColumns: [{ type: 'text', length: 30 }],
  order: 'ascending',
  streams: 1,
  jitter: 0,
  columns: [],
  indexes: [],
} as const;

/** Kills a process with kill -9, when it loads rows into every store or, in odd rounds, while it may still connect. */
async function killed(child: ChildProcess, round: number): Promise<void> {
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  if (round % 2 === 0) await new Promise<void>((resolve) => child.stdout?.once('data', () => resolve()));
  await pause(round * 100);
  child.kill('SIGKILL');
  await ended;
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function failing(address: string, statementMilliseconds: number): Promise<StoreError> {
  const limits = { ...defaultLimits, statementMilliseconds };
  const request = { address: parseStore(address), shape, rows: 100_000, limits, onProgress: () => {} };
  try {
    await measure({ ...request, signal: new AbortController().signal });
  } catch (error) {
    if (error instanceof StoreError) return error;
    throw error;
  }
  throw new Error(`${address} was measured, and should not have been`);
}

/** Every address so many times. */
const repeated = (rounds: number, addresses: readonly string[]) =>
  Array.from({ length: rounds }, (_, round) => addresses.map((address) => ({ address, round }))).flat();

/** The address with a user that does not exist and a password. */
function withWrongPassword(address: string): string {
  const url = new URL(address);
  url.username = 'nobody_of_this_name';
  url.password = 'correct-horse-battery';
  return url.href;
}

test.skipIf(servers.length === 0)(
  '200 connections of chaos leave no object behind after a clean-up',
  async () => {
    const addresses = servers.map(({ address }) => address);
    const perChild = 5;
    const children = connectionsOfEach.killed / perChild;
    for (let round = 0; round < children; round += 1) {
      const all = addresses.flatMap((address) => Array.from({ length: perChild }, () => address));
      const child = spawn(process.execPath, [program, ...all], { stdio: ['ignore', 'pipe', 'ignore'] });
      await killed(child, round);
    }
    const refused = repeated(connectionsOfEach.refused, addresses).map(({ address }) =>
      failing(withWrongPassword(address), 20_000),
    );
    for (const error of await Promise.all(refused)) {
      expect(error.kind).toBe('authentication');
      expect(`${error.message} ${error.advice}`).not.toContain('horse');
    }
    for (let first = 0; first < connectionsOfEach.late; first += 6) {
      // Too little for a statement of 5,000 rows, somewhere between the first statement and the last.
      const late = repeated(6, addresses).map(({ address, round }) => failing(address, 2 + first + round));
      for (const error of await Promise.all(late)) expect(['timeout', 'lost']).toContain(error.kind);
    }

    const found = await Promise.all(addresses.map((address) => clean(parseStore(address), defaultLimits)));
    expect(found.map(({ inUse }) => inUse)).toEqual(addresses.map(() => []));
    expect(Math.min(...found.map(({ removed }) => removed.length))).toBeGreaterThanOrEqual(3 * perChild);
    expect(await Promise.all(servers.map(({ spaces }) => spaces()))).toEqual(servers.map(() => []));
  },
  300_000,
);
