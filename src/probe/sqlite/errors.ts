import { codeOf, messageOf, StoreError, type StoreErrorKind } from '../store-error.ts';

const problems: readonly (readonly [pattern: RegExp, kind: StoreErrorKind, sentence: string, advice?: string])[] = [
  [/ENOSPC|disk is full/i, 'full', 'has no disk space left', 'measure fewer --rows'],
  [/EACCES|EPERM|EROFS|readonly/i, 'privilege', 'lies in a folder that cannot be written to'],
  [/ENOENT|ENOTDIR|unable to open/i, 'not-found', 'lies in a folder that does not exist'],
  [/locked/i, 'in-use', 'is locked'],
];

/** Runs an action and turns what SQLite or the file system throws into a StoreError. */
export function translating(label: string) {
  return async <Result>(action: () => Result | Promise<Result>): Promise<Result> => {
    try {
      return await action();
    } catch (error) {
      if (error instanceof StoreError) throw error;
      const words = messageOf(error);
      const known = problems.find(([pattern]) => pattern.test(`${codeOf(error)} ${words}`));
      if (known === undefined) throw new StoreError('failed', `${label}: ${words}`);
      throw new StoreError(known[1], `${label} ${known[2]}: ${words}`, known[3]);
    }
  };
}
