import { chmodSync, lstatSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWith } from './folder.ts';
import { runInMemory } from './program.ts';

const preset = ['plan', '--preset', 'payments-ledger'] as const;
const profile = 'workload:\n  throughput: 2000 msg/s\nsource:\n  rebalanceRate: 20/day\ninbox:\n  rowSize: 120 B\n';
const escape = '\u001b[';

test('prints the plan to standard output, and nothing else', async () => {
  const { code, stdout, stderr } = await runInMemory(preset);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toContain('145.152 GB');
  expect(stdout).not.toContain(escape);
});

test('reads a profile from a file and from standard input alike', async () => {
  const cwd = folderWith({ 'service.yaml': profile });
  const file = await runInMemory(['plan', 'service.yaml', '--format', 'json'], { cwd });
  const input = await runInMemory(['plan', '-', '--format', 'json'], { cwd, stdin: profile });
  expect(file.code).toBe(0);
  expect(JSON.parse(input.stdout)).toEqual(JSON.parse(file.stdout.replaceAll('service.yaml', 'standard input')));
});

test('lets a flag win over the file, and the file over the preset', async () => {
  const cwd = folderWith({ 'service.yaml': 'inbox:\n  window: 2 d\nsource:\n  partitions: 48\n' });
  const argv = ['plan', 'service.yaml', '--preset', 'payments-ledger', '--window', '3d', '--format', 'json'];
  const { stdout } = await runInMemory(argv, { cwd });
  expect(JSON.parse(stdout)).toMatchObject({
    profile: {
      inputs: {
        'inbox.window': { value: 259_200, origin: { kind: 'flag', flag: '--window' } },
        'source.partitions': { value: 48, origin: { kind: 'file', file: 'service.yaml' } },
        'workload.throughput': { value: 2000, origin: { kind: 'preset', preset: 'payments-ledger' } },
      },
    },
  });
});

test('collects repeated --set', async () => {
  const argv = [...preset, '--set', 'inbox.window=24h', '--set=workload.handlers=2', '--format', 'json'];
  const { stdout } = await runInMemory(argv);
  expect(JSON.parse(stdout)).toMatchObject({ figures: { 'inbox.rows': { value: 345_600_000 } } });
});

test('accepts the same value twice', async () => {
  const argv = [...preset, '--window', '24h', '--window', '24h', '--set', 'inbox.window=24h'];
  expect((await runInMemory(argv)).code).toBe(0);
});

test('colours on a terminal that wants it', async () => {
  expect((await runInMemory(preset, { terminal: 80 })).stdout).toContain(escape);
  expect((await runInMemory(preset, { terminal: 80, env: { NO_COLOR: '1' } })).stdout).not.toContain(escape);
  expect((await runInMemory([...preset, '--color', 'always'])).stdout).toContain(escape);
});

test.each([40, 80, 100, 160])('keeps to %i columns', async (width) => {
  const flag = await runInMemory([...preset, '--width', String(width)]);
  const terminal = await runInMemory([...preset, '--color', 'never'], { terminal: width });
  expect(flag.stdout).toBe(terminal.stdout);
  const unbreakable = /\S{30,}/;
  for (const line of flag.stdout.split('\n'))
    if (!unbreakable.test(line)) expect(line.length).toBeLessThanOrEqual(width);
});

test('exits with 1 on a finding that --fail-on does not accept, and says which', async () => {
  const argv = ['plan', '--throughput', '2000/s', '--rebalance-rate', '20/day', '--row-size', '120B'];
  expect((await runInMemory(argv)).code).toBe(0);
  const { code, stderr } = await runInMemory([...argv, '--fail-on', 'warning']);
  expect(code).toBe(1);
  expect(stderr).toContain('window.no-horizon');
});

test('writes --output whole, without colours, and keeps the mode of the file', async () => {
  const cwd = folderWith({ 'plan.txt': 'old' });
  chmodSync(join(cwd, 'plan.txt'), 0o640);
  const { code, stdout, stderr } = await runInMemory([...preset, '--output', 'plan.txt'], { cwd, terminal: 200 });
  expect({ code, stdout, stderr }).toEqual({ code: 0, stdout: '', stderr: '' });
  expect(readFileSync(join(cwd, 'plan.txt'), 'utf8')).toBe((await runInMemory(preset)).stdout);
  expect(statSync(join(cwd, 'plan.txt')).mode & 0o777).toBe(0o640);
  expect(readdirSync(cwd)).toEqual(['plan.txt']);
});

test('writes through a link, which stays a link', async () => {
  const cwd = folderWith({ 'real.txt': '' });
  symlinkSync('real.txt', join(cwd, 'link.txt'));
  await runInMemory([...preset, '--output', 'link.txt'], { cwd });
  expect(lstatSync(join(cwd, 'link.txt')).isSymbolicLink()).toBe(true);
  expect(readFileSync(join(cwd, 'real.txt'), 'utf8')).toContain('Recommendation');
});

test('--output - is standard output', async () => {
  expect((await runInMemory([...preset, '--output', '-'])).stdout).toBe((await runInMemory(preset)).stdout);
});

test('refuses an output before it reads the profile', async () => {
  const { stderr } = await runInMemory(['plan', 'nowhere.yaml', '--output', 'no/plan.md'], { cwd: folderWith() });
  expect(stderr).toContain('--output no/plan.md');
  expect(stderr).not.toContain('nowhere.yaml');
});
