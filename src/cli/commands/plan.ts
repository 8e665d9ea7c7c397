import { budgetOptions } from '../budget-options.ts';
import { planFormatNames } from '../choices.ts';
import type { Command } from '../command.ts';
import { failOnOption, formatOption, outputOptions, profileOptions, workloadOptions } from '../options.ts';
import { samplingOptions } from '../sampling-options.ts';

/** `dedup-planner plan`: a profile in, a plan out. */
export const plan: Command = {
  name: 'plan',
  usage: '[PROFILE] [flags]',
  summary: 'Plan the deduplication of one workload.',
  positionals: [{ name: 'PROFILE', description: 'A profile in YAML or JSON; - reads standard input' }],
  options: [
    ...workloadOptions,
    ...profileOptions,
    ...samplingOptions,
    ...budgetOptions,
    {
      ...formatOption,
      description: 'Form of the plan: for a terminal, for programs, for a pull request, for a meeting.',
      choices: planFormatNames,
    },
    ...outputOptions,
    failOnOption,
  ],
  examples: [
    ['plan --throughput 2000/s --rebalance-rate 20/day --window 7d', 'from flags alone'],
    ['plan --preset payments-ledger --window 24h', 'a preset, with one value changed'],
    ['plan service.yaml --set source.movedShare=25%', 'a file, and a key that has no flag'],
    ['plan service.yaml --retry-rate 0.02%..0.2%', 'an input that nobody knows exactly'],
    ['plan service.yaml --format markdown --output plan.md', 'a section for a pull request'],
    ['plan service.yaml --format html --output plan.html', 'a page with sliders, for a meeting'],
    ['plan service.yaml --format json --fail-on failure', 'a gate for a build'],
    ["plan service.yaml --budget 'inbox.bytes <= 50 GB'", 'a gate of your own'],
  ],
  epilogue:
    'Quantities are written as people write them: 2000/s, 2k msg/s, 1.2M/day; 5s, 500ms, 1h30m, P7D; 120B, 20.7 GB, ' +
    '2.8 GiB; 0.05%, 1 in 2000. A flag wins over the file, the file over the preset, the preset over the default.',
  run: async (args, io) => (await import('../work/plan.ts')).run(args, io),
};
