import { statSync } from 'node:fs';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { globSync, isDynamicPattern } from 'tinyglobby';
import { type Fault, InputError } from '../../profile/index.ts';
import type { Io } from '../io.ts';

/** Something to plan: a profile in a file or on standard input, or a preset. */
export interface FleetMember {
  /** As reports name it. */
  readonly name: string;
  readonly kind: 'file' | 'preset' | 'standard input';
}

/** What the arguments named, and those of them that name nothing. */
export interface FleetMembers {
  readonly members: readonly FleetMember[];
  readonly faults: readonly Fault[];
}

const presetPrefix = 'preset:';
const profilesBelow = '**/*.{yaml,yml,json}';
const neverBelow = ['**/node_modules/**', '**/.git/**'];

/**
 * The profiles that the arguments name, each once: files, folders (every YAML and JSON file below), globs, `preset:NAME`
 * and `-`; `!GLOB` leaves files out again. In the order of the arguments, the files of a folder or glob by name.
 * @param outputs Files that the run writes, which are no profiles even when they lie among them.
 * @throws InputError when no argument is given.
 */
export function findMembers(operands: readonly string[], outputs: readonly string[], io: Io): FleetMembers {
  const excluded = operands.filter(isExclusion).map((operand) => operand.slice(1));
  const included = operands.filter((operand) => !isExclusion(operand));
  if (included.length === 0) throw new InputError([noProfile]);
  const written = new Set(outputs.map((file) => resolve(io.cwd, file)));
  const members = new Map<string, FleetMember>();
  const faults: Fault[] = [];
  for (const operand of included) {
    const found = membersOf(operand, excluded, io.cwd).filter(
      ({ kind, name }) => kind !== 'file' || !written.has(resolve(io.cwd, name)),
    );
    if (found.length === 0) faults.push(nothingNamed(operand));
    for (const member of found) if (!members.has(member.name)) members.set(member.name, member);
  }
  return { members: [...members.values()], faults };
}

const isExclusion = (operand: string): boolean => operand.startsWith('!');

function membersOf(operand: string, excluded: readonly string[], cwd: string): FleetMember[] {
  if (operand === '-') return [{ name: 'standard input', kind: 'standard input' }];
  if (operand.startsWith(presetPrefix)) return [{ name: operand, kind: 'preset' }];
  const path = resolve(cwd, operand);
  const status = statSync(path, { throwIfNoEntry: false });
  if (status?.isDirectory() === true) return filesBelow(path, profilesBelow, excluded, cwd);
  // A file that exists is meant even when its name looks like a glob; one that does not is reported when it is read.
  if (status !== undefined || !isDynamicPattern(operand)) return [{ name: displayName(path, cwd), kind: 'file' }];
  return filesBelow(cwd, operand, excluded, cwd);
}

function filesBelow(folder: string, pattern: string, excluded: readonly string[], cwd: string): FleetMember[] {
  const left = new Set(excluded.length === 0 ? [] : globSync(excluded, { cwd, absolute: true, dot: true }));
  const found = globSync(pattern, {
    cwd: folder,
    absolute: true,
    ignore: neverBelow,
    expandDirectories: false,
    followSymbolicLinks: false,
  });
  return found
    .filter((path) => !left.has(path))
    .toSorted()
    .map((path) => ({ name: displayName(path, cwd), kind: 'file' }));
}

/** Relative when the file lies below the current folder. */
function displayName(path: string, cwd: string): string {
  const below = relative(cwd, path);
  return below === '' || below === '..' || below.startsWith(`..${sep}`) || isAbsolute(below) ? path : below;
}

const noProfile: Fault = {
  place: 'dedup-planner check',
  message: 'no profile is named',
  expected: 'files, folders, globs or preset:NAME',
  example: 'dedup-planner check services/',
};

function nothingNamed(operand: string): Fault {
  return {
    place: operand,
    message: 'names no profile',
    expected: 'a file, a folder with YAML or JSON files, or a glob that matches some',
    example: "dedup-planner check services/ '!services/base.yaml'",
  };
}
