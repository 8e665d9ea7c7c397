import type { FigureDeclaration } from '../figure.ts';
import type { Profile } from '../profile.ts';

/** The designs of a deduplication review; the ids are part of the JSON document. */
export type DesignId =
  | 'at-most-once'
  | 'at-least-once'
  | 'broker-dedup'
  | 'idempotent-producer'
  | 'broker-transactions'
  | 'keyed-inbox'
  | 'stored-position'
  | 'external-idempotency-key'
  | 'natural-idempotence';

/** What a design may look at when it judges a profile. */
export interface DesignContext {
  readonly profile: Profile;
  /** The value of a figure, or undefined when it does not apply. */
  readonly value: (figureId: string) => number | undefined;
}

/** Something that must be true for a design to do what it says. */
export interface Condition {
  readonly id: string;
  /** A template, see `Finding`. */
  readonly text: string;
  /** Decided from the profile; `undefined` where only a code review can tell. */
  readonly holds: boolean | undefined;
}

/** What a number of a design means. */
export type DesignPart = 'hop1Left' | 'hop2Left' | 'lost' | 'rows' | 'bytes' | 'writesPerSecond';

/** One design: what it leaves, what it costs, what it asks for. A combination is a design of its own, with its parts. */
export interface Design {
  readonly id: DesignId;
  readonly parts: readonly string[];
  /** Its numbers are the figures `design.<figureName>.<part>`. */
  readonly figureName: string;
  readonly name: string;
  /** One sentence: how it works. */
  readonly summary: string;
  /** Expressions for its numbers; a part without one does not apply. */
  readonly figures: Readonly<Partial<Record<DesignPart, string>>>;
  /** Where the state lives. */
  readonly where: string;
  /** How long it remembers, in words. */
  readonly window: string;
  /** Which effects it protects, in words. */
  readonly covers: string;
  readonly conditions: (context: DesignContext) => readonly Condition[];
  /** A template: what it would leave or cost here, said when another design is chosen. */
  readonly drawback: (context: DesignContext) => string;
}

const parts = {
  hop1Left: {
    label: 'hop-1 duplicates left',
    unit: 'msg/day',
    note: 'Duplicates of the publish hop that reach the effect.',
  },
  hop2Left: {
    label: 'hop-2 duplicates left',
    unit: 'msg/day',
    note: 'Duplicates of the delivery hop that reach the effect.',
  },
  lost: { label: 'messages lost', unit: 'msg/day', note: 'Messages whose effect never happens.' },
  rows: { label: 'state, rows', unit: 'row', note: 'What the design has to remember.' },
  bytes: { label: 'state, bytes', unit: 'B', note: 'What the design has to remember.' },
  writesPerSecond: { label: 'extra writes', unit: 'row/s', note: 'Inserts, updates and deletes beside the effect.' },
} as const satisfies Record<DesignPart, Pick<FigureDeclaration, 'label' | 'unit' | 'note'>>;

/** The id of a number of a design in the sheet. */
export const designFigure = (design: Design, part: DesignPart): string => `design.${design.figureName}.${part}`;

/** The figures that a design adds to the sheet. */
export function designFigures(design: Design): Record<string, FigureDeclaration> {
  const declarations: Record<string, FigureDeclaration> = {};
  for (const part of designParts) {
    const expression = design.figures[part];
    if (expression === undefined) continue;
    declarations[designFigure(design, part)] = {
      ...parts[part],
      label: `${design.name}: ${parts[part].label}`,
      expression,
      source: 'what the design removes of the duplicates by hop',
    };
  }
  return declarations;
}

/** The parts in the order of a table. */
export const designParts = ['hop1Left', 'hop2Left', 'lost', 'rows', 'bytes', 'writesPerSecond'] as const;
