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

/** What a design's conditions and reasons may look at: the profile and every figure by id (absent figures undefined). */
export interface DesignContext {
  readonly profile: Profile;
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

/** What a number of a design means; each is a figure `design.<name>.<part>` of the sheet. */
export type DesignPart = 'hop1Left' | 'hop2Left' | 'lost' | 'rows' | 'bytes' | 'writesPerSecond';

/** One design: what it leaves, what it costs, what it asks for. */
export interface Design {
  readonly id: DesignId;
  /** The id in camel case, for figure ids: `design.keyedInbox.rows`. */
  readonly figureName: string;
  readonly name: string;
  /** One sentence: how it works. */
  readonly summary: string;
  /** Expressions for the numbers; a part without an expression does not apply. */
  readonly figures: Readonly<Partial<Record<DesignPart, Pick<FigureDeclaration, 'expression' | 'note' | 'source'>>>>;
  /** Where the state lives. */
  readonly where: string;
  /** How long it remembers, in words. */
  readonly window: string;
  /** Which effects outside it protects, in words. */
  readonly covers: string;
  readonly conditions: (context: DesignContext) => readonly Condition[];
}
