import type { DefaultPath } from './default-path.ts';

/**
 * How well a fact is known. Official: read in the vendor's own source or documentation. Measured: measured by this
 * project. Quoted: seen quoted elsewhere. Memory: recalled, not checked. Derived: worked out from other facts. The last
 * two are shown to users as assumptions.
 */
export type Grade = 'official' | 'measured' | 'quoted' | 'memory' | 'derived';

export interface Fact {
  readonly id: string;
  readonly text: string;
  readonly grade: Grade;
  readonly source: string;
}

/** Where a system can stand in a profile: `producer.system`, `source.system`, `effect.system`. */
export type Role = 'producer' | 'source' | 'effect';

/** What a system fills in where it stands in a role and the profile does not say. */
export interface DefaultValue {
  readonly path: DefaultPath;
  /** As a person would write it in a profile: `2 min`, `log`, `true`. */
  readonly value: string;
  /** Id of the fact it follows from. */
  readonly fact: string;
}

/** A value whose published defaults disagree: nothing is filled in, and the profile has to state it. */
export interface UnsettledDefault {
  readonly path: DefaultPath;
  readonly values: readonly string[];
  readonly fact: string;
}

/** What the system does about the duplicates that arise in a hop, with the mechanism it is listed for in use. */
export type HopCoverage = 'removed' | 'removed-within-window' | 'left' | 'not-applicable';

/** A published bound: a window's default, minimum or maximum, a quota, a cap. */
export interface Limit {
  readonly name: string;
  readonly value: string;
  readonly fact: string;
}

/** A published cost, as a range; several sources that disagree are several costs. */
export interface Cost {
  readonly what: string;
  readonly low: string;
  readonly high: string;
  readonly fact: string;
}

export type WindowKind =
  | 'time'
  | 'count'
  | 'time-and-count'
  /** Ends with the producer's session. */
  | 'session'
  /** The highest sequence number of each named producer, without a bound in time. */
  | 'sequence'
  | 'none';

/** How long the system recognises a repeated message. */
export interface DedupWindow {
  readonly kind: WindowKind;
  /** What an id is compared within: queue, stream, message group, producer session, partition key. */
  readonly scope: string;
  /** True when a repeated id, or a producer that goes on sending, starts the window anew. */
  readonly sliding: boolean;
  /** True when nobody has to switch it on; an id may still have to be sent along. */
  readonly onByDefault: boolean;
  readonly seconds?: number;
  readonly minimumSeconds?: number;
  readonly maximumSeconds?: number;
  readonly countLimit?: number;
  /** What `countLimit` counts: ids, batches or blocks of many messages, or producers. */
  readonly countOf?: 'id' | 'batch' | 'block' | 'producer';
}

/** The designs of the planner that a system can provide or hold. */
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

export interface System {
  /** Stable, kebab-case, and the same as the key in the registry. */
  readonly id: string;
  readonly name: string;
  /** One sentence: what it does about duplicates. */
  readonly summary: string;
  readonly roles: readonly Role[];
  readonly hops: { readonly hop1: HopCoverage; readonly hop2: HopCoverage; readonly hop3: HopCoverage };
  /** Where the guarantee ends. */
  readonly boundary: string;
  readonly defaults: Readonly<Partial<Record<Role, readonly DefaultValue[]>>>;
  readonly unsettled?: readonly UnsettledDefault[];
  readonly limits: readonly Limit[];
  readonly costs: readonly Cost[];
  readonly window?: DedupWindow;
  readonly designs: readonly DesignId[];
  readonly facts: readonly Fact[];
}
