import type { OptionDeclaration } from './option.ts';

/** The flags that say how inputs with ranges are sampled. */
export const samplingOptions: readonly OptionDeclaration[] = [
  {
    name: 'samples',
    group: 'Ranges',
    placeholder: 'NUMBER',
    description: 'Samples of inputs that are ranges (such as 0.02%..0.2%).',
    example: '100000',
    default: '10000',
  },
  {
    name: 'seed',
    group: 'Ranges',
    placeholder: 'NUMBER',
    description: 'Start of the random numbers: the same one gives the same bytes on every machine.',
    example: '42',
    default: '1',
  },
];
