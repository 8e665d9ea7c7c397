import { levels } from '../model/finding.ts';
import { planSchemaName } from './plan-contract.ts';

/** A JSON Schema, or a part of one. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
}

/** The JSON Schema (2020-12) of the plan document. It allows further keys: a later release may add some to this form. */
export function planJsonSchema(): JsonSchema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'A deduplication plan',
    description: 'Numbers are plain and in the unit named beside them. What does not apply is absent, never 0 or null.',
    ...object({
      schema: { const: planSchemaName },
      version: { type: 'string', description: 'The version of dedup-planner that made the plan.' },
      profile: object({ inputs: mapOf(input) }, { name: text, description: text }),
      figures: mapOf(figure),
      systems: listOf(system),
      designs: listOf(design),
      recommendation,
      findings: listOf(finding),
    }),
  };
}

const text = { type: 'string' } as const;
const number = { type: 'number' } as const;
const unit = { type: 'string', description: 'Such as msg/day, s, B, row/s, share or 1.' } as const;

/** An object with these keys, and those that may be absent. */
function object(required: JsonSchema, optional: JsonSchema = {}): JsonSchema {
  return { type: 'object', properties: { ...required, ...optional }, required: Object.keys(required) };
}

const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items });
const mapOf = (values: JsonSchema): JsonSchema => ({ type: 'object', additionalProperties: values });

const origin: JsonSchema = {
  oneOf: [
    object({ kind: { const: 'flag' }, flag: text }),
    object({ kind: { const: 'file' }, file: text, line: number, column: number }),
    object({ kind: { const: 'preset' }, preset: text, line: number }),
    object({ kind: { const: 'system' }, system: text, fact: text, source: text }),
    object({ kind: { const: 'program' } }),
    object({ kind: { const: 'default' } }),
  ],
};

const inputValue: JsonSchema = {
  description: 'A number in the base unit, a word, yes or no, or a list.',
  anyOf: [number, text, { type: 'boolean' }, listOf({ anyOf: [number, text, { type: 'object' }] })],
};

const input = object({ value: inputValue, written: text, origin }, { unit });

const figure = object({
  value: number,
  unit,
  label: text,
  expression: { type: 'string', description: 'mathjs syntax over the ids in reads and the constants of the model.' },
  reads: { ...listOf(text), description: 'The inputs and figures that the expression names.' },
  source: text,
  note: text,
});

const condition = object(
  { id: text, text },
  { holds: { type: 'boolean', description: 'Absent where only a person can tell.' } },
);

const designId = {
  enum: [
    'at-most-once',
    'at-least-once',
    'broker-dedup',
    'idempotent-producer',
    'broker-transactions',
    'keyed-inbox',
    'stored-position',
    'external-idempotency-key',
    'natural-idempotence',
  ],
} as const;

const changes: JsonSchema = {
  description: 'What differs between the two sides of the value.',
  oneOf: [
    object({ kind: { const: 'finding' }, rule: text, appears: { type: 'boolean' } }),
    object({ kind: { const: 'design' } }),
    object({ kind: { const: 'figures' }, larger: text, smaller: text }),
  ],
};

const hop = { enum: ['removed', 'removed-within-window', 'left', 'not-applicable'] } as const;

const system = object(
  { role: text, id: text, name: text, hops: object({ hop1: hop, hop2: hop, hop3: hop }), boundary: text },
  { window: { type: 'object', description: 'How long the system recognises a repeated message.' } },
);

const named = { design: designId, parts: listOf(text), name: text };

const design = object(
  {
    rank: { type: 'integer', minimum: 1, description: '1 is the recommended one.' },
    id: designId,
    parts: listOf(text),
    name: text,
    summary: text,
    leaves: { ...object({}, { hop1: number, hop2: number }), description: 'Duplicates left, msg/day.' },
    stores: object({ where: text, window: text }, { rows: number, bytes: number }),
    covers: { type: 'string', description: 'The effects it protects.' },
    uncovered: { type: 'string', description: 'What it does not protect.' },
    costs: listOf(object({ what: text, low: text, high: text, system: text, source: text, grade: text })),
    conditions: listOf(condition),
    possible: { type: 'boolean', description: 'False when a condition does not hold.' },
  },
  {
    loses: { ...number, description: 'Messages lost, msg/day.' },
    writes: { ...number, description: 'Writes beside the effect, row/s.' },
    rejected: { type: 'string', description: 'Why it was not chosen; absent for the recommended design.' },
  },
);

const recommendation = object({
  ...named,
  headline: text,
  reasons: listOf(text),
  decidedBy: { ...listOf(text), description: 'The ids of the figures and inputs that decide it.' },
  conditions: listOf(condition),
  rejected: listOf(object({ ...named, reason: text })),
  flipPoints: listOf(
    object({ input: text, value: number, side: { enum: ['above', 'below'] }, text, changes }, { unit }),
  ),
  uncovered: listOf(text),
});

const finding = object({
  rule: text,
  level: { enum: levels },
  message: text,
  figures: { ...listOf(text), description: 'The ids of the figures and inputs that decided it.' },
  advice: text,
});
