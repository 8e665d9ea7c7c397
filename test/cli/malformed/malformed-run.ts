/** A run that must end with exit code 2 and a message that names the place. */
export interface MalformedRun {
  readonly what: string;
  readonly argv: readonly string[];
  readonly stdin?: string;
  /** Files in the working folder, by name. */
  readonly files?: Readonly<Record<string, string>>;
  /** Texts of the message: the place first, then what else has to be said. */
  readonly says: readonly string[];
}

/** Flags of a workload that is complete but for what a case adds. */
export const workload = ['--throughput', '2000/s', '--rebalance-rate', '20/day'] as const;
