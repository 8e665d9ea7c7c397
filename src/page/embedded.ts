import * as v from 'valibot';
import type { Profile } from '../model/profile.ts';
import type { Sampling } from '../model/uncertainty/index.ts';

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

const input = v.object({
  path: v.string(),
  value: v.union([
    v.number(),
    v.string(),
    v.boolean(),
    v.array(v.number()),
    v.array(v.string()),
    v.array(v.array(v.string())),
    v.array(column),
    v.array(v.record(v.string(), v.string())),
  ]),
  range: v.exactOptional(v.object({ low: v.number(), high: v.number(), likely: v.exactOptional(v.number()) })),
  written: v.string(),
  origin,
});

const embedded = v.object({
  name: v.exactOptional(v.string()),
  description: v.exactOptional(v.string()),
  inputs: v.array(input),
  sampling: v.exactOptional(v.object({ samples: v.number(), seed: v.number() })),
});

/** What the page was made from. */
export interface Embedded {
  readonly profile: Profile;
  /** How its ranges were sampled, if it has any. */
  readonly sampling: Sampling | undefined;
}

/** Reads what the page carries. */
export function embeddedIn(text: string): Embedded {
  const { inputs, sampling, ...headings } = v.parse(embedded, JSON.parse(text));
  return { profile: { ...headings, inputs: new Map(inputs.map((one) => [one.path, one])) }, sampling };
}
