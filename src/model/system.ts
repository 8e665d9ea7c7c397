import type { DesignId } from './designs/design-id.ts';

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

/** The roles in the order of a message's path. */
export const roles: readonly Role[] = ['producer', 'source', 'effect'];

/** What the system does about the duplicates that arise in a hop, with the mechanism it is listed for in use. */
export type HopCoverage = 'removed' | 'removed-within-window' | 'left' | 'not-applicable';

/** The three hops of a message. */
export interface Hops {
  readonly hop1: HopCoverage;
  readonly hop2: HopCoverage;
  readonly hop3: HopCoverage;
}

/** A published cost, as a range; several sources that disagree are several costs. */
export interface Cost {
  readonly what: string;
  readonly low: string;
  readonly high: string;
  readonly fact: string;
  /** The design that pays it. */
  readonly design: DesignId;
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

/** A value whose published defaults disagree: nothing is filled in, and the profile has to state it. */
export interface UnsettledValue {
  readonly path: string;
  readonly values: readonly string[];
  readonly fact: string;
}

/** What a plan reads of a system that the profile names. The catalogue knows more. */
export interface NamedSystem {
  readonly id: string;
  readonly name: string;
  readonly hops: Hops;
  /** Where the guarantee ends. */
  readonly boundary: string;
  readonly unsettled?: readonly UnsettledValue[];
  readonly costs: readonly Cost[];
  readonly window?: DedupWindow;
  /** The designs that the system can provide or hold. */
  readonly designs: readonly DesignId[];
  readonly facts: readonly Fact[];
}

/** The systems of a profile by the role they stand in. */
export type NamedSystems = Readonly<Partial<Record<Role, NamedSystem>>>;

/** Whether a fact is an assumption: nobody checked it, or it was worked out. */
export const isAssumption = ({ grade }: Fact): boolean => grade === 'memory' || grade === 'derived';
