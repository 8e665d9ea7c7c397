import { chmodSync, openSync, closeSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { InputError } from '../profile/input-error.ts';
import type { Io } from './io.ts';
import { systemReason } from './system-reason.ts';

/** Where a result goes. */
export interface Output {
  readonly write: (text: string) => void;
  /** Whether the result is seen in the terminal, with its colours and width. */
  readonly isStandardOutput: boolean;
}

/**
 * Opens the file of `--output`, or standard output without one, before any work is done.
 * @param profile The profile file that is read, which must not be overwritten.
 * @throws InputError when the file cannot be written.
 */
export function openOutput(file: string | undefined, profile: string | undefined, io: Io): Output {
  if (file === undefined || file === '-') return { write: io.stdout.write, isStandardOutput: true };
  const path = attempt(file, () => target(resolve(io.cwd, file)));
  if (profile !== undefined && profile !== '-' && isSame(path, resolve(io.cwd, profile))) {
    throw fault(file, 'the profile itself would be overwritten', 'another file');
  }
  const replaced = attempt(file, () => existing(path));
  if (replaced?.isDirectory() === true) throw fault(file, 'a folder, not a file', 'the name of a file');
  const writer = replaced === undefined || replaced.isFile() ? atomically : directly;
  attempt(file, () => writer.check(path));
  return {
    write: (text) => attempt(file, () => writer.write(path, text)),
    isStandardOutput: false,
  };
}

interface Writer {
  readonly check: (path: string) => void;
  readonly write: (path: string, text: string) => void;
}

/** A reader of the file sees the old text or the new one, never a part of it. */
const atomically: Writer = {
  check: (path) => {
    const probe = temporary(path);
    writeFileSync(probe, '', { flag: 'wx' });
    rmSync(probe);
    if (existing(path) !== undefined) closeSync(openSync(path, 'r+'));
  },
  write: (path, text) => {
    const draft = temporary(path);
    try {
      writeFileSync(draft, text, { flag: 'wx' });
      const replaced = existing(path);
      if (replaced !== undefined) chmodSync(draft, replaced.mode);
      renameSync(draft, path);
    } catch (error) {
      rmSync(draft, { force: true });
      throw error;
    }
  },
};

/** A device or a pipe is written to; a file renamed onto it would take its place. */
const directly: Writer = {
  check: () => undefined,
  write: (path, text) => writeFileSync(path, text),
};

function temporary(path: string): string {
  // Unique by process and moment; node:crypto for a random name would cost a tenth of the whole run to load.
  return join(dirname(path), `.dedup-planner-${process.pid}-${process.hrtime.bigint()}`);
}

/** The file behind a link, so that a link to a file stays a link. */
function target(path: string): string {
  return existing(path) === undefined ? path : realpathSync(path);
}

function existing(path: string) {
  return statSync(path, { throwIfNoEntry: false });
}

function isSame(path: string, profile: string): boolean {
  // A profile that cannot be looked at is reported by the one who reads it.
  try {
    return target(profile) === path;
  } catch {
    return false;
  }
}

function attempt<Result>(file: string, action: () => Result): Result {
  try {
    return action();
  } catch (error) {
    throw fault(file, systemReason(error), 'a file that can be written');
  }
}

function fault(file: string, reason: string, expected: string): InputError {
  return new InputError([
    { place: `--output ${file}`, message: `cannot be written: ${reason}`, expected, example: '--output plan.md' },
  ]);
}
