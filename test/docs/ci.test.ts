import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { exitCodes } from '../../src/cli/exit-code.ts';
import { version } from '../../src/version.ts';
import { folderWith } from '../cli/folder.ts';
import { runInMemory } from '../cli/program.ts';

const docs = fileURLToPath(new URL('../../docs', import.meta.url));
const read = (file: string): string => readFileSync(join(docs, file), 'utf8');
const page = read('ci.md');

const profile = `workload: {throughput: 10 msg/s}
source: {kind: queue}
effect: {transactional: true}
inbox: {rowSize: 120 B}
horizons: {replay: 7 d}
`;

const blocks = (language: string): string[] =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\``, 'gms'))].map((match) => match[1] ?? '');

/** A repository as the recipes expect it, with the base branch checked out below it. */
const repository = (): string =>
  folderWith({
    'services/ledger.yaml': profile,
    '.base/services/ledger.yaml': profile,
    'budgets.yaml': "- expression: inbox.bytes <= 50 GB\n- expression: inbox.bytes\n  baseline: '+10%'\n",
  });

/** Every text in a document, however deep. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

describe.each(['ci/github-actions.yml', 'ci/gitlab-ci.yml'])('the recipe %s', (file) => {
  const texts = textsIn(parse(read(file)));
  const installed = `npx --yes dedup-planner@${version} `;
  const commands = texts.filter((text) => text.includes('dedup-planner@'));

  it('runs this version, and its command line does what the recipe says', async () => {
    expect(commands).toHaveLength(1);
    for (const command of commands) {
      expect(command.startsWith(installed)).toBe(true);
      const cwd = repository();
      const argv = command.slice(installed.length).trim().split(/\s+/);
      expect(await runInMemory(argv, { cwd })).toMatchObject({ code: 0, stderr: '' });
      // What later steps read is what the command writes.
      const later = texts.filter((text) => !commands.includes(text)).join('\n');
      for (const output of argv.filter((_, index) => argv[index - 1] === '--output')) {
        const name = output.slice(output.indexOf('=') + 1);
        expect(readFileSync(join(cwd, name), 'utf8')).not.toBe('');
        expect(later).toContain(name);
      }
    }
  });

  it('names files only that the command reads or writes', () => {
    const named = new Set(texts.flatMap((text) => text.match(/\b[\w-]+\.(?:md|xml|json)\b/g) ?? []));
    expect([...named].toSorted()).toEqual(['check.json', 'comment.md', 'report.xml']);
  });
});

describe('docs/ci.md', () => {
  it('shows commands that run', async () => {
    const cwd = repository();
    const commands = blocks('sh').flatMap((block) => block.trim().split('\n'));
    expect(commands.length).toBeGreaterThan(3);
    for (const command of commands) {
      const [program, ...argv] = command.split(' ');
      expect(program).toBe('dedup-planner');
      // Nothing is named that these budgets are compared with, so that one of them fails.
      const code = argv.includes('--budgets') ? exitCodes.limitBroken : exitCodes.fine;
      expect((await runInMemory(argv, { cwd })).code, command).toBe(code);
    }
  });

  it('shows budgets that read', async () => {
    const [budgets = ''] = blocks('yaml');
    const cwd = folderWith({ 'services/ledger.yaml': profile, 'budgets.yaml': budgets });
    const { code, stdout } = await runInMemory(
      ['check', 'services', '--budgets', 'budgets.yaml', '--baseline', 'services/ledger.yaml', '--format', 'json'],
      { cwd },
    );
    expect(code).toBe(1);
    // Only the coverage of exactly 1 is below its limit.
    expect(JSON.parse(stdout)).toMatchObject({ totals: { budgets: { met: 4, broken: 1, unknown: 0 } } });
  });

  const flags = [[], ['--fail-on', 'warning'], ['--fail-on', 'failure'], ['--fail-on', 'never']];
  const texts: readonly string[] = [
    profile,
    profile.replace('horizons: {replay: 7 d}\n', ''),
    profile.replace('replay: 7 d', 'replay: 30 d'),
    `${profile}budgets: [{expression: inbox.rows < 5, level: warning}]\n`,
    `${profile}budgets: [{expression: inbox.rows < 5}]\n`,
    'workload: {}\n',
  ];

  it('has the table of exit codes right', async () => {
    const rows = page.split('\n').filter((line) => /^\| [^|]+\| +\d/.test(line));
    const codes = rows.map((line) => line.split('|').slice(2, 6).map(Number));
    expect(codes.slice(0, texts.length)).toHaveLength(texts.length);
    for (const [index, text] of texts.entries()) {
      const cwd = folderWith({ 'service.yaml': text });
      const found = [];
      for (const more of flags) found.push((await runInMemory(['check', 'service.yaml', ...more], { cwd })).code);
      expect(found, rows[index]).toEqual(codes[index]);
    }
    expect(new Set(codes.at(-1))).toEqual(new Set([exitCodes.toolFailed]));
  });
});
