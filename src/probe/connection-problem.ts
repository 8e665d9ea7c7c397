import { codeOf, messageOf, StoreError, type StoreErrorKind } from './store-error.ts';
import { redact, type StoreAddress } from './store-url.ts';

const codes: Readonly<Record<string, readonly [kind: StoreErrorKind, sentence: string]>> = {
  ECONNREFUSED: ['refused', 'refuses the connection; does the server run there?'],
  ENOENT: ['refused', 'has no socket there; does the server run?'],
  ENOTFOUND: ['refused', 'cannot be found by its host name'],
  EAI_AGAIN: ['refused', 'cannot be found by its host name'],
  EHOSTUNREACH: ['refused', 'cannot be reached from here'],
  ENETUNREACH: ['refused', 'cannot be reached from here'],
  ETIMEDOUT: ['timeout', 'does not answer in time'],
  ECONNRESET: ['lost', 'closed the connection'],
  EPIPE: ['lost', 'closed the connection'],
  PROTOCOL_CONNECTION_LOST: ['lost', 'closed the connection'],
  PROTOCOL_SEQUENCE_TIMEOUT: ['timeout', 'did not finish a statement in time'],
};

/** The words in which drivers without a code say the same. */
const phrases: readonly (readonly [pattern: RegExp, kind: StoreErrorKind, sentence: string])[] = [
  [/timeout|timed out/i, 'timeout', 'does not answer in time'],
  [/terminat|clos|not queryable|socket|ended/i, 'lost', 'closed the connection'],
  [/password must be a string|SASL|no password/i, 'authentication', 'asks for a password'],
];

/** What every network store can do to a connection; undefined when it is something else. */
export function connectionProblem(error: unknown, address: StoreAddress): StoreError | undefined {
  const message = messageOf(error);
  const code = error instanceof AggregateError ? codeOf(error.errors[0]) || codeOf(error) : codeOf(error);
  const found = codes[code];
  if (found !== undefined) return new StoreError(found[0], `${address.label} ${found[1]}`);
  const phrase = phrases.find(([pattern]) => pattern.test(message));
  if (phrase === undefined) return undefined;
  return new StoreError(phrase[1], `${address.label} ${phrase[2]}: ${redact(message, address)}`);
}
