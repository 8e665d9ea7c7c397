import { inputAt, type InputPath } from '../model/inputs/index.ts';
import { formatNames } from './choices.ts';
import { colorChoices } from './color.ts';
import { failOnLevels } from './exit-code.ts';
import type { OptionDeclaration } from './option.ts';

/** The inputs that have a flag of their own; `--set` reaches all the others. */
export const workloadOptions: readonly OptionDeclaration[] = [
  inputOption('throughput', 'RATE', 'workload.throughput', '2000/s'),
  inputOption('partitions', 'NUMBER', 'source.partitions', '24'),
  inputOption('commit-interval', 'DURATION', 'source.commitInterval', '5s'),
  inputOption('rebalance-rate', 'RATE', 'source.rebalanceRate', '20/day'),
  inputOption('retry-rate', 'SHARE', 'producer.retryRate', '0.05%'),
  inputOption('row-size', 'SIZE', 'inbox.rowSize', '120B'),
  inputOption('window', 'DURATION', 'inbox.window', '7d'),
];

/** The flags that choose and change a profile. */
export const profileOptions: readonly OptionDeclaration[] = [
  {
    name: 'preset',
    group: 'Profile',
    placeholder: 'NAME',
    description: 'Start from a preset; `dedup-planner presets` lists them.',
    example: 'payments-ledger',
  },
  {
    name: 'set',
    group: 'Profile',
    placeholder: 'PATH=VALUE',
    description: 'Set any key of the profile; may be repeated.',
    example: 'inbox.window=24h',
    repeatable: true,
  },
];

/** Where and how a report is printed. */
export const formatOption: OptionDeclaration = {
  name: 'format',
  group: 'Output',
  placeholder: 'FORMAT',
  description: 'Form of the plan: for a terminal, for programs, for a pull request.',
  example: 'markdown',
  default: 'text',
  choices: formatNames,
};

/** The flags of every command that prints a report. */
export const outputOptions: readonly OptionDeclaration[] = [
  {
    name: 'output',
    group: 'Output',
    placeholder: 'FILE',
    description: 'Write to this file instead of standard output.',
    example: 'plan.md',
  },
  {
    name: 'color',
    group: 'Output',
    placeholder: 'WHEN',
    description: 'Colour the text: auto means on a terminal that wants it.',
    example: 'never',
    default: 'auto',
    choices: colorChoices,
  },
  {
    name: 'width',
    group: 'Output',
    placeholder: 'COLUMNS',
    description: 'Columns of the text, at least 40; without it those of the terminal, or 80.',
    example: '100',
  },
];

/** Turns findings into an exit code. */
export const failOnOption: OptionDeclaration = {
  name: 'fail-on',
  group: 'Output',
  placeholder: 'LEVEL',
  description: 'Exit with 1 when the plan has a finding of this level or above.',
  example: 'failure',
  default: 'never',
  choices: failOnLevels,
};

function inputOption(name: string, placeholder: string, path: InputPath, example: string): OptionDeclaration {
  const input = inputAt(path);
  const fallback = input?.kind === 'quantity' ? input.default : undefined;
  return {
    name,
    group: 'Workload',
    placeholder,
    description: input?.note ?? '',
    example,
    path,
    ...(fallback === undefined ? {} : { default: fallback }),
  };
}
