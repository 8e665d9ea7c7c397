import { inputAt, type InputPath } from '../../model/inputs/index.ts';
import { vacuumNames } from '../choices.ts';
import type { Command } from '../command.ts';
import type { OptionDeclaration } from '../option.ts';
import { formatOption, outputOptions, profileOptions } from '../options.ts';

const storeOptions: readonly OptionDeclaration[] = [
  {
    name: 'store',
    group: 'Store',
    placeholder: 'STORE',
    description: 'pglite, postgres://…, mysql://…, redis://… or sqlite:FILE (beside which a folder is made).',
    example: 'postgres://user@localhost/app',
    default: 'pglite',
  },
  {
    name: 'timeout',
    group: 'Store',
    placeholder: 'DURATION',
    description: 'How long the store may take for one statement; it has 10 s at most to accept the connection.',
    example: '5min',
    default: '2min',
  },
  {
    name: 'clean',
    group: 'Store',
    placeholder: '',
    description: 'Measure nothing: remove what killed runs left in the store, and nothing else.',
    example: '',
    isSwitch: true,
  },
];

/** The inputs of a key that have a flag here; `--set` reaches the others (`inbox.key.columns`, `inbox.indexes`). */
export const keyOptions: readonly (OptionDeclaration & { readonly path: InputPath })[] = [
  keyOption('key-type', 'TYPE', 'inbox.key.type'),
  keyOption('key-length', 'BYTES', 'inbox.key.length'),
  keyOption('order', 'ORDER', 'inbox.key.order'),
  keyOption('streams', 'NUMBER', 'inbox.key.streams'),
  keyOption('jitter', 'ROWS', 'inbox.key.jitter'),
];

const loadOptions: readonly OptionDeclaration[] = [
  {
    name: 'rows',
    group: 'Load',
    placeholder: 'ROWS',
    description: 'Rows that are loaded; sizes of random keys swing by a few percent with it.',
    example: '1M',
    default: '200,000',
  },
  {
    name: 'churn',
    group: 'Load',
    placeholder: 'WINDOWS',
    description: 'Then replace all rows so many times, a batch in and a batch out.',
    example: '3',
    default: '0',
  },
  {
    name: 'delete-batch',
    group: 'Load',
    placeholder: 'SHARE',
    description: 'Rows that one clean-up removes, as a share of all.',
    example: '1 in 24',
    default: '1 in 24',
  },
  {
    name: 'vacuum',
    group: 'Load',
    placeholder: 'WHEN',
    description: 'A vacuum after each clean-up, or when a fifth of the rows is dead, as autovacuum does.',
    example: 'autovacuum',
    default: vacuumNames[0],
    choices: vacuumNames,
  },
];

/** `dedup-planner measure`: real bytes beside those of the model. */
export const measure: Command = {
  name: 'measure',
  usage: '[PROFILE] [flags]',
  summary: 'Load rows into a real store, read what they take, and hold the model against it.',
  positionals: [{ name: 'PROFILE', description: 'A profile whose key, columns and indexes are measured' }],
  options: [
    ...storeOptions,
    ...keyOptions,
    ...loadOptions,
    ...profileOptions,
    { ...formatOption, description: 'Form of the measurement.' },
    {
      name: 'write',
      group: 'Output',
      placeholder: 'FILE',
      description: 'Write the measured row size into this profile, with its date and the version of the store.',
      example: 'service.yaml',
    },
    ...outputOptions,
  ],
  examples: [
    ['measure --key-type uuid --order random', 'with nothing installed but PGlite'],
    ['measure --store postgres://app@localhost/app --order ascending --streams 24 --rows 1M', 'on a server'],
    [
      'measure service.yaml --store mysql://app@localhost --churn 3 --write service.yaml',
      'a profile, and back into it',
    ],
    ['measure --clean --store redis://localhost', 'after a run was killed'],
  ],
  epilogue:
    'A run creates a schema, a database, a key prefix or a folder of its own, with a random name, and removes it at ' +
    'the end, also after Ctrl-C or an error; nothing else in the store is touched.',
  run: async (args, io) => (await import('../work/measure.ts')).run(args, io),
};

function keyOption(name: string, placeholder: string, path: InputPath) {
  const input = inputAt(path);
  const choices = input?.kind === 'choice' ? input.choices : undefined;
  const fallback = input?.kind === 'choice' || input?.kind === 'quantity' ? input.default : undefined;
  const example = input?.kind === 'quantity' ? input.example : (choices?.[0] ?? '');
  return {
    name,
    group: 'Key',
    placeholder,
    description: input?.note ?? '',
    example,
    path,
    ...(fallback === undefined ? {} : { default: fallback }),
    ...(choices === undefined ? {} : { choices }),
  } as const;
}
