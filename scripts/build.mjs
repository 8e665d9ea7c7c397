// Builds dist/: the library with its types (tsc), the command line as one bundle with a chunk a command (esbuild), the
// program of the HTML report, and the JSON Schemas as files. A bundle starts in two thirds of the time that the same modules take one by one.
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { buildPage } from './page.mjs';
import { parsedFormulas } from './parsed-formulas.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
/** @type {{ peerDependencies: Record<string, string> }} */
const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const compiler = createRequire(import.meta.url)
  .resolve('typescript/package.json')
  .replace('package.json', 'bin/tsc');

rmSync(new URL('../dist', import.meta.url), { recursive: true, force: true });
execFileSync(process.execPath, [compiler, '-p', 'tsconfig.build.json'], { cwd: root, stdio: 'inherit' });

const scratch = fileURLToPath(new URL('../dist/declarations.mjs', import.meta.url));
const formulas = await parsedFormulas(root, scratch);
const { metafile } = await build({
  absWorkingDir: root,
  entryPoints: { cli: 'src/cli/main.ts' },
  // One folder below dist, two below the package as a source file is: addresses of the presets hold in both.
  outdir: 'dist/bundle',
  chunkNames: '[name]-[hash]',
  plugins: [formulas],
  bundle: true,
  splitting: true,
  minify: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  legalComments: 'linked',
  metafile: true,
  // The clients of stores are installed by those who measure one.
  external: Object.keys(manifest.peerDependencies),
  // Some libraries in the bundle still call require().
  banner: {
    js: "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);",
  },
});
rmSync(scratch);
await buildPage(root, fileURLToPath(new URL('../dist/page', import.meta.url)), formulas);

for (const document of ['profile', 'plan']) {
  const starter = fileURLToPath(new URL('../bin/dedup-planner.js', import.meta.url));
  const schema = execFileSync(process.execPath, [starter, 'schema', document], { encoding: 'utf8' });
  writeFileSync(new URL(`../dist/${document}.schema.json`, import.meta.url), schema);
}

const bytes = Object.values(metafile.outputs).reduce((sum, output) => sum + output.bytes, 0);
console.log(`dist: library, types, schemas and a bundle of ${Math.round(bytes / 1024)} KiB`);
