import type { DesignId } from '../designs/design-id.ts';
import type { Level } from '../finding.ts';

/** How far a figure spreads over the samples: 5%, half and 95% of them lie at or below these values. */
export interface FigureRange {
  readonly low: number;
  readonly likely: number;
  /** Infinity when more than 5% of the samples have no end. */
  readonly high: number;
}

/** How often a design is the answer. */
export interface DesignShare {
  readonly design: DesignId;
  readonly parts: readonly string[];
  readonly name: string;
  /** Of the samples, between 0 and 1. */
  readonly share: number;
}

/** How often a rule finds something. */
export interface FindingShare {
  readonly rule: string;
  readonly level: Level;
  readonly share: number;
}

/** What the ranges of a profile do to its plan. */
export interface Uncertainty {
  readonly samples: number;
  readonly seed: number;
  /** The samples, from the first on, for which designs and findings were judged as well. */
  readonly judged: number;
  /** The inputs that vary, those of one draw together; a leading `-` moves one the other way. */
  readonly inputs: readonly (readonly string[])[];
  /** The figures that vary, by id. */
  readonly figures: ReadonlyMap<string, FigureRange>;
  /** The most frequent first. */
  readonly designs: readonly DesignShare[];
  /** Findings that some samples have and others have not, the gravest and most frequent first. */
  readonly findings: readonly FindingShare[];
}

/** How a profile with ranges is sampled. */
export interface Sampling {
  /** A whole number from 2 on. */
  readonly samples: number;
  /** A whole number from 0 to 2^53 - 1; the same seed gives the same bytes on every machine. */
  readonly seed: number;
}

/** What counts when nobody says otherwise. */
export const usualSampling: Sampling = { samples: 10_000, seed: 1 };
