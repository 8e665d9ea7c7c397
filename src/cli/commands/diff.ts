import type { Command } from '../command.ts';
import { diffFormatNames } from '../diff-formats.ts';
import type { OptionDeclaration } from '../option.ts';
import { outputOptions } from '../options.ts';

const formatOption: OptionDeclaration = {
  name: 'format',
  group: 'Output',
  placeholder: 'FORMAT',
  description: 'Form of the diff: for a terminal, for programs, for a pull request.',
  example: 'markdown',
  default: 'text',
  choices: diffFormatNames,
};

/** `dedup-planner diff`: what changed from one plan to another. */
export const diff: Command = {
  name: 'diff',
  usage: 'BASE HEAD [flags]',
  summary: 'Compare two plans: inputs, figures, findings, and why the recommendation changed.',
  positionals: [
    { name: 'BASE', description: 'A profile, preset:NAME, a plan saved as JSON, or - for standard input' },
    { name: 'HEAD', description: 'What it is compared with, of the same kinds' },
  ],
  options: [formatOption, ...outputOptions],
  examples: [
    ['diff preset:payments-ledger service.yaml', 'what a profile of your own changes'],
    ['diff main.json service.yaml --format markdown', 'a saved plan against the profile of today'],
  ],
  run: async (args, io) => (await import('../work/diff.ts')).run(args, io),
};
