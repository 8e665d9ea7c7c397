import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderWith } from './folder.ts';
import { runInMemory } from './program.ts';

const fine = 'workload: {throughput: 10 msg/s}\nsource: {kind: queue}\ninbox: {rowSize: 120 B}\n';

/** The names of the profiles that a check plans, in its order. */
async function planned(cwd: string, ...argv: string[]): Promise<string[]> {
  const { stdout } = await runInMemory(['check', ...argv, '--format', 'csv'], { cwd, stdin: fine });
  return stdout
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => line.split(',')[0] ?? '');
}

const files = {
  'services/b.yaml': fine,
  'services/a.yml': fine,
  'services/deep/c.json': '{"workload": {"throughput": "10 msg/s"}, "source": {"kind": "queue"}}',
  'services/README.md': '# no profile',
  'services/node_modules/x.yaml': 'no: profile',
  'services/.hidden/x.yaml': 'no: profile',
  'other[1].yaml': fine,
};

describe('the profiles of a check', () => {
  it.each([
    [['services'], ['services/a.yml', 'services/b.yaml', 'services/deep/c.json']],
    [['services/'], ['services/a.yml', 'services/b.yaml', 'services/deep/c.json']],
    [['services/*.yaml'], ['services/b.yaml']],
    [
      ['**/*.{yaml,json}', '!other*'],
      ['services/b.yaml', 'services/deep/c.json'],
    ],
    [
      ['services', '!services/deep/**'],
      ['services/a.yml', 'services/b.yaml'],
    ],
    [
      ['services/b.yaml', 'services'],
      ['services/b.yaml', 'services/a.yml', 'services/deep/c.json'],
    ],
    [['services/b.yaml', './services/b.yaml', 'services/../services/b.yaml'], ['services/b.yaml']],
    [['other[1].yaml'], ['other[1].yaml']],
    [
      ['preset:payments-ledger', 'services/b.yaml'],
      ['preset:payments-ledger', 'services/b.yaml'],
    ],
    [['-'], ['standard input']],
  ])('%j are %j', async (operands, names) => {
    expect(await planned(folderWith(files), ...operands)).toEqual(names);
  });

  it('lie in any folder, and are then named in full', async () => {
    const [here, there] = [folderWith(), folderWith(files)];
    expect(await planned(here, join(there, 'services'))).toHaveLength(3);
    expect((await planned(here, join(there, 'services/b.yaml')))[0]).toContain(join(there, 'services/b.yaml'));
  });

  it.each([['nowhere.yaml'], ['nowhere/*.yaml'], ['empty'], ['preset:payments-leger']])(
    'that %s does not name are a fault, and do not hide the others',
    async (operand) => {
      const cwd = folderWith(files);
      mkdirSync(join(cwd, 'empty'));
      const { code, stdout } = await runInMemory(['check', operand, 'services/b.yaml'], { cwd });
      expect(code).toBe(2);
      expect(stdout).toContain('✗');
      expect(stdout).toContain('services/b.yaml');
      expect(stdout).toContain('2 profiles: 1 with warnings, 1 not planned');
    },
  );

  it('must be named', async () => {
    const { code, stderr } = await runInMemory(['check'], { cwd: folderWith() });
    expect(code).toBe(2);
    expect(stderr).toContain('no profile is named');
  });

  it('are not the files that the check itself writes', async () => {
    const cwd = folderWith(files);
    const argv = ['services', '--output', 'json=services/report.json'];
    expect(await planned(cwd, ...argv)).toHaveLength(3);
    expect(await planned(cwd, ...argv)).toHaveLength(3);
  });

  it('in a folder whose links lead in a circle are found once', async () => {
    const cwd = folderWith(files);
    symlinkSync('..', join(cwd, 'services/deep/up'));
    const names = await planned(cwd, 'services');
    expect(names).toEqual(['services/a.yml', 'services/b.yaml', 'services/deep/c.json']);
  });

  it('extend presets and files, and take --set', async () => {
    const cwd = folderWith({
      'base/base.yaml': fine,
      'a.yaml': 'extends: base/base.yaml\nworkload: {throughput: 20 msg/s}\n',
      'b.yaml': 'extends: payments-ledger\n',
    });
    const { code, stdout } = await runInMemory(
      ['check', 'a.yaml', 'b.yaml', '--format', 'json', '--set', 'inbox.window=1d'],
      { cwd },
    );
    expect(code).toBe(0);
    const document: unknown = JSON.parse(stdout);
    expect(document).toMatchObject({
      profiles: [{ figures: { 'inbox.rows': 1_728_000 } }, { figures: { 'inbox.rows': 172_800_000 } }],
    });
  });
});
