import type { Command } from '../command.ts';
import { listFormatOption } from '../list-format.ts';
import type { OptionDeclaration } from '../option.ts';
import { outputOptions, profileOptions, workloadOptions } from '../options.ts';

/** The condition that has to hold. */
const suchThat: OptionDeclaration = {
  name: 'such-that',
  group: 'Profile',
  placeholder: 'CONDITION',
  description: 'What has to hold: a figure, one of <= >= < >, and a quantity or another figure.',
  example: 'inbox.bytes <= 50 GB',
};

/** `dedup-planner solve`: the value of one input that a condition asks for. */
export const solve: Command = {
  name: 'solve',
  usage: 'INPUT [PROFILE] --such-that CONDITION [flags]',
  summary: 'Find the values of one input for which a condition on a figure holds.',
  positionals: [
    { name: 'INPUT', description: 'The path of a number of the profile, such as inbox.window' },
    { name: 'PROFILE', description: 'A profile in YAML or JSON; - reads standard input' },
  ],
  options: [suchThat, ...workloadOptions, ...profileOptions, listFormatOption, ...outputOptions],
  examples: [
    ["solve inbox.window --preset payments-ledger --such-that 'inbox.bytes <= 50 GB'", 'the longest window that fits'],
    [
      "solve workload.throughput service.yaml --such-that 'cleanup.utilisation <= 80%'",
      'the rate up to which the clean-up keeps up',
    ],
  ],
  epilogue:
    'The values are rounded so that they satisfy the condition as they are printed. Without any, it exits with 1.',
  run: async (args, io) => (await import('../work/solve.ts')).run(args, io),
};
