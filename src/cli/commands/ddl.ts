import type { Command } from '../command.ts';
import { ddlDialects } from '../choices.ts';
import { outputOptions, profileOptions, workloadOptions } from '../options.ts';

/** `dedup-planner ddl`: the recommended design as SQL. */
export const ddl: Command = {
  name: 'ddl',
  usage: '[PROFILE] --for DATABASE [flags]',
  summary: 'Print the SQL of the recommended design: tables, partitions or clean-up, and the transaction.',
  positionals: [{ name: 'PROFILE', description: 'A profile in YAML or JSON; - reads standard input' }],
  options: [
    {
      name: 'for',
      group: 'Output',
      placeholder: 'DATABASE',
      description: 'The database whose SQL is printed.',
      example: 'postgres',
      choices: ddlDialects,
    },
    ...workloadOptions,
    ...profileOptions,
    ...outputOptions.filter(({ name }) => name === 'output'),
  ],
  examples: [
    ['ddl --for postgres --preset payments-ledger', 'the stored position of the worked example'],
    ['ddl service.yaml --for mysql --output inbox.sql', 'for a profile of your own'],
    ['ddl service.yaml --for postgres --set inbox.retention.kind=delete', 'batched deletes in place of partitions'],
  ],
  epilogue:
    'The file runs in the client of the database as it is; the statements of the consumer stand in its comments. ' +
    'Partitions are dropped unless the profile itself asks for row deletes.',
  run: async (args, io) => (await import('../work/ddl.ts')).run(args, io),
};
