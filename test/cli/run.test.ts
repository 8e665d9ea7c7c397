import { expect, test } from 'vitest';
import type { Io } from '../../src/cli/io.ts';
import { run } from '../../src/cli/run.ts';

/** A world in which printing a result fails in a way that nobody expects. */
function brokenIo(env: Io['env']): { io: Io; errors: string[] } {
  const errors: string[] = [];
  const stdout = {
    write: () => {
      throw new TypeError('the paper is gone');
    },
    isTTY: false,
    columns: undefined,
  };
  const stderr = { write: (text: string) => void errors.push(text), isTTY: false, columns: undefined };
  return { io: { stdout, stderr, env, stdin: nothing(), cwd: process.cwd() }, errors };
}

async function* nothing(): AsyncIterable<string> {
  // Standard input is empty.
}

test('a fault of the tool exits with 70, asks to report it and shows no stack', async () => {
  const { io, errors } = brokenIo({});
  expect(await run(['presets'], io)).toBe(70);
  expect(errors.join('')).toMatch(/^dedup-planner failed: the paper is gone\n.*defect of dedup-planner \d/);
  expect(errors.join('')).not.toMatch(/^\s+at /m);
});

test('DEBUG adds the stack', async () => {
  const { io, errors } = brokenIo({ DEBUG: '1' });
  expect(await run(['presets'], io)).toBe(70);
  expect(errors.join('')).toMatch(/^\s+at .*run/m);
});
