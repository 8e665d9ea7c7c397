import { build } from 'esbuild';
import { join } from 'node:path';
import { readyFormulas } from './.p2.mjs';
const root='/work/main';
const contents = await readyFormulas(root, '/work/main/dist/decl-proto.mjs');
const formulas={name:'r',setup({onResolve,onLoad}){onResolve({ filter: /\/compile\.ts$/ }, () => ({ path: join(root, 'src/page/ready-sheet.ts') }));
      onLoad({ filter: /[\\/]src[\\/]page[\\/]ready-formulas\.ts$/ }, () => ({ contents, loader: 'js' }));}};
const dyn = { name:'dyn', setup({onResolve}){ onResolve({filter:/.*/}, ({kind,path})=> kind==='dynamic-import' && !/work\/plan\.ts$/.test(path) ? {path:'./missing.js', external:true}: undefined)}};
const { metafile } = await build({ absWorkingDir: root, entryPoints:{plan:'src/cli/main.ts'}, outdir:'dist/bundle', plugins:[dyn, formulas], bundle:true, minify:true, format:'esm', platform:'node', target:'node20', metafile:true, external:['pg'], banner:{js:"import{createRequire as __c}from'node:module';const require=__c(import.meta.url);"}});
