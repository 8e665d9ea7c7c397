import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { runBuilt, starter } from './built-program.ts';
import { runInMemory } from './program.ts';

const shell = (line: string) => spawnSync('bash', ['-o', 'pipefail', '-c', line], { encoding: 'utf8' });
const program = `'${process.execPath}' '${starter}'`;

test.each([
  ['plan', '--preset', 'payments-ledger'],
  ['plan', '--preset', 'payments-ledger', '--set', 'inbox.store=postgres', '--format', 'json'],
  ['plan', '--preset', 'payments-ledger-queue', '--set', 'inbox.store=redis', '--format', 'markdown'],
  ['explain', 'inbox.bytes', '--preset', 'payments-ledger'],
  ['schema', 'plan'],
  ['presets'],
])('the built program prints what its source prints: %s %s %s %s', async (...argv) => {
  expect(runBuilt(argv)).toEqual(await runInMemory(argv));
});

test('a reader that stops reading is no error', () => {
  for (const command of ['plan --preset payments-ledger', 'schema', 'plan --help']) {
    const { status, stderr } = shell(`${program} ${command} | head -1`);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  }
});

test('a pipe gets everything, however much it is', () => {
  const { stdout } = shell(`${program} schema | (sleep 0.3; cat)`);
  expect(stdout.length).toBeGreaterThan(20_000);
  expect(() => JSON.parse(stdout) as unknown).not.toThrow();
});

test('a closed standard output does not hide the exit code', () => {
  const line = `${program} plan --preset payments-ledger --throughput -1/s | head -1`;
  expect(shell(line).status).toBe(2);
});

test('reads a profile from a pipe that has a name', () => {
  const { status, stdout } = shell(`${program} plan <(${program} presets show payments-ledger)`);
  expect(status).toBe(0);
  expect(stdout).toContain('145.152 GB');
});

test('an interrupt ends it as a shell expects: 130', async () => {
  const child = spawn(process.execPath, [starter, 'plan', '-'], { stdio: ['pipe', 'ignore', 'ignore'] });
  setTimeout(() => child.kill('SIGINT'), 500);
  const [code, signal]: unknown[] = await once(child, 'exit');
  // Ended by the signal itself, which a shell reports as 128 + 2.
  expect([code, signal]).toEqual([null, 'SIGINT']);
});
