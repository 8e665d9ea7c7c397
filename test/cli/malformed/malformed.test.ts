import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { folderWith } from '../folder.ts';
import { runInMemory } from '../program.ts';
import { malformedFlags } from './flags.ts';
import { malformedProfiles } from './profiles.ts';
import { expectRefusal } from './refusal.ts';

const runs = [...malformedFlags, ...malformedProfiles];

test('there are at least 60 malformed inputs', () => {
  expect(runs.length).toBeGreaterThanOrEqual(60);
});

describe('ends with exit code 2, names the place and leaves nothing behind:', () => {
  test.each(runs)('$what', async (run) => {
    const { argv, stdin = '', files } = run;
    const cwd = folderWith(files);
    const before = readdirSync(cwd);
    expectRefusal(await runInMemory(argv, { stdin, cwd }), run);
    expect(readdirSync(cwd)).toEqual(before);
  });
});
