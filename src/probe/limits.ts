/** How long a store may keep a run waiting. */
export interface Limits {
  readonly connectMilliseconds: number;
  readonly statementMilliseconds: number;
}

/** Ten seconds to connect, two minutes for a statement. */
export const defaultLimits: Limits = { connectMilliseconds: 10_000, statementMilliseconds: 120_000 };
