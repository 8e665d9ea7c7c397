import type { Profile, ResolvedInput } from './profile.ts';
import type { Unit } from '../units/index.ts';

/** A figure on one side of a diff; the unit is absent where this version does not know it. */
export interface SnapshotFigure {
  readonly value: number;
  readonly unit?: Unit;
  readonly label: string;
}

/** A finding with its numbers filled in. */
export interface SnapshotFinding {
  readonly rule: string;
  readonly level: string;
  readonly message: string;
}

/** A design and its parts. */
export interface SnapshotRecommendation {
  readonly design: string;
  readonly parts: readonly string[];
  readonly name: string;
}

/** One side of a diff: a plan made now, or one that was saved. */
export interface PlanSnapshot {
  /** The operand as it was given. */
  readonly name: string;
  /** The version of the tool that saved it; absent for a plan made now. */
  readonly savedBy?: string;
  readonly profile: Profile;
  readonly figures: ReadonlyMap<string, SnapshotFigure>;
  readonly recommendation: SnapshotRecommendation;
  readonly findings: readonly SnapshotFinding[];
}

/** An input whose value differs; a side that does not give it, or on which it does not count, is absent. */
export interface InputChange {
  readonly path: string;
  readonly base?: ResolvedInput;
  readonly head?: ResolvedInput;
}

/** A figure whose value differs. */
export interface FigureChange {
  readonly id: string;
  readonly label: string;
  readonly unit?: Unit;
  readonly base?: number;
  readonly head?: number;
  /** Head less base, in the unit; absent when one side is. */
  readonly absolute?: number;
  /** The absolute change as a share of the base; absent when that is 0. */
  readonly relative?: number;
}

/**
 * Why the recommendation changed. `alone`: each of these inputs alone changes it so. `needed`: without any one of these
 * it would not have changed so. `together`: these do it together. `tool`: the same inputs give the same answer today,
 * so it is the tool that changed since the plan was saved.
 */
export interface RecommendationCause {
  readonly kind: 'alone' | 'needed' | 'together' | 'tool';
  readonly inputs: readonly string[];
}

/** What changed from one plan to another. */
export interface PlanDiff {
  readonly base: PlanSnapshot;
  readonly head: PlanSnapshot;
  readonly inputs: readonly InputChange[];
  readonly figures: readonly FigureChange[];
  readonly findings: {
    readonly came: readonly SnapshotFinding[];
    readonly went: readonly SnapshotFinding[];
    readonly stayed: number;
  };
  /** Absent when the recommendation did not change. */
  readonly cause?: RecommendationCause;
}
