import { commands } from '../commands/index.ts';
import { examplesHelp, startingExamples } from './texts.ts';

/** What a run without arguments prints. */
export function shortHelp(): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  return `dedup-planner plans the capacity of a deduplication store.

${examplesHelp(startingExamples)}

Commands:
${commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`).join('\n')}

dedup-planner --help says more, and dedup-planner COMMAND --help about one command.
`;
}
