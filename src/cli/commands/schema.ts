import { schemaNames } from '../choices.ts';
import type { Command } from '../command.ts';

/** `dedup-planner schema`: JSON Schema for editors and for programs that read plans. */
export const schema: Command = {
  name: 'schema',
  usage: '[profile|plan|check|diff]',
  summary: 'Print the JSON Schema of a profile, or of the JSON form of a plan, a check or a diff.',
  positionals: [
    { name: 'DOCUMENT', description: 'Which schema (without it, that of a profile)', choices: schemaNames },
  ],
  options: [],
  examples: [
    ['schema > profile.schema.json', 'for an editor that completes profiles'],
    ['schema plan', 'for a program that reads plans'],
  ],
  run: async (args, io) => (await import('../work/schema.ts')).run(args, io),
};
