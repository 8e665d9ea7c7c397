import type { DesignShare, FindingShare } from '../model/uncertainty/uncertainty.ts';

/** The spread of a figure over the samples; an end that is unbounded is absent. */
export interface RangeDocument {
  /** 5% of the samples lie at or below it. */
  readonly low?: number;
  /** Half of the samples. */
  readonly likely?: number;
  /** 95% of the samples. */
  readonly high?: number;
}

/** What the ranges of the inputs do to a plan. */
export interface UncertaintyDocument {
  readonly samples: number;
  readonly seed: number;
  /** The samples, from the first on, for which designs and findings were judged. */
  readonly judged: number;
  /** The inputs that vary, those of one draw together; a leading `-` moves one the other way. */
  readonly inputs: readonly (readonly string[])[];
  readonly designs: readonly DesignShare[];
  /** Findings that some samples have and others have not. */
  readonly findings: readonly FindingShare[];
}
