import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { runInMemory } from '../cli/program.ts';
import { version } from '../../src/version.ts';
import { type GoldenRun, goldenRuns } from './golden-runs.ts';

/** Whole runs, kept as files for people to read; `UPDATE_GOLDEN=1 npm test` writes them anew. They pin form, not truth. */
const folder = new URL('./runs/', import.meta.url);
const update = process.env['UPDATE_GOLDEN'] === '1';

const cwd = fileURLToPath(new URL('./profiles/', import.meta.url));

test.each(goldenRuns)('$name prints what it did before', async ({ name, argv, stdin = '' }) => {
  const { code, stdout, stderr } = await runInMemory(argv, { stdin, cwd });
  const text = page({ argv, stdin }, masked(stdout), stderr, code);
  const file = new URL(`${name}.txt`, folder);
  if (update) writeFileSync(file, text);
  expect(existsSync(file) ? readFileSync(file, 'utf8') : '(no file: UPDATE_GOLDEN=1 writes it)').toBe(text);
});

test('every file belongs to a run', () => {
  expect(readdirSync(folder).toSorted()).toEqual(goldenRuns.map(({ name }) => `${name}.txt`).toSorted());
});

function page({ argv, stdin = '' }: Omit<GoldenRun, 'name'>, stdout: string, stderr: string, code: number): string {
  const command = ['dedup-planner', ...argv.map(quoted)].join(' ');
  const parts = [
    ...(stdin === '' ? [] : [`--- standard input\n${stdin}`]),
    `--- standard output\n${stdout}`,
    `--- standard error\n${stderr}`,
    `--- exit code\n${code}\n`,
  ];
  return [`$ ${command}\n`, ...parts].join('');
}

function quoted(argument: string): string {
  return /^[\w./%:=@,+-]+$/.test(argument) ? argument : `'${argument}'`;
}

/** A release changes the version, and nothing else. */
function masked(text: string): string {
  return text.replaceAll(`"version": "${version}"`, '"version": "VERSION"');
}
