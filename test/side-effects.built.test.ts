import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('importing the library prints nothing, opens nothing and lets the process end', () => {
  const script = `
    const before = Object.keys(globalThis).length;
    const listeners = () => ['exit', 'SIGINT', 'uncaughtException'].map((event) => process.listenerCount(event));
    const counts = listeners();
    await import('dedup-planner');
    if (Object.keys(globalThis).length !== before) throw new Error('globals changed');
    if (String(listeners()) !== String(counts)) throw new Error('listeners added');
    if (process.exitCode !== undefined) throw new Error('exit code set');
  `;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    timeout: 20_000,
  });
  expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: '', stderr: '' });
});
