import type { InputPath } from '../model/inputs/index.ts';

/** The headings under which help lists flags. */
export type OptionGroup = 'Store' | 'Key' | 'Load' | 'Workload' | 'Profile' | 'Budgets' | 'Ranges' | 'Sweep' | 'Output';

/** A flag, declared once: parsing, help, completion and the README read it. Every flag takes a value but a switch. */
export interface OptionDeclaration {
  readonly name: string;
  readonly group: OptionGroup;
  /** What stands for the value in a list of flags, such as `RATE`. */
  readonly placeholder: string;
  /** What it does, in one sentence. */
  readonly description: string;
  /** A correct value. */
  readonly example: string;
  /** What counts without the flag. */
  readonly default?: string;
  /** The only values there are. */
  readonly choices?: readonly string[];
  /** May be given more than once, with different values. */
  readonly repeatable?: true;
  /** Takes no value: it is there or not. */
  readonly isSwitch?: true;
  /** The input of the profile that the flag sets. */
  readonly path?: InputPath;
}
