import type { DesignId } from '../model/designs/design-id.ts';
import type { Cost, DedupWindow, Fact, Hops, Role } from '../model/system.ts';
import type { DefaultPath } from './default-path.ts';

export type { DesignId } from '../model/designs/design-id.ts';
export type { Cost, DedupWindow, Fact, Grade, HopCoverage, Hops, Role, WindowKind } from '../model/system.ts';

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

/** A published bound: a window's default, minimum or maximum, a quota, a cap. */
export interface Limit {
  readonly name: string;
  readonly value: string;
  readonly fact: string;
}

export interface System {
  /** Stable, kebab-case, and the same as the key in the registry. */
  readonly id: string;
  readonly name: string;
  /** One sentence: what it does about duplicates. */
  readonly summary: string;
  readonly roles: readonly Role[];
  readonly hops: Hops;
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
