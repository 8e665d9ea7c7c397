/** How much a finding matters: `failure` breaks what the plan promises, `warning` may, `info` is worth knowing. */
export type Level = (typeof levels)[number];

/** From the mildest to the gravest. */
export const levels = ['info', 'warning', 'failure'] as const;

/**
 * Something that a reviewer should know. Texts are templates: `{inbox.bytes}` stands for a figure or an input of the
 * plan, which a report prints in the unit a person expects (`fillTemplate` in `report`).
 */
export interface Finding {
  /** The rule that found it, such as `window.not-covered`. */
  readonly rule: string;
  readonly level: Level;
  readonly message: string;
  /** The figures and inputs that decided it. */
  readonly figures: readonly string[];
  readonly advice: string;
}
