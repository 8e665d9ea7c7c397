import { describe, expect, test } from 'vitest';
import { commands } from '../../src/cli/commands/index.ts';
import { version } from '../../src/version.ts';
import manifest from '../../package.json' with { type: 'json' };
import { runInMemory } from './program.ts';

test('--version is that of package.json', async () => {
  expect(version).toBe(manifest.version);
  expect(await runInMemory(['--version'])).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' });
});

test('without arguments it teaches on standard error, with exit code 2', async () => {
  const { code, stdout, stderr } = await runInMemory([]);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  for (const { name, summary } of commands)
    expect(stderr).toMatch(new RegExp(`^  ${name} +${summary.slice(0, 20)}`, 'm'));
});

test('--help names every command, the exit codes and the environment', async () => {
  const { code, stdout, stderr } = await runInMemory(['--help']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  for (const { name } of commands) expect(stdout).toContain(`dedup-planner ${name}`);
  for (const word of ['Exit codes:', '70', 'NO_COLOR', 'FORCE_COLOR', 'DEBUG']) expect(stdout).toContain(word);
});

describe.each(commands)('$name --help', (command) => {
  test('names every flag and every example', async () => {
    const { code, stdout } = await runInMemory([command.name, '--help']);
    expect(code).toBe(0);
    for (const { name } of command.options) expect(stdout).toContain(`--${name} `);
    for (const [line] of command.examples) expect(stdout.replaceAll(/\s+/g, ' ')).toContain(`dedup-planner ${line}`);
  });

  test('fits 80 columns, and stays English whatever the system speaks', async () => {
    const { stdout } = await runInMemory([command.name, '-h'], { env: { LC_ALL: 'de_DE.UTF-8' } });
    for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
    expect(stdout).toContain('Show help');
  });

  test('is what help and its name print as well', async () => {
    expect(await runInMemory(['help', command.name])).toEqual(await runInMemory([command.name, '--help']));
  });
});
