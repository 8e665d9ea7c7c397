import type { Sweep, SweepChange } from '../../model/sweep.ts';
import type { SweepScale } from '../../model/sweep-steps.ts';
import type { VariantAnswer, VariantFinding } from '../../model/variants.ts';
import type { Unit } from '../../units/index.ts';

/** The name of this form of the document; another form gets another number. */
export const sweepSchemaName = 'dedup-planner/sweep/v1';

/** One place of a sweep; a figure that does not apply or has no end is absent. */
export interface SweepCellDocument {
  readonly inputs: Readonly<Record<string, number>>;
  readonly figures: Readonly<Record<string, number>>;
  /** Which of the verdicts. */
  readonly verdict: number;
  readonly changes: readonly SweepChange[];
}

/** A sweep as other programs read it. */
export interface SweepDocument {
  readonly schema: typeof sweepSchemaName;
  readonly version: string;
  readonly profile: { readonly name?: string };
  readonly vary: readonly {
    readonly path: string;
    readonly unit: Unit;
    readonly scale: SweepScale;
    readonly values: readonly number[];
  }[];
  readonly figures: Readonly<Record<string, { readonly unit: Unit; readonly label: string }>>;
  readonly verdicts: readonly (VariantAnswer & { readonly findings: readonly VariantFinding[] })[];
  readonly cells: readonly SweepCellDocument[];
}

/** A sweep as the JSON document that other programs read, a place a line; ends with a line break. */
export function renderSweepJson(sweep: Sweep, version: string): string {
  const { cells, ...head } = sweepDocument(sweep, version);
  const lines = cells.map((cell) => `    ${JSON.stringify(cell)}`);
  const text = JSON.stringify(head, undefined, 2).replace(/\n\}$/, '');
  return `${text},\n  "cells": [\n${lines.join(',\n')}\n  ]\n}\n`;
}

/** A sweep as plain values in base units. */
function sweepDocument({ profile, axes, figures, cells, verdicts }: Sweep, version: string): SweepDocument {
  return {
    schema: sweepSchemaName,
    version,
    profile: profile.name === undefined ? {} : { name: profile.name },
    vary: axes.map(({ path, unit, scale, values }) => ({ path, unit, scale, values })),
    figures: Object.fromEntries(figures.map(({ id, unit, label }) => [id, { unit, label }])),
    verdicts: verdicts.map(({ answer, findings }) => ({ ...answer, findings })),
    cells: cells.map(({ at, numbers, verdict, changes }) => ({
      inputs: Object.fromEntries(axes.map(({ path }, index) => [path, at[index] ?? Number.NaN])),
      figures: Object.fromEntries(
        figures.flatMap(({ id }, index) => {
          const value = numbers[index];
          return value !== undefined && Number.isFinite(value) ? [[id, value]] : [];
        }),
      ),
      verdict,
      changes,
    })),
  };
}
