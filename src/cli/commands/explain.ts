import type { Command } from '../command.ts';
import { outputOptions, profileOptions, workloadOptions } from '../options.ts';

/** `dedup-planner explain`: where one number of a plan comes from. */
export const explain: Command = {
  name: 'explain',
  usage: 'FIGURE [PROFILE] [flags]',
  summary: 'Show the formula of one figure, with its numbers and where they come from.',
  positionals: [
    { name: 'FIGURE', description: 'The id of a figure, such as inbox.bytes' },
    { name: 'PROFILE', description: 'A profile in YAML or JSON; - reads standard input' },
  ],
  options: [...workloadOptions, ...profileOptions, ...outputOptions],
  examples: [
    ['explain inbox.bytes --preset payments-ledger', 'the size of the inbox'],
    ['explain duplicates.rebalance service.yaml --commit-interval 1s', 'what a shorter interval would give'],
  ],
  run: async (args, io) => (await import('../work/explain.ts')).run(args, io),
};
