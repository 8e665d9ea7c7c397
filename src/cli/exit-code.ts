import type { Finding, Level } from '../model/finding.ts';

/** What the exit code of a run says; the numbers are documented and do not change. */
export const exitCodes = {
  /** The run did what it was asked to do. */
  fine: 0,
  /** The plan has findings that `--fail-on` does not accept. */
  limitBroken: 1,
  /** The arguments, a profile or an output file are wrong: the user's to mend. */
  inputWrong: 2,
  /** A store cannot be measured: missing driver or privilege, refused connection, timeout, full disk. */
  storeFailed: 3,
  /** The user cancelled a measurement (128 and the number of SIGINT); what it had created was removed. */
  cancelled: 130,
  /** The tool failed: ours to mend (EX_SOFTWARE of sysexits.h). */
  toolFailed: 70,
} as const;

/** One of the exit codes. */
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** The values of `--fail-on`, from strict to lenient: the mildest finding that makes a run exit with 1. */
export const failOnLevels = ['warning', 'failure', 'never'] as const;

/** One of the values of `--fail-on`. */
export type FailOn = (typeof failOnLevels)[number];

/** The levels that each value of `--fail-on` does not accept. */
export const refusedLevels: Readonly<Record<FailOn, readonly Level[]>> = {
  warning: ['warning', 'failure'],
  failure: ['failure'],
  never: [],
};

/** The findings that `--fail-on` does not accept. */
export function refusedFindings(findings: readonly Finding[], failOn: FailOn): readonly Finding[] {
  return findings.filter(({ level }) => refusedLevels[failOn].includes(level));
}

/** The exit code of a finished plan. */
export function exitCodeOf(findings: readonly Finding[], failOn: FailOn): ExitCode {
  return refusedFindings(findings, failOn).length > 0 ? exitCodes.limitBroken : exitCodes.fine;
}
