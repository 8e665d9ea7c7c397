import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { declarations } from '../../src/model/sheet/index.ts';
import { runInMemory } from '../cli/program.ts';

const page = fileURLToPath(new URL('../../docs/formulas.md', import.meta.url));

test('docs/formulas.md is the sheet that is evaluated (UPDATE_GOLDEN=1 rewrites it)', async () => {
  const { stdout, code } = await runInMemory(['formulas']);
  expect(code).toBe(0);
  if (process.env['UPDATE_GOLDEN'] === '1') writeFileSync(page, stdout);
  expect(stdout).toBe(readFileSync(page, 'utf8'));
});

test('the formula page names every figure with its expression', () => {
  const text = readFileSync(page, 'utf8');
  for (const [id, { expression }] of declarations) {
    expect(text).toContain(`\`${id}\``);
    expect(text).toContain(`\`${expression}\``);
  }
});
