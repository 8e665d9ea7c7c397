import type { Unit } from '../units/index.ts';
import { storeConstants } from './stores/constants.ts';

/** A number of the plan, declared once: evaluated, explained, budgeted and documented from these five lines. */
export interface FigureDeclaration {
  /** The words of a table row. */
  readonly label: string;
  readonly unit: Unit;
  /** mathjs syntax over inputs, other figures, the constants and the functions of `vocabulary.ts`. */
  readonly expression: string;
  /** One sentence: what the number means. */
  readonly note: string;
  /** Where the formula comes from. */
  readonly source: string;
}

/** A figure with its value in the declared unit. */
export interface Figure extends FigureDeclaration {
  readonly id: string;
  readonly value: number;
  /** The inputs and figures that the expression names, in order of appearance. */
  readonly reads: readonly string[];
}

/** A number that no profile changes; it carries a unit so that formulas come out in the unit they declare. */
export interface Constant {
  readonly value: number;
  readonly unit: Unit;
  readonly note: string;
}

/** The constants that expressions may name. */
export const constants = {
  secondsPerDay: { value: 86_400, unit: 's/day', note: 'seconds in a day' },
  oneDay: { value: 86_400, unit: 's', note: 'a window of 24 h' },
  rowPerMessage: { value: 1, unit: 'row/msg', note: 'a keyed inbox keeps one row a message and handler' },
  rowPerPartition: { value: 1, unit: 'row/partition', note: 'a stored position is one row a partition and handler' },
  messagePerPartition: { value: 1, unit: 'msg/partition', note: 'one message of a partition' },
  ...storeConstants,
} as const satisfies Record<string, Constant>;
