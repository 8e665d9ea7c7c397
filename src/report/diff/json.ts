import type {
  FigureChange,
  PlanDiff,
  PlanSnapshot,
  RecommendationCause,
  SnapshotFinding,
  SnapshotRecommendation,
} from '../../model/diff-document.ts';
import type { InputValue, Origin, ResolvedInput } from '../../model/profile.ts';
import type { Unit } from '../../units/index.ts';
import { inputUnit } from '../input-text.ts';
import { recommendationText } from './recommendation.ts';

/** The name of this form of the document; another form gets another number. */
export const diffSchemaName = 'dedup-planner/diff/v1';

/** One side of a diff. */
export interface DiffSideDocument {
  /** The operand as it was given. */
  readonly name: string;
  /** The version that saved the plan; absent for one made now. */
  readonly savedBy?: string;
  readonly recommendation: SnapshotRecommendation;
}

/** An input on one side. */
export interface DiffInputDocument {
  readonly value: InputValue;
  readonly written: string;
  readonly origin: Origin;
}

/** A diff as other programs read it: numbers in the unit named beside them, what one side does not have absent. */
export interface DiffDocument {
  readonly schema: typeof diffSchemaName;
  readonly version: string;
  readonly base: DiffSideDocument;
  readonly head: DiffSideDocument;
  readonly recommendation: {
    readonly changed: boolean;
    readonly cause?: RecommendationCause;
    readonly text: string;
  };
  readonly inputs: readonly {
    readonly path: string;
    readonly unit?: Unit;
    readonly base?: DiffInputDocument;
    readonly head?: DiffInputDocument;
  }[];
  readonly figures: readonly FigureChange[];
  readonly findings: PlanDiff['findings'];
}

/** A diff as JSON, two spaces deep; ends with a line break. */
export function renderDiffJson(diff: PlanDiff, version: string): string {
  return `${JSON.stringify(diffDocument(diff, version), undefined, 2)}\n`;
}

function diffDocument(diff: PlanDiff, version: string): DiffDocument {
  const { base, head, cause, inputs, figures, findings } = diff;
  return {
    schema: diffSchemaName,
    version,
    base: sideDocument(base),
    head: sideDocument(head),
    recommendation: {
      changed: cause !== undefined,
      ...(cause === undefined ? {} : { cause }),
      text: recommendationText(diff).join(' '),
    },
    inputs: inputs.map((change) => {
      const unit = inputUnit(change.path);
      return {
        path: change.path,
        ...(unit === undefined ? {} : { unit }),
        ...(change.base === undefined ? {} : { base: inputDocument(change.base) }),
        ...(change.head === undefined ? {} : { head: inputDocument(change.head) }),
      };
    }),
    figures,
    findings: {
      came: findings.came.map(findingDocument),
      went: findings.went.map(findingDocument),
      stayed: findings.stayed,
    },
  };
}

function sideDocument({
  name,
  savedBy,
  recommendation: { design, parts, name: title },
}: PlanSnapshot): DiffSideDocument {
  return {
    name,
    ...(savedBy === undefined ? {} : { savedBy }),
    recommendation: { design, parts, name: title },
  };
}

const inputDocument = ({ value, written, origin }: ResolvedInput): DiffInputDocument => ({ value, written, origin });

const findingDocument = ({ rule, level, message }: SnapshotFinding): SnapshotFinding => ({ rule, level, message });
