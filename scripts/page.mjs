// The program and the styles of the HTML report, each as one file that the report puts into the page. The page forbids
// code from strings, so its sheets are functions made here, of the very code that a run would make them of.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const evaluator = /[\\/]src[\\/]model[\\/]sheet[\\/]evaluator\.ts$/;

/**
 * Builds page.js and page.css into a folder.
 * @param {string} root
 * @param {string} outdir
 * @param {import('esbuild').Plugin} parsedFormulas
 */
export async function buildPage(root, outdir, parsedFormulas) {
  await build({
    absWorkingDir: root,
    entryPoints: { page: 'src/page/page.ts' },
    outdir,
    plugins: [parsedFormulas, await pageModules(root, join(outdir, 'sheets.mjs'))],
    bundle: true,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    legalComments: 'inline',
  });
  await build({
    absWorkingDir: root,
    entryPoints: { page: 'src/page/page.css' },
    outdir,
    bundle: true,
    minify: true,
    legalComments: 'inline',
  });
  rmSync(join(outdir, 'sheets.mjs'));
  for (const file of ['page.js', 'page.css']) {
    const text = readFileSync(join(outdir, file), 'utf8');
    if (/<\/(?:script|style)|<!--/i.test(text)) throw new Error(`${file} would end the element that it stands in`);
  }
}

/**
 * An esbuild plugin that gives what a page has in the place of what it cannot have: ready-made functions for a maker of
 * functions, and for the reader of YAML one that says that there is none.
 * @param {string} root
 * @param {string} scratch A file for a bundle of the sheets.
 * @returns {Promise<import('esbuild').Plugin>}
 */
async function pageModules(root, scratch) {
  const { bodies, functions } = await sheets(root, scratch);
  const entries = bodies.map(
    (body) => `[${body.length}, ${JSON.stringify(hashOf(body))}, (inputs, figures) => {\n${body}\n}]`,
  );
  const contents = `
import { unaryVocabulary, vocabulary } from '../vocabulary.ts';
const { ${functions.join(', ')} } = { ...vocabulary, ...unaryVocabulary };
const hashOf = ${hashOf.toString()};
const ready = [${entries.join(',\n')}];
export function evaluatorOf(body) {
  const found = ready.find(([length, hash]) => length === body.length && hash === hashOf(body));
  if (found === undefined) throw new Error('a sheet that was not made when the tool was built');
  return found[2];
}
`;
  return {
    name: 'page-modules',
    setup: ({ onResolve, onLoad }) => {
      onResolve({ filter: /\/yaml-tree\.ts$/ }, () => ({ path: join(root, 'src/page/bracketed-lists.ts') }));
      onLoad({ filter: evaluator }, () => ({ contents, loader: 'js' }));
    },
  };
}

/** @param {string} text */
function hashOf(text) {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

/**
 * The code of every sheet there is, and the functions that it calls: without a store, and of each store with its own row size and a given one.
 * @param {string} root
 * @param {string} scratch
 * @returns {Promise<{ bodies: string[], functions: string[] }>}
 */
async function sheets(root, scratch) {
  await build({
    absWorkingDir: root,
    stdin: {
      contents: `
        export { sheetFor } from './src/model/sheet/index.ts';
        export { stores } from './src/model/stores/index.ts';
        export * from './src/model/vocabulary.ts';
      `,
      resolveDir: root,
    },
    outfile: scratch,
    bundle: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
  });
  /** @type {typeof import('../src/model/sheet/index.ts') & typeof import('../src/model/stores/index.ts') & typeof import('../src/model/vocabulary.ts')} */
  const { sheetFor, stores, vocabulary, unaryVocabulary } = await import(pathToFileURL(scratch).href);
  /** @param {Record<string, string | number>} values */
  const profile = (values) => ({
    inputs: new Map(
      Object.entries(values).map(([path, value]) => [
        path,
        { path, value, written: String(value), origin: /** @type {const} */ ({ kind: 'program' }) },
      ]),
    ),
  });
  const profiles = [
    profile({}),
    ...Object.keys(stores).flatMap((store) => [
      profile({ 'inbox.store': store }),
      profile({ 'inbox.store': store, 'inbox.rowSize': 120 }),
    ]),
  ];
  return {
    bodies: [...new Set(profiles.map((one) => sheetFor(one).code))],
    functions: Object.keys({ ...vocabulary, ...unaryVocabulary }),
  };
}
