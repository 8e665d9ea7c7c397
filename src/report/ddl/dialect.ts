import type { InboxDesign } from './inbox-design.ts';
import type { DdlPart } from './script.ts';

/** What one database says in its own way. */
export interface Dialect {
  readonly name: string;
  /** The inbox and what keeps it at its size. */
  readonly inbox: (inbox: InboxDesign) => readonly DdlPart[];
  /** One transaction around effect and marker. */
  readonly inboxTransaction: (inbox: InboxDesign) => DdlPart;
  /** The table of positions. */
  readonly position: () => DdlPart;
  /** One transaction around effect and position, with the narrow key check in it where there is one. */
  readonly positionTransaction: (narrow: InboxDesign | undefined) => DdlPart;
  /** The results of calls to a provider, by idempotency key. */
  readonly callResults: () => DdlPart;
  /** A write that an older version cannot undo. */
  readonly versionedWrite: () => DdlPart;
}
