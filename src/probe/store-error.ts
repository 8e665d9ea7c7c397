/** What went wrong with a store; tests and callers tell errors apart by it. */
export type StoreErrorKind =
  | 'driver-missing'
  | 'unknown-scheme'
  | 'shape'
  | 'refused'
  | 'not-found'
  | 'authentication'
  | 'privilege'
  | 'full'
  | 'timeout'
  | 'lost'
  | 'in-use'
  | 'left-behind'
  | 'failed';

/**
 * A store could not be measured. `message` and `advice` are ready to print: they name the store without credentials,
 * and a driver's words in them went through `redact`.
 */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly kind: StoreErrorKind;
  /** What to do about it. */
  readonly advice: string | undefined;

  constructor(kind: StoreErrorKind, message: string, advice?: string) {
    super(message);
    this.kind = kind;
    this.advice = advice;
  }
}

/** The run was cancelled by the user; what it had created was removed. */
export class Cancelled extends Error {
  override readonly name = 'Cancelled';
}

/** The code that an error of Node or of a driver carries: `ECONNREFUSED`, `28P01`, `ER_ACCESS_DENIED_ERROR`. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** The words of an error, and of the errors it gathers (a refused connection to several addresses has no words itself). */
export function messageOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return error.errors.map(messageOf).join('; ');
  // Some drivers throw errors without a word.
  return error instanceof Error ? error.message || error.constructor.name : String(error);
}
