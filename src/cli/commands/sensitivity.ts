import { sensitivityFormatNames } from '../choices.ts';
import type { Command } from '../command.ts';
import { outputOptions, profileOptions, workloadOptions } from '../options.ts';
import { samplingOptions } from '../sampling-options.ts';

/** `dedup-planner sensitivity`: which of the inputs that nobody knows exactly is worth measuring. */
export const sensitivity: Command = {
  name: 'sensitivity',
  usage: '[PROFILE] [flags]',
  summary: 'Rank the inputs that are ranges by how much of the spread of each figure they explain.',
  positionals: [{ name: 'PROFILE', description: 'A profile in YAML or JSON; - reads standard input' }],
  options: [
    {
      name: 'of',
      group: 'Ranges',
      placeholder: 'FIGURES',
      description: 'The figures, with commas between them; without it the headline figures.',
      example: 'inbox.bytes,duplicates.total',
    },
    ...samplingOptions,
    ...workloadOptions,
    ...profileOptions,
    {
      name: 'format',
      group: 'Output',
      placeholder: 'FORMAT',
      description: 'Form of the report.',
      example: 'json',
      default: 'text',
      choices: sensitivityFormatNames,
    },
    ...outputOptions,
  ],
  examples: [
    [
      'sensitivity --preset payments-ledger --set producer.retryRate=0.02%..0.2% --commit-interval 1s..5s..10s',
      'which of two guesses matters more',
    ],
    ['sensitivity service.yaml --of inbox.bytes --samples 100000', 'one figure, with more samples'],
  ],
  epilogue:
    'A range is low..high (every value between is as likely) or low..likely..high (a triangle). Inputs that move together ' +
    'are listed under `ties:` in the profile: [[workload.peakFactor, producer.retryRate]].',
  run: async (args, io) => (await import('../work/sensitivity.ts')).run(args, io),
};
