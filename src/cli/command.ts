import type { Arguments } from './arguments.ts';
import type { ExitCode } from './exit-code.ts';
import type { Io } from './io.ts';
import type { OptionDeclaration } from './option.ts';

/** An argument without a flag. All are optional to the parser: a command words its own error for a missing one. */
export interface Positional {
  readonly name: string;
  readonly description: string;
  /** The only values there are, where they are known without reading anything. */
  readonly choices?: readonly string[];
  /** The last one may take any number of arguments. */
  readonly repeatable?: true;
}

/** A command of the tool, declared so that the parser, help and completion can read it without doing its work. */
export interface Command {
  readonly name: string;
  /** The arguments as help shows them, such as `FIGURE [PROFILE]`. */
  readonly usage: string;
  readonly summary: string;
  readonly positionals: readonly Positional[];
  readonly options: readonly OptionDeclaration[];
  /** Command lines without the program's name, each with what it does. */
  readonly examples: readonly (readonly [line: string, purpose: string])[];
  /** What stands below the list of flags. */
  readonly epilogue?: string;
  /** Does the work; loads what the work needs. */
  readonly run: (args: Arguments, io: Io) => Promise<ExitCode>;
}
