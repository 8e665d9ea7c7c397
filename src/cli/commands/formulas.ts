import type { Command } from '../command.ts';

/** `dedup-planner formulas`: the whole sheet, for a reader who checks the arithmetic. */
export const formulas: Command = {
  name: 'formulas',
  usage: '',
  summary: 'Print every formula of the sheet, with its unit, meaning and source, as Markdown.',
  positionals: [],
  options: [],
  examples: [['formulas > formulas.md', 'the sheet behind every plan; `explain` puts the numbers of one plan in']],
  run: async (_args, io) => (await import('../work/formulas.ts')).run(io),
};
