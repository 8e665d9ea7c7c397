import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Builds dist/ when a source file is younger: tests that start the built program must not test an old one. */
export function setup(): void {
  const built = statSync(join(root, 'dist/plan.schema.json'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const youngest = ['src', 'scripts', 'package.json'].map((path) => youngestIn(join(root, path)));
  if (Math.max(...youngest) > built)
    execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: root, stdio: 'inherit' });
}

function youngestIn(path: string): number {
  const status = statSync(path);
  if (!status.isDirectory()) return status.mtimeMs;
  return Math.max(...readdirSync(path).map((name) => youngestIn(join(path, name))));
}
