import { type FleetFigure, fleetFigures } from '../../model/fleet-document.ts';
import {
  budgetParts,
  count,
  dialect,
  flag,
  type JsonSchema,
  level,
  listOf,
  number,
  object,
  text,
} from '../schema-parts.ts';
import { checkSchemaName } from './json.ts';

/** The JSON Schema (2020-12) of the document of a check. */
export function checkJsonSchema(): JsonSchema {
  return {
    $schema: dialect,
    title: 'A check of many profiles',
    description: 'Numbers are plain and in the units of the key units. What does not apply is absent, never 0 or null.',
    ...object({
      schema: { const: checkSchemaName },
      version: { type: 'string', description: 'The version of dedup-planner that made the check.' },
      units: object(eachFigure((id) => ({ const: fleetFigures[id] }))),
      totals,
      profiles: listOf(profile),
    }),
  };
}

function eachFigure(schemaOf: (id: FleetFigure) => JsonSchema): JsonSchema {
  const ids = Object.keys(fleetFigures).filter((id): id is FleetFigure => Object.hasOwn(fleetFigures, id));
  return Object.fromEntries(ids.map((id) => [id, schemaOf(id)]));
}

const figures = object(
  {},
  eachFigure(() => number),
);

const place = object({ file: text }, { line: count, column: count });
const refused = { ...flag, description: 'Makes the run exit with 1.' };

const totals = object({
  profiles: count,
  passing: count,
  statuses: object({ ok: count, warning: count, failure: count, error: count }),
  figures,
  recommended: object({ bytes: number, writesPerSecond: number }),
  findings: object({ info: count, warning: count, failure: count }),
  budgets: object({ met: count, broken: count, unknown: count, new: count }),
});

const recommendation = object(
  { design: text, parts: listOf(text), name: text },
  { rows: number, bytes: number, writesPerSecond: number },
);

const profile = object(
  {
    profile: { type: 'string', description: 'The file, or preset:NAME.' },
    status: { enum: ['ok', 'warning', 'failure', 'error'], description: 'error: it could not be planned.' },
    passes: flag,
    figures,
    findings: listOf(object({ rule: text, level, message: text, refused }, { place })),
    budgets: listOf(object({ ...budgetParts.required, refused }, { ...budgetParts.optional, place })),
    faults: listOf(object({ at: text, message: text, place })),
  },
  { name: text, recommendation },
);
