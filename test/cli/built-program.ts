import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Outcome, World } from './program.ts';

/** The file that npm links as the command. */
export const starter = fileURLToPath(new URL('../../bin/dedup-planner.js', import.meta.url));

/** Runs the built program as a process of its own, as a user does. */
export function runBuilt(argv: readonly string[], world: Omit<World, 'terminal'> = {}): Outcome {
  const { status, stdout, stderr } = spawnSync(process.execPath, [starter, ...argv], {
    input: world.stdin ?? '',
    env: { PATH: process.env['PATH'], ...world.env },
    cwd: world.cwd,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return { code: status ?? -1, stdout, stderr };
}
