import type { Unit } from '../units/index.ts';

/** When an input counts: only while the choice at `path` is one of `is`. Elsewhere it is absent, whatever a profile says. */
export interface Applicability {
  readonly path: string;
  readonly is: readonly string[];
}

interface Described {
  /** The words of a table row. */
  readonly label: string;
  /** One sentence for help, schema and documentation. */
  readonly note: string;
  readonly onlyWhen?: Applicability;
}

/** A number with a unit. `default` and `example` are written as a person would write them in a profile. */
export interface QuantityInput extends Described {
  readonly kind: 'quantity';
  readonly unit: Unit;
  readonly example: string;
  readonly default?: string;
  /** Zero makes no sense here (a window, a row size). */
  readonly positive?: true;
  /** Only a whole number makes sense here (partitions, handlers). */
  readonly whole?: true;
}

/** One word of a closed list. */
export interface ChoiceInput<Word extends string = string> extends Described {
  readonly kind: 'choice';
  readonly choices: readonly Word[];
  readonly default?: Word;
}

/** Yes or no; 1 or 0 in a formula. */
export interface SwitchInput extends Described {
  readonly kind: 'switch';
  readonly default?: boolean;
}

/** Free words: a name, a system of the catalogue, a date. */
export interface TextInput extends Described {
  readonly kind: 'text';
  readonly example: string;
  readonly pattern?: RegExp;
}

/** A list of numbers with one unit. */
export interface QuantityListInput extends Described {
  readonly kind: 'quantities';
  readonly unit: Unit;
  readonly example: string;
}

/** A list of words. */
export interface TextListInput extends Described {
  readonly kind: 'texts';
  readonly example: string;
}

/** One column of a key or a row; `length` in bytes of content, for text and bytes. */
export interface Column {
  readonly type: 'text' | 'bytes' | 'uuid' | 'bigint' | 'int' | 'timestamp';
  readonly length?: number;
}

/** A list of columns, for a composite key, further columns of the row, or the columns of an index. */
export interface ColumnListInput extends Described {
  readonly kind: 'columns';
  readonly example: string;
}

/** A list of objects that another part of the tool reads (budgets). */
export interface RecordListInput extends Described {
  readonly kind: 'records';
  readonly fields: readonly string[];
  readonly example: string;
}

/** A list of lists of paths: inputs whose ranges move together. */
export interface TieListInput extends Described {
  readonly kind: 'ties';
  readonly example: string;
}

/** One key of a profile. */
export type InputDeclaration =
  | QuantityInput
  | ChoiceInput
  | SwitchInput
  | TextInput
  | QuantityListInput
  | TextListInput
  | ColumnListInput
  | RecordListInput
  | TieListInput;
