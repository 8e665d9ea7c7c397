import { connectionProblem } from '../connection-problem.ts';
import { messageOf, StoreError, type StoreErrorKind } from '../store-error.ts';
import { redact, type StoreAddress } from '../store-url.ts';

/** How the error replies of Redis begin, in the words of this tool. */
const replies: readonly (readonly [pattern: RegExp, kind: StoreErrorKind, sentence: string, advice?: string])[] = [
  [/^(WRONGPASS|ERR invalid password|ERR AUTH)/, 'authentication', 'refuses this user or password'],
  [/NOAUTH/, 'authentication', 'asks for a password', 'redis://:PASSWORD@host'],
  [/^NOPERM/, 'privilege', 'does not let this user do that', 'ACL SETUSER … ~dedup_planner_* ~dp* +@all'],
  [/^OOM/, 'full', 'has reached its memory limit', 'measure fewer --rows'],
  [/^MISCONF/, 'full', 'cannot save to its disk'],
  [/^READONLY/, 'privilege', 'is a replica that takes no writes', 'measure with the primary'],
  [/^ERR (DB index|invalid DB)/, 'not-found', 'has no such database'],
  [/^ERR max number of clients/, 'refused', 'accepts no more connections'],
  [/^(LOADING|BUSY|CLUSTERDOWN)/, 'refused', 'does not take commands now'],
];

/** Runs an action and turns what the driver throws into a StoreError. */
export function translating(address: StoreAddress) {
  return async <Result>(action: () => Promise<Result>): Promise<Result> => {
    try {
      return await action();
    } catch (error) {
      if (error instanceof StoreError) throw error;
      throw translated(error, address);
    }
  };
}

function translated(error: unknown, address: StoreAddress): StoreError {
  const message = messageOf(error);
  const words = redact(message, address);
  const reply = replies.find(([pattern]) => pattern.test(message));
  if (reply !== undefined) {
    const [, kind, sentence, advice] = reply;
    return new StoreError(kind, `${address.label} ${sentence}: ${words}`, advice);
  }
  return connectionProblem(error, address) ?? new StoreError('failed', `${address.label}: ${words}`);
}
