import { describe, expect, it } from 'vitest';
import { folderWith } from './folder.ts';
import { runInMemory } from './program.ts';

const service = 'extends: payments-ledger\ninbox: {window: 14 d}\n';

const diff = async (cwd: string, ...argv: string[]) => runInMemory(['diff', ...argv], { cwd, stdin: service });

async function withSaved(): Promise<string> {
  const cwd = folderWith({ 'service.yaml': service });
  await runInMemory(['plan', '--preset', 'payments-ledger', '--format', 'json', '--output', 'main.json'], { cwd });
  return cwd;
}

describe('diff', () => {
  it.each([
    ['preset:payments-ledger', 'service.yaml'],
    ['main.json', 'service.yaml'],
    ['main.json', '-'],
    ['preset:payments-ledger', '-'],
  ])('of %s and %s tells what changed', async (base, head) => {
    const { code, stdout, stderr } = await diff(await withSaved(), base, head);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/inbox\.window +7 d +14 d/);
    expect(stdout).toMatch(/inbox bytes +145\.152 GB +290\.304 GB/);
  });

  it('of a plan that was saved and the profile it was made of is empty', async () => {
    const { stdout } = await diff(await withSaved(), 'main.json', 'preset:payments-ledger');
    expect(stdout.match(/None changed\./g)).toHaveLength(2);
    expect(stdout).toContain('main.json (saved by ');
  });

  it.each(['json', 'markdown', 'text'])('has the form %s, also in a file', async (format) => {
    const cwd = await withSaved();
    const { stdout } = await diff(cwd, 'main.json', 'service.yaml', '--format', format);
    expect(stdout).toContain('inbox.window');
    const { code } = await diff(cwd, 'main.json', 'service.yaml', '--format', format, '--output', 'out');
    expect(code).toBe(0);
  });

  it.each([
    [[], 'nothing to compare is named'],
    [['main.json'], 'only one plan is named'],
    [['-', '-'], 'standard input can be only one of the two'],
    [['main.json', 'nowhere.yaml'], 'nowhere.yaml: cannot be read'],
    [['main.json', 'preset:payments-leger'], 'did you mean "payments-ledger"?'],
    [['main.json', 'service.yaml', 'more.yaml'], 'is one argument too many'],
    [['newer.json', 'service.yaml'], 'is a plan of a newer form (v2, written by version 9.9.9); this version reads v1'],
    [['main.json', 'service.yaml', '--output', 'service.yaml'], 'would be overwritten'],
  ])('of %j is refused with the reason', async (argv, message) => {
    const cwd = folderWith({
      'service.yaml': service,
      'main.json': service,
      'newer.json': '{"schema": "dedup-planner/plan/v2", "version": "9.9.9"}',
    });
    const { code, stdout, stderr } = await diff(cwd, ...argv);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(message);
  });

  it('tells the faults of both sides at once', async () => {
    const cwd = folderWith({ 'a.yaml': 'inbox: {window: 3 rows}', 'b.yaml': 'a: b' });
    const { stderr } = await diff(cwd, 'a.yaml', 'b.yaml');
    expect(stderr).toContain('a.yaml:1:17 inbox.window');
    expect(stderr).toContain('b.yaml:1:1');
  });
});
