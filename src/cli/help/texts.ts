import type { Command } from '../command.ts';

/** The part of help that concerns scripts; the README says the same. */
export const exitCodesHelp = `Exit codes:
  0   fine
  1   the plan has findings that --fail-on does not accept, or solve no answer
  2   an argument, a profile or a file is wrong
  3   a store cannot be measured: missing driver or privilege, refused connection, timeout, full disk
  70  the tool failed, which is a defect of the tool
  130 a measurement was cancelled; what it had created was removed`;

/** The environment variables that are looked at. */
export const environmentHelp = `Environment:
  NO_COLOR     no colours, unless FORCE_COLOR or --color asks for them
  FORCE_COLOR  colours also in a pipe (0: none)
  DEBUG        print the stack of an error of the tool`;

/** Whole command lines to start from, each with what it does. */
export const startingExamples: Command['examples'] = [
  ['plan --preset payments-ledger', 'a first plan: the worked example'],
  ['plan --throughput 2000/s --partitions 24 --rebalance-rate 20/day', 'a plan of a workload of your own'],
  ['plan service.yaml --format markdown', 'a profile in a file, for a pull request'],
  ['explain inbox.bytes --preset payments-ledger', 'where a number comes from'],
];

/** Command lines stand on lines of their own, so that they can be copied; yargs would break them into a column. */
export function examplesHelp(examples: Command['examples']): string {
  return ['Examples:', ...examples.map(([line, purpose]) => `  dedup-planner ${line}\n      ${purpose}`)].join('\n');
}
