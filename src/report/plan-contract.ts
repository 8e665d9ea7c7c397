import type { DesignId } from '../model/designs/design.ts';
import type { DesignCost, FlipPoint, SystemVerdict } from '../model/plan-document.ts';
import type { Level } from '../model/finding.ts';
import type { BudgetDocument } from './budget-contract.ts';
import type { InputValue, Origin } from '../model/profile.ts';
import type { QuantityRange, Unit } from '../units/index.ts';
import type { RangeDocument, UncertaintyDocument } from './ranges-contract.ts';

/** The name of this form of the document; another form gets another number. */
export const planSchemaName = 'dedup-planner/plan/v1';

/** One input: its value in the base unit, the text it was written as, and where that stands. */
export interface InputDocument {
  readonly value: InputValue;
  /** Absent for words, switches and lists of objects. */
  readonly unit?: Unit;
  readonly written: string;
  /** The ends, and the likely value where it was given, of an input that was written as a range. */
  readonly range?: QuantityRange;
  readonly origin: Origin;
}

/** One figure: a plain number in the unit named beside it, never formatted and never rounded. */
export interface FigureDocument {
  readonly value: number;
  readonly unit: Unit;
  readonly label: string;
  readonly expression: string;
  readonly reads: readonly string[];
  readonly source: string;
  readonly note: string;
  /** Its spread over samples, when inputs with ranges move it. */
  readonly range?: RangeDocument;
}

/** A condition; `holds` is absent where only a person can tell. */
export interface ConditionDocument {
  readonly id: string;
  readonly text: string;
  readonly holds?: boolean;
}

/** One design; a number that does not apply is absent. */
export interface DesignDocument {
  /** 1 is the recommended one. */
  readonly rank: number;
  readonly id: DesignId;
  readonly parts: readonly string[];
  readonly name: string;
  readonly summary: string;
  /** Duplicates left, msg/day. */
  readonly leaves: { readonly hop1?: number; readonly hop2?: number };
  /** Messages lost, msg/day. */
  readonly loses?: number;
  /** State: rows, bytes, where, and how long it remembers. */
  readonly stores: { readonly rows?: number; readonly bytes?: number; readonly where: string; readonly window: string };
  /** Writes beside the effect, row/s. */
  readonly writes?: number;
  /** The effects it protects, in words. */
  readonly covers: string;
  /** What it does not protect, in words. */
  readonly uncovered: string;
  /** Published latency and throughput costs. */
  readonly costs: readonly DesignCost[];
  readonly conditions: readonly ConditionDocument[];
  readonly possible: boolean;
  /** Why it was not chosen; absent for the recommended design. */
  readonly rejected?: string;
}

/** The answer, its texts with the numbers filled in. */
export interface RecommendationDocument {
  readonly design: DesignId;
  readonly parts: readonly string[];
  readonly name: string;
  readonly headline: string;
  readonly reasons: readonly string[];
  /** The ids of the figures and inputs that decide it. */
  readonly decidedBy: readonly string[];
  readonly conditions: readonly ConditionDocument[];
  readonly rejected: readonly {
    readonly design: DesignId;
    readonly parts: readonly string[];
    readonly name: string;
    readonly reason: string;
  }[];
  readonly flipPoints: readonly {
    readonly input: string;
    readonly value: number;
    readonly unit?: Unit;
    readonly side: FlipPoint['side'];
    readonly text: string;
    readonly changes: FlipPoint['changes'];
  }[];
  readonly uncovered: readonly string[];
}

/** A finding with the numbers filled in; `figures` are the ids that decided it. */
export interface FindingDocument {
  readonly rule: string;
  readonly level: Level;
  readonly message: string;
  readonly figures: readonly string[];
  readonly advice: string;
}

/** A plan as other programs read it. */
export interface PlanDocument {
  readonly schema: typeof planSchemaName;
  readonly version: string;
  readonly profile: {
    readonly name?: string;
    readonly description?: string;
    readonly inputs: Readonly<Record<string, InputDocument>>;
  };
  readonly figures: Readonly<Record<string, FigureDocument>>;
  /** The systems that the profile names. */
  readonly systems: readonly SystemVerdict[];
  readonly designs: readonly DesignDocument[];
  readonly recommendation: RecommendationDocument;
  readonly findings: readonly FindingDocument[];
  /** Only when the plan was held against some. */
  readonly budgets?: readonly BudgetDocument[];
  /** Only when inputs have ranges. */
  readonly uncertainty?: UncertaintyDocument;
}
