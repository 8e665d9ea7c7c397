import { connectionProblem } from '../connection-problem.ts';
import { codeOf, messageOf, StoreError, type StoreErrorKind } from '../store-error.ts';
import { redact, type StoreAddress } from '../store-url.ts';

/** Error numbers of MySQL and MariaDB in the words of this tool. */
const numbers: Readonly<Record<number, readonly [kind: StoreErrorKind, sentence: string, advice?: string]>> = {
  1044: ['privilege', 'does not let this user use that database', 'GRANT ALL ON `dedup\\_planner\\_%`.* TO …'],
  1045: ['authentication', 'refuses this user or password', 'check the user and the password of the address'],
  1698: ['authentication', 'refuses this user or password', 'check the user and the password of the address'],
  1049: ['not-found', 'has no such database', 'leave the database out of the address: a run creates its own'],
  1142: ['privilege', 'does not let this user do that', 'GRANT ALL ON `dedup\\_planner\\_%`.* TO …'],
  1227: ['privilege', 'does not let this user do that', 'GRANT ALL ON `dedup\\_planner\\_%`.* TO …'],
  1021: ['full', 'has no disk space left', 'measure fewer --rows'],
  1114: ['full', 'has no space left for the table', 'measure fewer --rows'],
  1040: ['refused', 'accepts no more connections'],
  1203: ['refused', 'accepts no more connections of this user'],
  1129: ['refused', 'has blocked this host'],
  1205: ['timeout', 'did not give a lock in time'],
  1969: ['timeout', 'did not finish a statement in time', 'a longer --timeout, or fewer --rows'],
  3024: ['timeout', 'did not finish a statement in time', 'a longer --timeout, or fewer --rows'],
  1053: ['lost', 'is shutting down'],
  1927: ['lost', 'ended the connection'],
  4031: ['lost', 'ended the connection'],
};

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
  const number = error instanceof Error && 'errno' in error ? Number(error.errno) : Number.NaN;
  const known = numbers[number];
  const words = redact(messageOf(error), address);
  if (known !== undefined) {
    const [kind, sentence, advice] = known;
    return new StoreError(kind, `${address.label} ${sentence}: ${words}`, advice);
  }
  // What the server itself says is not to be taken for a lost connection, whatever words it uses.
  const bySocket = codeOf(error).startsWith('ER_') ? undefined : connectionProblem(error, address);
  return bySocket ?? new StoreError('failed', `${address.label}: ${words}`);
}
