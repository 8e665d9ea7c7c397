import { expect, test } from 'vitest';
import { runBuilt } from '../built-program.ts';
import { folderWith } from '../folder.ts';
import { malformedFlags } from './flags.ts';
import { malformedProfiles } from './profiles.ts';
import { expectRefusal } from './refusal.ts';

const samples = [
  'a mistyped flag',
  'a negative rate with a unit',
  'broken YAML',
  'a bad value on standard input',
  'an output in no folder',
];
const runs = [...malformedFlags, ...malformedProfiles].filter(({ what }) => samples.includes(what));

test('all samples are of the list', () => {
  expect(runs.length).toBe(samples.length);
});

test.each(runs)('the built program refuses $what', (run) => {
  const { argv, stdin = '', files } = run;
  expectRefusal(runBuilt(argv, { stdin, cwd: folderWith(files) }), run);
});
