import type { Command } from '../command.ts';
import { listFormatOption } from '../list-format.ts';
import { outputOptions } from '../options.ts';

/** `dedup-planner rules`: what a plan looks for. */
export const rules: Command = {
  name: 'rules',
  usage: '[show ID] [flags]',
  summary: 'List the rules behind the findings of a plan, or print one.',
  positionals: [
    { name: 'show', description: 'Print one rule instead of listing them', choices: ['show'] },
    { name: 'ID', description: 'The rule to print' },
  ],
  options: [listFormatOption, ...outputOptions],
  examples: [
    ['rules', 'every rule, its level, and when it speaks'],
    ['rules show window.not-covered', 'one rule, and why it matters'],
  ],
  run: async (args, io) => (await import('../work/rules.ts')).run(args, io),
};
