import { budgetOptions } from '../budget-options.ts';
import type { Command } from '../command.ts';
import { fleetFormatNames } from '../fleet-formats.ts';
import type { OptionDeclaration } from '../option.ts';
import { failOnOption, outputOptions, profileOptions } from '../options.ts';

const formatOption: OptionDeclaration = {
  name: 'format',
  group: 'Output',
  placeholder: 'FORMAT',
  description: 'Form of what standard output gets.',
  example: 'github',
  default: 'text',
  choices: fleetFormatNames,
};

const outputOption: OptionDeclaration = {
  name: 'output',
  group: 'Output',
  placeholder: 'FORMAT=FILE',
  description: 'Write a form into a file besides; may be repeated.',
  example: 'junit=report.xml',
  repeatable: true,
};

/** `dedup-planner check`: many profiles in, a table of the fleet and a verdict out. */
export const check: Command = {
  name: 'check',
  usage: 'PROFILE… [flags]',
  summary: 'Plan many profiles, hold them against budgets, and report for a pipeline.',
  positionals: [
    {
      name: 'PROFILE',
      description: 'Files, folders, globs, preset:NAME, or - for standard input; !GLOB leaves files out',
      repeatable: true,
    },
  ],
  options: [
    ...profileOptions.filter(({ name }) => name === 'set'),
    ...budgetOptions,
    formatOption,
    outputOption,
    ...outputOptions.filter(({ name }) => name !== 'output'),
    failOnOption,
  ],
  examples: [
    ['check services/', 'every profile in a folder'],
    ["check services/ --budget 'inbox.bytes <= 50 GB'", 'and none of them above 50 GB'],
    ['check services/ --budgets budgets.yaml --baseline ../main', 'limits in a file, against the main branch'],
    ['check services/ --format github --output junit=report.xml --output markdown=comment.md', 'for a pull request'],
  ],
  epilogue:
    'A budget that is broken makes the run exit with 1, one of level warning only with --fail-on warning; findings do ' +
    'with --fail-on. A profile that cannot be planned makes it exit with 2, whatever else there is.',
  run: async (args, io) => (await import('../work/check.ts')).run(args, io),
};
