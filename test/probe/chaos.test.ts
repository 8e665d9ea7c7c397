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
import { measuredStores } from './measured-stores.ts';
import { oneAtATime } from './one-at-a-time.ts';

// 200 connections that end badly, and a store that looks as before.

const program = fileURLToPath(new URL('../../node_modules/.cache/dedup-planner/chaos-child.mjs', import.meta.url));
const servers = measuredStores.filter(({ cutConnections }) => cutConnections !== undefined);
const connectionsOfEach = { killed: 30, late: 18, refused: 19 } as const;

let release = async (): Promise<void> => {};
beforeAll(async () => {
  release = await oneAtATime();
  await build({
    entryPoints: [fileURLToPath(new URL('chaos-child.ts', import.meta.url))],
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
  });
}, 600_000);
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

/** Kills a process with kill -9, some time after it has begun to load rows, or while it is still connecting. */
async function killed(child: ChildProcess, milliseconds: number): Promise<void> {
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await Promise.race([new Promise<void>((resolve) => child.stdout?.once('data', () => resolve())), pause(5000)]);
  await pause(milliseconds);
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
      await killed(child, round * 40);
    }
    for (let round = 0; round < connectionsOfEach.refused; round += 1) {
      const errors = await Promise.all(addresses.map((address) => failing(withWrongPassword(address), 5000)));
      for (const error of errors) {
        expect(error.kind).toBe('authentication');
        expect(`${error.message} ${error.advice}`).not.toContain('horse');
      }
    }
    for (let round = 0; round < connectionsOfEach.late; round += 1) {
      // Too little for one statement of 5,000 rows, somewhere between the first statement and the last.
      const errors = await Promise.all(addresses.map((address) => failing(address, 2 + round)));
      for (const error of errors) expect(['timeout', 'lost']).toContain(error.kind);
    }

    const found = await Promise.all(addresses.map((address) => clean(parseStore(address), defaultLimits)));
    expect(found.map(({ inUse }) => inUse)).toEqual(addresses.map(() => []));
    expect(found.every(({ removed }) => removed.length > 0)).toBe(true);
    expect(await Promise.all(servers.map(({ spaces }) => spaces()))).toEqual(servers.map(() => []));
  },
  180_000,
);
