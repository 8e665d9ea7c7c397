import { expect, test } from 'vitest';
import { wantsColor } from '../../src/cli/color.ts';

test.each([
  ['a terminal gets colours', 'auto', {}, true, true],
  ['a pipe gets none', 'auto', {}, false, false],
  ['NO_COLOR takes them from a terminal', 'auto', { NO_COLOR: '1' }, true, false],
  ['an empty NO_COLOR says nothing', 'auto', { NO_COLOR: '' }, true, true],
  ['FORCE_COLOR gives them to a pipe', 'auto', { FORCE_COLOR: '1' }, false, true],
  ['FORCE_COLOR=0 takes them from a terminal', 'auto', { FORCE_COLOR: '0' }, true, false],
  ['FORCE_COLOR=false takes them from a terminal', 'auto', { FORCE_COLOR: 'false' }, true, false],
  ['FORCE_COLOR decides before NO_COLOR', 'auto', { FORCE_COLOR: '1', NO_COLOR: '1' }, false, true],
  ['a dumb terminal gets none', 'auto', { TERM: 'dumb' }, true, false],
  ['--color always decides before NO_COLOR', 'always', { NO_COLOR: '1' }, false, true],
  ['--color never decides before FORCE_COLOR', 'never', { FORCE_COLOR: '1' }, true, false],
] as const)('%s', (_, choice, env, isTTY, wanted) => {
  expect(wantsColor(choice, env, isTTY)).toBe(wanted);
});
