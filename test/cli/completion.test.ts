import { expect, test } from 'vitest';
import { inputPaths } from '../../src/model/inputs/index.ts';
import { commands } from '../../src/cli/commands/index.ts';
import { complete } from '../../src/cli/completion/complete.ts';
import { presetNames } from '../../src/cli/presets.ts';
import { runInMemory } from './program.ts';

test('offers the commands', async () => {
  expect(await complete([''])).toEqual(commands.map(({ name }) => name));
  expect(await complete(['pl'])).toEqual(['plan']);
  expect(await complete([])).toEqual(commands.map(({ name }) => name));
});

test('offers the flags that are not given yet', async () => {
  expect(await complete(['plan', '--wi'])).toEqual(['--window', '--width']);
  expect(await complete(['plan', '--window', '7d', '--wi'])).toEqual(['--width']);
  expect(await complete(['plan', '--set', 'x=1', '--se'])).toContain('--set');
});

test('offers the values of a flag', async () => {
  expect(await complete(['plan', '--preset', ''])).toEqual(presetNames());
  expect(await complete(['plan', '--format', 'm'])).toEqual(['markdown']);
  expect(await complete(['plan', '--fail-on', ''])).toEqual(['warning', 'failure', 'never']);
  expect(await complete(['plan', '--set', 'inbox.w'])).toContain('inbox.window=');
  expect(await complete(['plan', '--set', ''])).toHaveLength(inputPaths.length);
});

test('understands an equals sign, which bash makes a word of its own', async () => {
  expect(await complete(['plan', '--format', '=', 'j'])).toEqual(['json']);
  expect(await complete(['plan', '--color', '='])).toEqual(['auto', 'always', 'never']);
});

test('offers figures, presets and other arguments where they belong', async () => {
  expect(await complete(['explain', 'inbox.by'])).toContain('inbox.bytes');
  expect(await complete(['explain', '--preset', 'payments-ledger', 'inbox.by'])).toContain('inbox.bytes');
  expect(await complete(['presets', ''])).toEqual(['show']);
  expect(await complete(['presets', 'show', 'payments'])).toEqual(['payments-ledger', 'payments-ledger-queue']);
  expect(await complete(['schema', ''])).toEqual(['profile', 'plan', 'check', 'diff']);
});

test('leaves file names to the shell', async () => {
  expect(await complete(['plan', ''])).toEqual([]);
  expect(await complete(['explain', 'inbox.bytes', ''])).toEqual([]);
  expect(await complete(['plan', '--output', ''])).toEqual([]);
});

test.each(['bash', 'zsh', 'fish'])('prints a script for %s', async (shell) => {
  const { code, stdout } = await runInMemory(['completion', shell]);
  expect(code).toBe(0);
  expect(stdout).toContain('--complete-words');
  expect(await runInMemory(['completion'], { env: { SHELL: `/bin/${shell}` } })).toMatchObject({ stdout });
});
