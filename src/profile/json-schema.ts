import { toJsonSchema } from '@valibot/to-json-schema';
import { profileShape } from './shape.ts';

/** An identifier, not an address: nothing is served anywhere. */
const ID = 'urn:dedup-planner:profile:v1';

/**
 * The JSON Schema (draft 2020-12) of a profile, made of the same declarations as the loader reads by. Import this
 * module only where a schema is asked for: it loads libraries that nothing else needs.
 */
export function profileJsonSchema(): Readonly<Record<string, unknown>> {
  const schema = toJsonSchema(profileShape(), { target: 'draft-2020-12', typeMode: 'input' });
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: ID,
    title: 'dedup-planner profile',
    description: 'The inputs of a plan. Every key is optional but workload.throughput, which a flag can give as well.',
    ...withoutDialect(schema),
  };
}

/** The dialect stands at the top already. */
function withoutDialect(schema: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => key !== '$schema'));
}
