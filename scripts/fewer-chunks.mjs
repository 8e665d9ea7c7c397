// A chunk is made for every set of commands that share something, and with fifteen commands those are sixty, most of them
// small; a file costs more to find and to link than a hundred kilobytes cost to read. Here every command shares all that
// starting needs, and all that `plan` needs but for those that only print a text, so that `plan` is read from few files.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What prints a text that is there already, and should not have to load a model for it. */
const light = /[\\/](?:help[\\/]\w+|completion[\\/]\w+|work[\\/](?:completion|presets|rules|schema|systems))\.ts$/;
const lazy = /[\\/]src[\\/]cli[\\/](?:work|help|completion)[\\/][^\\/]+\.ts$/;

/**
 * An esbuild plugin that makes the modules which commands load lazily lean on the same two modules.
 * @param {string} root
 * @returns {import('esbuild').Plugin}
 */
export function fewerChunks(root) {
  const start = join(root, 'src/cli/run.ts');
  const plan = join(root, 'src/cli/work/plan.ts');
  return {
    name: 'fewer-chunks',
    setup: ({ onLoad }) => {
      onLoad({ filter: lazy }, ({ path }) => {
        const text = readFileSync(path, 'utf8');
        const plans = path !== plan && !light.test(path);
        // An export, since an import that nobody uses is left out of a bundle.
        const contents = [
          text,
          `export { run as start } from ${JSON.stringify(start)};`,
          ...(plans ? [`export { run as plan } from ${JSON.stringify(plan)};`] : []),
        ].join('\n');
        return { contents, loader: 'ts' };
      });
    },
  };
}
