import { planSchemaName } from './plan-contract.ts';
import {
  budgetParts,
  dialect,
  inputValue,
  type JsonSchema,
  level,
  listOf,
  mapOf,
  number,
  object,
  origin,
  text,
  unit,
} from './schema-parts.ts';

export type { JsonSchema } from './schema-parts.ts';

/** The JSON Schema (2020-12) of the plan document. It allows further keys: a later release may add some to this form. */
export function planJsonSchema(): JsonSchema {
  return {
    $schema: dialect,
    title: 'A deduplication plan',
    description: 'Numbers are plain and in the unit named beside them. What does not apply is absent, never 0 or null.',
    ...object(
      {
        schema: { const: planSchemaName },
        version: { type: 'string', description: 'The version of dedup-planner that made the plan.' },
        profile: object({ inputs: mapOf(input) }, { name: text, description: text }),
        figures: mapOf(figure),
        systems: listOf(system),
        designs: listOf(design),
        recommendation,
        findings: listOf(finding),
      },
      { uncertainty, budgets: listOf(budget) },
    ),
  };
}

const inputRange = {
  ...object({ low: number, high: number }, { likely: number }),
  description: 'The ends of an input that was written as a range; its value is the likely one, or the middle.',
};

const input = object({ value: inputValue, written: text, origin }, { unit, range: inputRange });

const figureRange = {
  ...object({}, { low: number, likely: number, high: number }),
  description: '5%, half and 95% of the samples lie at or below these; one that is unbounded is absent.',
};

const figure = object(
  {
    value: number,
    unit,
    label: text,
    expression: { type: 'string', description: 'mathjs syntax over the ids in reads and the constants of the model.' },
    reads: { ...listOf(text), description: 'The inputs and figures that the expression names.' },
    source: text,
    note: text,
  },
  { range: figureRange },
);

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

const budget = object(budgetParts.required, budgetParts.optional);

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
  level,
  message: text,
  figures: { ...listOf(text), description: 'The ids of the figures and inputs that decided it.' },
  advice: text,
});

const uncertainty = {
  ...object({
    samples: number,
    seed: number,
    judged: { ...number, description: 'The samples for which designs and findings were judged.' },
    inputs: {
      ...listOf(listOf(text)),
      description: 'The inputs that vary, those of one draw together; - moves the other way.',
    },
    designs: listOf(object({ ...named, share: number })),
    findings: listOf(object({ rule: text, level, share: number })),
  }),
  description: 'Only when inputs have ranges.',
};
