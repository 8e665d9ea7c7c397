// The program and the styles of the HTML report, each as one file that the report puts into the page. The page forbids
// code from strings, so its formulas are functions made here, in the very code that the compiler of the sheet makes of
// them.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

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
    plugins: [parsedFormulas, await pageModules(root, join(outdir, 'formulas.mjs'))],
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
  rmSync(join(outdir, 'formulas.mjs'));
  for (const file of ['page.js', 'page.css']) {
    const text = readFileSync(join(outdir, file), 'utf8');
    if (/<\/(?:script|style)|<!--/i.test(text)) throw new Error(`${file} would end the element that it stands in`);
  }
}

/**
 * An esbuild plugin that gives what a page has in the place of what it cannot have: a sheet of ready-made functions for
 * the compiler, and for the reader of YAML one that says that there is none.
 * @param {string} root
 * @param {string} scratch A file for a bundle of the formulas.
 * @returns {Promise<import('esbuild').Plugin>}
 */
async function pageModules(root, scratch) {
  const contents = await readyFormulas(root, scratch);
  return {
    name: 'page-modules',
    setup: ({ onResolve, onLoad }) => {
      onResolve({ filter: /\/compile\.ts$/ }, () => ({ path: join(root, 'src/page/ready-sheet.ts') }));
      onResolve({ filter: /\/yaml-tree\.ts$/ }, () => ({ path: join(root, 'src/page/bracketed-lists.ts') }));
      onLoad({ filter: /[\\/]src[\\/]page[\\/]ready-formulas\.ts$/ }, () => ({ contents, loader: 'js' }));
    },
  };
}

/**
 * A module with every formula that a sheet can be made of as a function, in the code that the compiler makes of it.
 * @param {string} root
 * @param {string} scratch
 * @returns {Promise<string>}
 */
export async function readyFormulas(root, scratch) {
  await build({
    absWorkingDir: root,
    stdin: {
      contents: `
        export { compileSheet } from './src/model/sheet/compile.ts';
        export { declarations } from './src/model/sheet/index.ts';
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
  /**
   * @type {typeof import('../src/model/sheet/compile.ts') & typeof import('../src/model/sheet/index.ts') &
   *   typeof import('../src/model/stores/index.ts') & typeof import('../src/model/vocabulary.ts')}
   */
  const { compileSheet, declarations, stores, vocabulary, unaryVocabulary } = await import(pathToFileURL(scratch).href);
  /** @type {import('../src/model/figure.ts').FigureDeclaration[]} */
  const ofStores = Object.values(stores).flatMap(({ figures, replaces }) => [figures, replaces].flatMap(Object.values));
  const formulas = new Map([...declarations.values(), ...ofStores].map((formula) => [formula.expression, formula]));
  const entries = [...formulas].map(([expression, formula]) => {
    const { inputs, code } = compileSheet(new Map([['alone', formula]]), () => true);
    const [, body] = /const f0 = figures\[0\] = (.+);$/.exec(code) ?? [];
    if (body === undefined) throw new Error(`the compiler makes something else of ${expression} than it used to`);
    const parameters = inputs.map((_, index) => `i${index}`);
    return `${JSON.stringify(expression)}: [${JSON.stringify(inputs)}, (${parameters.join(', ')}) => ${body}]`;
  });
  return `
import { unaryVocabulary, vocabulary } from '../model/vocabulary.ts';
const { ${Object.keys({ ...vocabulary, ...unaryVocabulary }).join(', ')} } = { ...vocabulary, ...unaryVocabulary };
export const readyFormulas = { ${entries.join(',\n')} };
`;
}
