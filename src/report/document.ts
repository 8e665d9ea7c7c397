import type { Level } from '../model/finding.ts';
import type { Amount } from './amount.ts';

/** Text that is a name in the tool: a path, an id, an expression. */
export interface Code {
  readonly code: string;
}

export type Cell = string | Code | Amount;

export interface Column {
  readonly head: string;
  readonly align: 'left' | 'right';
  /** The numbers measure one thing: their unit moves to the head when they all print with the same one. */
  readonly oneUnit?: true;
}

export interface Table {
  readonly kind: 'table';
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
}

export interface Paragraph {
  readonly kind: 'paragraph';
  readonly text: string;
  /** The figures whose numbers the text gives. */
  readonly figures: readonly string[];
  /** The sentence to remember of its section. */
  readonly strong?: true;
}

/** A heading inside a section. */
export interface Heading {
  readonly kind: 'heading';
  readonly text: string;
}

export interface ListItem {
  readonly mark: string;
  /** What the item is about, before the text. */
  readonly about?: string;
  readonly text: string;
}

interface List {
  readonly kind: 'list';
  readonly items: readonly ListItem[];
}

export interface FindingBlock {
  readonly kind: 'finding';
  readonly level: Level;
  readonly rule: string;
  readonly message: string;
  readonly advice: string;
}

export type Block = Table | Paragraph | Heading | List | FindingBlock;

/** A part of a report; a format decides how it looks. */
export interface Section {
  readonly title: string;
  readonly blocks: readonly Block[];
  /** Figures that it tells without a cell of their own: a repeated number, a cause that never happens. */
  readonly tells?: readonly string[];
  /** Reference matter, which a format may fold away. */
  readonly reference?: true;
}

/** A report as it reads, before any format. */
export interface Review {
  readonly title: string;
  readonly description?: string;
  readonly sections: readonly Section[];
}

/** The ids of the figures whose numbers a section gives. */
export function figuresIn(section: Section): string[] {
  const inBlocks = section.blocks.flatMap((block) => {
    if (block.kind === 'paragraph') return block.figures;
    if (block.kind !== 'table') return [];
    return block.rows.flat().flatMap((cell) => (isAmount(cell) && cell.figure !== undefined ? [cell.figure] : []));
  });
  return [...inBlocks, ...(section.tells ?? [])];
}

/** Whether a cell is a number. */
export const isAmount = (cell: Cell | undefined): cell is Amount => typeof cell === 'object' && 'value' in cell;
