import { spawnSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { folderWith } from './cli/folder.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const linter = join(createRequire(import.meta.url).resolve('oxlint/package.json'), '../bin/oxlint');

/** What the lint rules of this repository say about one file. */
function complaints(file: string, text: string): string {
  const folder = folderWith({ [file]: text });
  copyFileSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  const { stdout } = spawnSync(process.execPath, [linter, '--format', 'unix', 'src'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return stdout;
}

const value = (from: string) => `import { thing } from '${from}';\nexport const copy = thing;\n`;
const type = (from: string) => `import type { Thing } from '${from}';\nexport type Copy = Thing;\n`;

test.each([
  ['src/units/a.ts', value('../model/plan.ts')],
  ['src/model/a.ts', value('../profile/index.ts')],
  ['src/model/designs/a.ts', value('../../systems/index.ts')],
  ['src/systems/a.ts', value('../model/plan.ts')],
  ['src/systems/a.ts', value('../profile/index.ts')],
  ['src/profile/a.ts', value('../report/index.ts')],
  ['src/gate/a.ts', value('../cli/run.ts')],
  ['src/report/text/a.ts', value('../../profile/index.ts')],
  ['src/report/a.ts', type('../cli/io.ts')],
  ['src/probe/a.ts', value('../cli/run.ts')],
  ['src/cli/a.ts', value('pg')],
  ['src/model/a.ts', value('mysql2/promise')],
])('%s may not import what stands above it: %s', (file, text) => {
  expect(complaints(file, text)).toContain('no-restricted-imports');
});

test.each([
  [
    'src/model/a.ts',
    "import { readFileSync } from 'node:fs';\nexport const read = readFileSync;\n",
    'no-nodejs-modules',
  ],
  ['src/report/a.ts', 'export const color = process.env;\n', 'no-restricted-globals'],
  ['src/profile/a.ts', "export const say = () => console.log('x');\n", 'no-console'],
  ['src/model/a.ts', 'export const now = () => Date.now();\n', 'no-restricted-properties'],
  ['src/units/a.ts', 'export const dice = () => Math.random();\n', 'no-restricted-properties'],
  ['src/units/a.ts', 'export const loose = (thing: any): any => thing;\n', 'no-explicit-any'],
])('%s stays pure: %s', (file, text, rule) => {
  expect(complaints(file, text)).toContain(rule);
});

test.each([
  ['src/model/a.ts', value('../units/index.ts')],
  ['src/model/designs/a.ts', value('../profile.ts')],
  ['src/systems/a.ts', type('../model/profile.ts')],
  ['src/systems/a.ts', value('../units/index.ts')],
  ['src/report/a.ts', value('../model/plan.ts')],
  ['src/probe/postgres/a.ts', value('pg')],
  ['src/cli/a.ts', value('../probe/measure.ts')],
])('%s may import what stands below it: %s', (file, text) => {
  expect(complaints(file, text)).toBe('');
});
