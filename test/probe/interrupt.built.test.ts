import { spawn } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { starter } from '../cli/built-program.ts';
import { measuredStores, prepareStores } from './measured-stores.ts';

let release = async (): Promise<void> => {};
beforeAll(async () => {
  release = await prepareStores();
}, 900_000);
afterAll(() => release());

interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs `measure` with far more rows than there is time for, and sends a signal when its space stands. */
async function measuring(
  address: string,
  spaces: () => Promise<readonly string[]>,
  signal?: NodeJS.Signals,
): Promise<Ended> {
  const child = spawn(process.execPath, [
    starter,
    'measure',
    '--store',
    address,
    '--rows',
    '20M',
    '--order',
    'ascending',
  ]);
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (text: Buffer) => (output.stdout += text.toString()));
  child.stderr.on('data', (text: Buffer) => (output.stderr += text.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const early = ended.then(() => Promise.reject(new Error(`ended by itself: ${output.stderr}`)));
  while ((await Promise.race([spaces(), early])).length === 0) await pause(20);
  await pause(150);
  early.catch(() => {});
  if (signal !== undefined) child.kill(signal);
  const late = setTimeout(() => child.kill('SIGKILL'), 20_000);
  const code = await ended;
  clearTimeout(late);
  return { code, ...output };
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

function run(...argv: readonly string[]): Promise<Ended> {
  const child = spawn(process.execPath, [starter, ...argv]);
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (text: Buffer) => (output.stdout += text.toString()));
  child.stderr.on('data', (text: Buffer) => (output.stderr += text.toString()));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, ...output })));
}

describe.each(measuredStores)('measure --store with $name', { timeout: 60_000 }, ({ address, spaces }) => {
  test.each(['SIGINT', 'SIGTERM'] as const)('leaves nothing behind after %s, and exits with 130', async (signal) => {
    const { code, stdout, stderr } = await measuring(address, spaces, signal);
    expect(stderr).toBe('Cancelled; what the run had created was removed.\n');
    expect(stdout).toBe('');
    expect(code).toBe(130);
    expect(await spaces()).toEqual([]);
  });

  test('leaves what --clean finds and removes when it is killed', async () => {
    await measuring(address, spaces, 'SIGKILL');
    expect(await spaces()).not.toEqual([]);
    const first = await run('measure', '--clean', '--store', address);
    expect(first).toEqual({
      code: 0,
      stdout: expect.stringMatching(/^removed dedup_planner_\w+, created \S+Z\n$/),
      stderr: '',
    });
    expect(await spaces()).toEqual([]);
    const second = await run('measure', '--clean', '--store', address);
    expect(second.stdout).toMatch(/^nothing was left behind in /);
  });
});

test('PGlite is measured with nothing installed, silently in a pipe', async () => {
  const { code, stdout, stderr } = await run('measure', '--rows', '20k', '--order', 'ascending', '--format', 'json');
  expect(stderr).toBe('');
  expect(code).toBe(0);
  const document: unknown = JSON.parse(stdout);
  expect(document).toMatchObject({
    schema: 'dedup-planner/measurement/v1',
    server: expect.stringMatching(/^PGlite \(PostgreSQL 18/),
    rows: 20_000,
    parts: [{ part: 'heap' }, { part: 'unique index' }],
    total: { modelledBytesPerRow: expect.closeTo(117.8, 0), measuredBytesPerRow: expect.closeTo(119, 0) },
  });
}, 60_000);
