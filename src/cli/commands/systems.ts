import { listFormatOption } from '../list-format.ts';
import type { Command } from '../command.ts';
import { outputOptions } from '../options.ts';

/** `dedup-planner systems`: the catalogue of message systems. */
export const systems: Command = {
  name: 'systems',
  usage: '[show NAME] [flags]',
  summary: 'List the systems that a profile can name, or print every fact of one with its source.',
  positionals: [
    { name: 'show', description: 'Print one system instead of listing them', choices: ['show'] },
    { name: 'NAME', description: 'The system to print' },
  ],
  options: [listFormatOption, ...outputOptions],
  examples: [
    ['systems', 'what there is, and what each does about duplicates'],
    ['systems show sqs-fifo', 'every fact of one, with its source and how well it is known'],
    ['systems show kafka --format json', 'the same for a program'],
  ],
  run: async (args, io) => (await import('../work/systems.ts')).run(args, io),
};
