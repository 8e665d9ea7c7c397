import { closeSync, fstatSync, openSync, readSync, realpathSync } from 'node:fs';
import { dirname, isAbsolute, relative, resolve, sep } from 'node:path';
import { InputError, type ProfileSources, type ProfileText } from '../profile/index.ts';
import { presetNames, presetText } from './presets.ts';
import { systemReason } from './system-reason.ts';

/** The name that messages give to what comes from standard input. */
const standardInput = 'standard input';

/** Longer than any profile: what is longer was named by mistake. */
const mostBytes = 1024 * 1024;
const tooLong = 'it is longer than 1 MiB, which no profile is';

/** The presets of this package and the files of this machine; relative names start from `cwd`. */
export function profileSources(cwd: string): ProfileSources {
  return {
    preset: presetText,
    presetNames,
    file: (path, from) => readProfile(resolve(from === standardInput ? cwd : dirname(resolve(cwd, from)), path), cwd),
  };
}

/**
 * The text of a profile file, under its shortest name: relative to `cwd` when it lies below it.
 * @throws InputError when there is no such file, or it cannot be a profile.
 */
export function readProfile(path: string, cwd: string): ProfileText {
  const absolute = resolve(cwd, path);
  const asked = displayName(absolute, cwd);
  try {
    return { name: displayName(realpathSync(absolute), realpathSync(cwd)), text: readText(absolute, asked) };
  } catch (error) {
    if (error instanceof InputError) throw error;
    throw unreadable(asked, systemReason(error));
  }
}

/**
 * The text that comes from standard input.
 * @throws InputError when it is longer than a profile can be.
 */
export async function readStandardInput(pieces: AsyncIterable<string>): Promise<ProfileText> {
  let text = '';
  for await (const piece of pieces) {
    text += piece;
    if (text.length > mostBytes) throw unreadable(standardInput, tooLong);
  }
  return { name: standardInput, text };
}

function readText(path: string, name: string): string {
  const file = openSync(path, 'r');
  try {
    const status = fstatSync(file);
    if (status.isDirectory()) throw unreadable(name, 'it is a folder');
    // A terminal or /dev/zero never ends; a pipe (as in `<(…)`) does.
    if (status.isCharacterDevice() || status.isBlockDevice()) throw unreadable(name, 'it is a device');
    // A pipe has no size; a file's spares the fleet a mebibyte a profile.
    const size = status.isFile() && status.size > 0 ? Math.min(status.size, mostBytes) : mostBytes;
    const bytes = Buffer.allocUnsafe(size + 1);
    let length = 0;
    for (let taken = -1; taken !== 0; length += taken)
      taken = readSync(file, bytes, length, bytes.length - length, null);
    if (length > mostBytes) throw unreadable(name, tooLong);
    return bytes.toString('utf8', 0, length);
  } finally {
    closeSync(file);
  }
}

function displayName(path: string, cwd: string): string {
  const below = relative(cwd, path);
  return below.startsWith(`..${sep}`) || below === '..' || isAbsolute(below) ? path : below;
}

function unreadable(name: string, reason: string): InputError {
  return new InputError([
    {
      place: name,
      message: `cannot be read: ${reason}`,
      expected: 'a profile in YAML or JSON, or - for standard input',
      example: 'dedup-planner plan service.yaml',
    },
  ]);
}
