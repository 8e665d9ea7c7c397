import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const readme = readFileSync(join(root, 'README.md'), 'utf8');

const blocks = (language: string): string[] =>
  [...readme.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\``, 'gms'))].map((match) => match[1] ?? '');

/** A project of a reader, with the package installed in it. */
const project = mkdtempSync(join(tmpdir(), 'readme-'));
mkdirSync(join(project, 'node_modules', '.bin'), { recursive: true });
symlinkSync(root, join(project, 'node_modules', 'dedup-planner'));
symlinkSync(join(root, 'bin/dedup-planner.js'), join(project, 'node_modules', '.bin', 'dedup-planner'));
for (const text of blocks('yaml')) writeFileSync(join(project, 'service.yaml'), text);
afterAll(() => rmSync(project, { recursive: true }));

function shell(command: string) {
  const bin = join(project, 'node_modules', '.bin');
  // Node warns where both are set, as they are in the tests.
  const { NO_COLOR: _no, FORCE_COLOR: _force, ...inherited } = process.env;
  const env = { ...inherited, PATH: `${bin}:${process.env['PATH'] ?? ''}` };
  return spawnSync('bash', ['-c', command], { cwd: project, env, encoding: 'utf8' });
}

/** Command lines as written, a line that ends in a backslash joined to the next. */
const commands = blocks('sh').flatMap((block) => block.replaceAll('\\\n', '').trim().split('\n'));
const installing = 'npm ci && ';

test('the README shows the commands that this test knows how to find', () => {
  expect(commands.length).toBeGreaterThanOrEqual(8);
  expect(blocks('console').length).toBeGreaterThan(0);
});

test('continuous integration runs the second command as written, and the first installs in the same way', () => {
  const installs = commands.filter((command) => command.startsWith(installing));
  expect(installs).toHaveLength(2);
  expect(readFileSync(join(root, '.ci/run'), 'utf8')).toContain(`\n${installs[1] ?? 'no second command'}\n`);
});

describe('every command of the README works as written', () => {
  // Installing belongs to continuous integration, and `npm test` is this run.
  const here = commands.map((command) => command.replace(installing, '')).filter((command) => command !== 'npm test');
  test.each(here)('%s', (command) => {
    const { status, stderr } = shell(command);
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });
});

test.each(blocks('console'))('the output shown for a command is what it prints, in its order', (block) => {
  const [command = '', ...lines] = block.trimEnd().split('\n');
  const { stdout } = shell(command.replace(/^\$ /, ''));
  const printed = stdout.split('\n');
  let at = 0;
  for (const line of lines.filter((text) => text !== '…')) {
    const found = printed.indexOf(line, at);
    expect(found, `"${line}" is not printed after line ${at}`).toBeGreaterThanOrEqual(0);
    at = found + 1;
  }
});

test('the library example runs, and says the number that its comment promises', () => {
  const [code = ''] = blocks('js');
  writeFileSync(join(project, 'example.mjs'), code);
  const { stdout, stderr } = shell('node example.mjs');
  expect(stderr).toBe('');
  expect(stdout.split('\n')[0]).toBe('20736000000');
  expect(stdout).toContain('payments-ledger');
});

test('every file that the README links to exists', () => {
  for (const [, target = ''] of readme.matchAll(/\]\((?!https?:)([^)#]+)\)/g)) {
    expect(readFileSync(join(root, target), 'utf8')).not.toBe('');
  }
});
