import { codeOf, messageOf, StoreError, type StoreErrorKind } from '../store-error.ts';
import { connectionProblem } from '../connection-problem.ts';
import { redact, type StoreAddress } from '../store-url.ts';

/** SQLSTATE codes, and their classes of two characters, in the words of this tool. */
const states: Readonly<Record<string, readonly [kind: StoreErrorKind, sentence: string, advice?: string]>> = {
  '28': ['authentication', 'refuses this user or password', 'check the user and the password of the address'],
  '3D000': ['not-found', 'has no such database', 'name a database that exists after the host of the address'],
  '42501': [
    'privilege',
    'does not let this user create a schema',
    'GRANT CREATE ON DATABASE … TO …, or measure with pglite, which needs no server',
  ],
  '53100': ['full', 'has no disk space left', 'measure fewer --rows'],
  '53300': ['refused', 'accepts no more connections'],
  '53': ['full', 'has run out of a resource', 'measure fewer --rows'],
  '57014': ['timeout', 'did not finish a statement in time', 'a longer --timeout, or fewer --rows'],
  '55P03': ['timeout', 'did not give a lock in time'],
  '57P03': ['refused', 'is starting up or shutting down'],
  '57': ['lost', 'ended the connection'],
  '08': ['lost', 'lost the connection'],
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
  const code = codeOf(error);
  const known = states[code] ?? (/^[0-9A-Z]{5}$/.test(code) ? states[code.slice(0, 2)] : undefined);
  const words = redact(messageOf(error), address);
  if (known !== undefined) {
    const [kind, sentence, advice] = known;
    return new StoreError(kind, `${address.label} ${sentence}: ${words}`, advice);
  }
  return connectionProblem(error, address) ?? new StoreError('failed', `${address.label}: ${words}`);
}
