import type { Arguments } from '../arguments.ts';
import { type SchemaName, schemaNames } from '../choices.ts';
import { type ExitCode, exitCodes } from '../exit-code.ts';
import type { Io } from '../io.ts';

const schemas: Readonly<Record<SchemaName, () => Promise<object>>> = {
  profile: async () => (await import('../../profile/json-schema.ts')).profileJsonSchema(),
  plan: async () => (await import('../../report/plan-schema.ts')).planJsonSchema(),
  check: async () => (await import('../../report/fleet/schema.ts')).checkJsonSchema(),
  diff: async () => (await import('../../report/diff/schema.ts')).diffJsonSchema(),
};

/** Prints a JSON Schema. The libraries that make one are loaded here only: no other command needs them. */
export async function run(args: Arguments, io: Io): Promise<ExitCode> {
  const document = args.choice('DOCUMENT', schemaNames) ?? 'profile';
  const schema = await schemas[document]();
  io.stdout.write(`${JSON.stringify(schema, undefined, 2)}\n`);
  return exitCodes.fine;
}
