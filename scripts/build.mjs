// Builds dist/: the library with its types (tsc), the command line as one bundle with a chunk a command (esbuild), the
// program of the HTML report, and the JSON Schemas as files. A bundle starts in two thirds of the time that the same
// modules take one by one. All of it is made beside dist/ and takes its place at the end: whoever runs the tool in the
// meantime runs the old one, and so does everybody after a build that failed.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { fewerChunks } from './fewer-chunks.mjs';
import { buildPage } from './page.mjs';
import { parsedFormulas } from './parsed-formulas.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
/** @type {{ peerDependencies: Record<string, string> }} */
const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const compiler = createRequire(import.meta.url)
  .resolve('typescript/package.json')
  .replace('package.json', 'bin/tsc');

const draft = join(root, `dist-${process.pid}`);
const old = `${draft}-old`;
try {
  execFileSync(process.execPath, [compiler, '-p', 'tsconfig.build.json', '--outDir', draft], {
    cwd: root,
    stdio: 'inherit',
  });

  const scratch = join(draft, 'declarations.mjs');
  const formulas = await parsedFormulas(root, scratch);
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: { cli: 'src/cli/main.ts' },
    // One folder below dist, two below the package as a source file is: addresses of the presets hold in both.
    outdir: join(draft, 'bundle'),
    chunkNames: '[name]-[hash]',
    plugins: [formulas, fewerChunks(root)],
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
  await buildPage(root, join(draft, 'page'), formulas);

  for (const document of ['profile', 'plan']) {
    const program = join(draft, 'bundle/cli.js');
    const schema = execFileSync(process.execPath, [program, 'schema', document], { encoding: 'utf8' });
    writeFileSync(join(draft, `${document}.schema.json`), schema);
  }

  const dist = join(root, 'dist');
  if (existsSync(dist)) renameSync(dist, old);
  renameSync(draft, dist);
  const bytes = Object.values(metafile.outputs).reduce((sum, output) => sum + output.bytes, 0);
  console.log(`dist: library, types, schemas and a bundle of ${Math.round(bytes / 1024)} KiB`);
} finally {
  for (const folder of [draft, old]) rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
