import { sweepScales } from '../../model/sweep-steps.ts';
import { sweepFormatNames } from '../choices.ts';
import type { Command } from '../command.ts';
import type { OptionDeclaration } from '../option.ts';
import { outputOptions, profileOptions, workloadOptions } from '../options.ts';

const sweepOptions: readonly OptionDeclaration[] = [
  {
    name: 'vary',
    group: 'Sweep',
    placeholder: 'PATH=LOW..HIGH',
    description: 'An input and the ends between which it varies; may be given twice.',
    example: 'inbox.window=1h..30d',
    repeatable: true,
  },
  {
    name: 'steps',
    group: 'Sweep',
    placeholder: 'NUMBER',
    description: 'Values of each input, or one number an input with a comma between them.',
    example: '20,5',
    default: '20',
  },
  {
    name: 'show',
    group: 'Sweep',
    placeholder: 'FIGURES',
    description: 'The figures to show, with commas between them; without it headline figures that vary.',
    example: 'inbox.bytes,window.coverage',
  },
  {
    name: 'scale',
    group: 'Sweep',
    placeholder: 'SCALE',
    description:
      'Steps by equal factors or by equal differences; without it by factors when the ends are 10 times apart.',
    example: 'linear',
    choices: sweepScales,
  },
];

/** `dedup-planner sweep`: a plan at every value of one or two inputs. */
export const sweep: Command = {
  name: 'sweep',
  usage: '[PROFILE] --vary PATH=LOW..HIGH [flags]',
  summary: 'Vary one or two inputs, and show figures and where the answer or a verdict changes.',
  positionals: [{ name: 'PROFILE', description: 'A profile in YAML or JSON; - reads standard input' }],
  options: [
    ...sweepOptions,
    ...workloadOptions,
    ...profileOptions,
    {
      name: 'format',
      group: 'Output',
      placeholder: 'FORMAT',
      description: 'Form of the sweep; a chart is for a terminal.',
      example: 'chart',
      default: 'text',
      choices: sweepFormatNames,
    },
    ...outputOptions,
  ],
  examples: [
    [
      'sweep --preset payments-ledger --vary inbox.window=1h..30d --show inbox.bytes,window.coverage',
      'what a longer window costs, and from where it covers every horizon',
    ],
    [
      'sweep service.yaml --vary source.commitInterval=1s..30s --vary source.rebalanceRate=1/day..100/day --steps 8,4',
      'two inputs against each other',
    ],
    ['sweep service.yaml --vary workload.throughput=100/s..10k/s --format chart', 'a curve in the terminal'],
  ],
  run: async (args, io) => (await import('../work/sweep.ts')).run(args, io),
};
