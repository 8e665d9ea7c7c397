import type { FigureDeclaration } from '../figure.ts';
import type { Profile } from '../profile.ts';
import type { DesignId } from './design-id.ts';
import { leftFigures, type Passing } from './passing.ts';

export type { DesignId } from './design-id.ts';

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
  /** A practice, which a change of code or settings mends: broken, it does not rule the design out. */
  readonly isPractice?: true;
}

/** Whether nothing rules the design out here; practices that can be mended do not. */
export const isPossible = (conditions: readonly Condition[]): boolean =>
  conditions.every(({ holds, isPractice }) => holds !== false || isPractice === true);

/** Rows with their bytes, where the bytes a row are known. */
export const rowsAndBytes = ({ value }: DesignContext, rows: string, bytes: string): string =>
  value(bytes) === undefined ? `{${rows}}` : `{${rows}} ({${bytes}})`;

/** What a number of a design means. */
export type DesignPart = (typeof designParts)[number];

/** The parts in the order of a table. */
export const designParts = ['hop1Left', 'hop2Left', 'lost', 'rows', 'bytes', 'writesPerSecond'] as const;

/** One design: what it leaves, what it costs, what it asks for. A combination is a design of its own, with its parts. */
export interface Design {
  readonly id: DesignId;
  readonly parts: readonly string[];
  /** Its numbers are the figures `design.<figureName>.<part>`. */
  readonly figureName: string;
  readonly name: string;
  /** One sentence: how it works. */
  readonly summary: string;
  /** What it lets through to the effect: gives `hop1Left` and `hop2Left`. */
  readonly passes?: Passing;
  /** Expressions for its other numbers; a part without one does not apply. */
  readonly figures: Readonly<Partial<Record<DesignPart, string>>>;
  /** Where the state lives. */
  readonly where: string;
  /** How long it remembers, in words. */
  readonly window: string;
  /** Which effects it protects, in words. */
  readonly covers: string;
  /** What it does not protect, in words. */
  readonly uncovered: string;
  readonly conditions: (context: DesignContext) => readonly Condition[];
  /** A template: what it would leave or cost here, said when another design is chosen. */
  readonly drawback: (context: DesignContext) => string;
  /** When a combination makes sense for a profile; a design without it is always judged. */
  readonly combinesWhen?: (context: DesignContext) => boolean;
}

const parts = {
  hop1Left: {
    label: 'hop-1 duplicates left',
    unit: 'msg/day',
    note: 'Duplicates of the publish hop that reach the effect. A cause that can be later than the design remembers counts whole; one of unknown delay counts as in time.',
  },
  hop2Left: {
    label: 'hop-2 duplicates left',
    unit: 'msg/day',
    note: 'Duplicates of the delivery hop that reach the effect; whole, when a redelivery can be later than the design remembers.',
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
  const expressions: Design['figures'] = { ...(design.passes && leftFigures(design.passes)), ...design.figures };
  for (const part of designParts) {
    const expression = expressions[part];
    if (expression === undefined) continue;
    declarations[designFigure(design, part)] = {
      ...parts[part],
      label: `${design.name}: ${parts[part].label}`,
      expression,
      source: 'what the design removes of the duplicates by cause',
    };
  }
  return declarations;
}
