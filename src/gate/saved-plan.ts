import * as v from 'valibot';
import type { SnapshotFigure, SnapshotFinding, SnapshotRecommendation } from '../model/diff-document.ts';
import type { Profile, ResolvedInput } from '../model/profile.ts';
import { type NamedSystem, type NamedSystems, type Role, roles } from '../model/system.ts';
import { findSystem } from '../systems/index.ts';
import { isUnit } from './dimension.ts';

/** A plan that was saved as JSON: its numbers as they were, and its profile to plan again with. */
export interface SavedPlan {
  /** The version of the tool that made it. */
  readonly version: string;
  readonly profile: Profile;
  readonly figures: ReadonlyMap<string, SnapshotFigure>;
  readonly recommendation: SnapshotRecommendation;
  readonly findings: readonly SnapshotFinding[];
}

/** A saved plan, or why it cannot be read. */
export type SavedPlanReading =
  | { readonly ok: true; readonly plan: SavedPlan }
  | { readonly ok: false; readonly message: string; readonly expected: string };

/** The form of a plan that this version reads and writes. */
const known = { document: 'plan', form: 1 } as const;
const expected = `a plan of the form dedup-planner/${known.document}/v${known.form}, or a profile`;

const origin = v.variant('kind', [
  v.object({ kind: v.literal('flag'), flag: v.string() }),
  v.object({ kind: v.literal('file'), file: v.string(), line: v.number(), column: v.number() }),
  v.object({ kind: v.literal('preset'), preset: v.string(), line: v.number() }),
  v.object({ kind: v.literal('system'), system: v.string(), fact: v.string(), source: v.string() }),
  v.object({ kind: v.literal('program') }),
  v.object({ kind: v.literal('default') }),
]);

const column = v.object({
  type: v.picklist(['text', 'bytes', 'uuid', 'bigint', 'int', 'timestamp']),
  length: v.exactOptional(v.number()),
});

const inputValue = v.union([
  v.number(),
  v.string(),
  v.boolean(),
  v.array(v.number()),
  v.array(v.string()),
  v.array(column),
  v.array(v.array(v.string())),
  v.array(v.record(v.string(), v.string())),
]);

const range = v.object({ low: v.number(), likely: v.exactOptional(v.number()), high: v.number() });

/** What a diff reads of a plan; whatever else a plan holds, now or later, is of no concern here. */
const planForm = v.object({
  version: v.string(),
  profile: v.object({
    name: v.exactOptional(v.string()),
    description: v.exactOptional(v.string()),
    inputs: v.record(
      v.string(),
      v.object({ value: inputValue, range: v.exactOptional(range), written: v.string(), origin }),
    ),
  }),
  figures: v.record(v.string(), v.object({ value: v.number(), unit: v.string(), label: v.string() })),
  recommendation: v.object({ design: v.string(), parts: v.array(v.string()), name: v.string() }),
  findings: v.array(v.object({ rule: v.string(), level: v.string(), message: v.string() })),
});

/** Reads a saved plan; undefined when the text is no document of this tool, so that it may be a profile. */
export function readSavedPlan(text: string): SavedPlanReading | undefined {
  if (!text.trimStart().startsWith('{')) return undefined;
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    // Profiles may be written as flow YAML, which begins like JSON.
    return undefined;
  }
  const schema =
    typeof document === 'object' && document !== null && 'schema' in document ? document.schema : undefined;
  if (typeof schema !== 'string' || !schema.startsWith('dedup-planner/')) return undefined;
  return refusedForm(schema, versionIn(document)) ?? readPlan(document);
}

function versionIn(document: unknown): string {
  const form = v.safeParse(v.object({ version: v.string() }), document);
  return form.success ? form.output.version.slice(0, 40) : 'of unknown number';
}

function refusedForm(schema: string, version: string): SavedPlanReading | undefined {
  const [, document, form] = /^dedup-planner\/([\w-]+)\/v(\d{1,9})$/.exec(schema) ?? [];
  if (document === undefined || form === undefined) {
    return {
      ok: false,
      message: `is a document of the form "${schema.slice(0, 60)}", which no version writes`,
      expected,
    };
  }
  if (document !== known.document) return { ok: false, message: `is a ${document}, not a plan`, expected };
  if (Number(form) === known.form) return undefined;
  const age = Number(form) > known.form ? 'a newer form' : 'an older form';
  return {
    ok: false,
    message: `is a plan of ${age} (v${form}, written by version ${version}); this version reads v${known.form}`,
    expected: `${expected}; ${age === 'a newer form' ? 'update dedup-planner' : 'make the plan again'}`,
  };
}

function readPlan(document: unknown): SavedPlanReading {
  const form = v.safeParse(planForm, document);
  if (!form.success) {
    const [issue] = form.issues;
    return {
      ok: false,
      message: `is a damaged plan: ${v.getDotPath(issue) ?? 'its root'}: ${issue.message}`,
      expected,
    };
  }
  const { version, profile, figures, recommendation, findings } = form.output;
  return {
    ok: true,
    plan: {
      version,
      profile: profileOf(profile),
      figures: new Map(Object.entries(figures).map(([id, figure]) => [id, figureOf(figure)])),
      recommendation,
      findings,
    },
  };
}

/** A unit that this version does not know is left out; its number is still a number. */
function figureOf({ value, unit, label }: { value: number; unit: string; label: string }): SnapshotFigure {
  return { value, label, ...(isUnit(unit) ? { unit } : {}) };
}

function profileOf({ name, description, inputs }: v.InferOutput<typeof planForm>['profile']): Profile {
  const resolved = new Map<string, ResolvedInput>();
  for (const [path, input] of Object.entries(inputs)) resolved.set(path, { path, ...input });
  return {
    ...(name === undefined ? {} : { name }),
    ...(description === undefined ? {} : { description }),
    inputs: resolved,
    systems: systemsIn(resolved),
  };
}

/** The systems that the profile names, as far as the catalogue of today knows them. */
function systemsIn(inputs: ReadonlyMap<string, ResolvedInput>): NamedSystems {
  const systems: Partial<Record<Role, NamedSystem>> = {};
  for (const role of roles) {
    const id = inputs.get(`${role}.system`)?.value;
    const system = typeof id === 'string' ? findSystem(id) : undefined;
    if (system !== undefined) systems[role] = system;
  }
  return systems;
}
