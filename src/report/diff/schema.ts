import {
  dialect,
  flag,
  inputValue,
  type JsonSchema,
  level,
  listOf,
  number,
  object,
  origin,
  count,
  text,
  unit,
} from '../schema-parts.ts';
import { diffSchemaName } from './json.ts';

/** The JSON Schema (2020-12) of the document of a diff. */
export function diffJsonSchema(): JsonSchema {
  return {
    $schema: dialect,
    title: 'A diff of two plans',
    description: 'Numbers are plain and in the unit named beside them. What one side does not have is absent.',
    ...object({
      schema: { const: diffSchemaName },
      version: { type: 'string', description: 'The version of dedup-planner that made the diff.' },
      base: side,
      head: side,
      recommendation: object({ changed: flag, text }, { cause }),
      inputs: listOf(object({ path: text }, { unit, base: input, head: input })),
      figures: listOf(
        object({ id: text, label: text }, { unit, base: number, head: number, absolute: number, relative: number }),
      ),
      findings: object({ came: listOf(finding), went: listOf(finding), stayed: count }),
    }),
  };
}

const side = object(
  {
    name: { type: 'string', description: 'The operand as it was given.' },
    recommendation: object({ design: text, parts: listOf(text), name: text }),
  },
  { savedBy: { type: 'string', description: 'The version that saved the plan; absent for one made now.' } },
);

const cause = object({
  kind: {
    enum: ['alone', 'needed', 'together', 'tool'],
    description:
      'alone: each of these inputs alone changes the answer so. needed: without any one of them it would not. ' +
      'together: they do it together. tool: the same inputs give the same answer today.',
  },
  inputs: listOf(text),
});

const input = object({ value: inputValue, written: text, origin });

const finding = object({ rule: text, level, message: text });
