import { levels } from '../model/finding.ts';

/** A JSON Schema, or a part of one. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
}

/** The dialect of all our schemas. */
export const dialect = 'https://json-schema.org/draft/2020-12/schema';

export const text = { type: 'string' } as const;
export const number = { type: 'number' } as const;
export const count = { type: 'integer', minimum: 0 } as const;
export const flag = { type: 'boolean' } as const;
export const unit = { type: 'string', description: 'Such as msg/day, s, B, row/s, share or 1.' } as const;
export const level = { enum: levels } as const;

/** An object with these keys, and those that may be absent; further keys are allowed, since a later release may add some. */
export function object(required: JsonSchema, optional: JsonSchema = {}): JsonSchema {
  return { type: 'object', properties: { ...required, ...optional }, required: Object.keys(required) };
}

export const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items });
export const mapOf = (values: JsonSchema): JsonSchema => ({ type: 'object', additionalProperties: values });

/** Where a value came from. */
export const origin: JsonSchema = {
  oneOf: [
    object({ kind: { const: 'flag' }, flag: text }),
    object({ kind: { const: 'file' }, file: text, line: number, column: number }),
    object({ kind: { const: 'preset' }, preset: text, line: number }),
    object({ kind: { const: 'system' }, system: text, fact: text, source: text }),
    object({ kind: { const: 'program' } }),
    object({ kind: { const: 'default' } }),
  ],
};

/** The value of an input. */
export const inputValue: JsonSchema = {
  description: 'A number in the base unit, a word, yes or no, or a list.',
  anyOf: [number, text, flag, listOf({ anyOf: [number, text, { type: 'object' }, listOf(text)] })],
};

const measured = object({ value: number }, { unit });

/** A budget of a plan. */
export const budgetParts = {
  required: {
    expression: text,
    level: { enum: ['warning', 'failure'] },
    outcome: {
      enum: ['met', 'broken', 'unknown', 'new'],
      description: 'unknown is as bad as broken; new has nothing to be compared with yet, and passes.',
    },
    text: { type: 'string', description: 'The whole verdict in a sentence.' },
    figures: listOf(text),
    origin,
  },
  optional: {
    message: { type: 'string', description: 'Why the author set it.' },
    reason: { type: 'string', description: 'Why the outcome is unknown or new.' },
    measured,
    limit: measured,
    baseline: measured,
  },
} as const;
