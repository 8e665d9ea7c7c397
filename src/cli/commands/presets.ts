import type { Command } from '../command.ts';

/** `dedup-planner presets`: the profiles that come with the tool. */
export const presets: Command = {
  name: 'presets',
  usage: '[show NAME]',
  summary: 'List the presets, or print one with its comments.',
  positionals: [
    { name: 'show', description: 'Print one preset instead of listing them', choices: ['show'] },
    { name: 'NAME', description: 'The preset to print' },
  ],
  options: [],
  examples: [
    ['presets', 'the names, and what each is'],
    ['presets show payments-ledger > service.yaml', 'a start for a profile of your own'],
  ],
  run: async (args, io) => (await import('../work/presets.ts')).run(args, io),
};
