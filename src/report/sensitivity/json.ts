import type { FigureSensitivity, Sensitivity } from '../../model/uncertainty/index.ts';
import type { Unit } from '../../units/index.ts';
import type { RangeDocument } from '../ranges-contract.ts';
import { rangeDocument } from '../ranges-json.ts';

/** The name of this form of the document; another form gets another number. */
export const sensitivitySchemaName = 'dedup-planner/sensitivity/v1';

/** What moves one figure; an end without a number is absent. */
export interface FigureSensitivityDocument {
  readonly unit: Unit;
  readonly label: string;
  readonly range?: RangeDocument;
  /** The input that explains most first. */
  readonly inputs: readonly {
    /** The path, or those that are tied; a leading `-` moves one the other way. */
    readonly paths: readonly string[];
    /** The share of the variance that it explains alone. */
    readonly first: number;
    /** The same with all that it does together with others. */
    readonly total: number;
    readonly atLow?: number;
    readonly atHigh?: number;
  }[];
  /** Why there are no inputs. */
  readonly because?: 'constant' | 'unbounded';
}

/** A sensitivity as other programs read it. */
export interface SensitivityDocument {
  readonly schema: typeof sensitivitySchemaName;
  readonly version: string;
  readonly profile: { readonly name?: string };
  readonly samples: number;
  readonly seed: number;
  readonly figures: Readonly<Record<string, FigureSensitivityDocument>>;
}

/** A sensitivity as the JSON document that other programs read, two spaces deep; ends with a line break. */
export function renderSensitivityJson(sensitivity: Sensitivity, version: string): string {
  return `${JSON.stringify(sensitivityDocument(sensitivity, version), undefined, 2)}\n`;
}

/** A sensitivity as plain values. */
function sensitivityDocument({ profile, samples, seed, figures }: Sensitivity, version: string): SensitivityDocument {
  return {
    schema: sensitivitySchemaName,
    version,
    profile: profile.name === undefined ? {} : { name: profile.name },
    samples,
    seed,
    figures: Object.fromEntries(figures.map((figure) => [figure.figure, figureDocument(figure)])),
  };
}

function figureDocument({ unit, label, range, influences, because }: FigureSensitivity): FigureSensitivityDocument {
  return {
    unit,
    label,
    ...(range && { range: rangeDocument(range) }),
    inputs: influences.map(({ inputs, first, total, atLow, atHigh }) => ({
      paths: inputs,
      first,
      total,
      ...(Number.isFinite(atLow) && { atLow }),
      ...(Number.isFinite(atHigh) && { atHigh }),
    })),
    ...(because && { because }),
  };
}
