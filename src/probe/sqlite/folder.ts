import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { isSpaceName, markerText, type SpaceName } from '../space-name.ts';

/** What a run may create in its folder: its marker, the database, and what SQLite puts beside one. */
const ownFiles = ['marker.json', 'marker.json.draft', 'inbox.db', 'inbox.db-journal', 'inbox.db-wal', 'inbox.db-shm'];
const lockFolder = 'inbox.db.lock';

/** Folders of runs beside the file that a user names; the file itself is never opened. */
export interface Folders {
  readonly database: (name: SpaceName) => string;
  readonly create: (name: SpaceName) => void;
  readonly list: () => readonly SpaceName[];
  readonly isAlive: (name: SpaceName) => boolean;
  readonly remove: (name: SpaceName) => void;
}

export function foldersBeside(file: string): Folders {
  const parent = dirname(resolve(file));
  const folder = (name: SpaceName): string => join(parent, name);
  const markerOf = (name: SpaceName): Marker | undefined => readMarker(join(folder(name), 'marker.json'), name);
  return {
    database: (name) => join(folder(name), 'inbox.db'),
    create: (name) => {
      mkdirSync(folder(name));
      const draft = join(folder(name), 'marker.json.draft');
      writeFileSync(draft, JSON.stringify({ marker: markerText(name), process: process.pid, host: hostname() }));
      renameSync(draft, join(folder(name), 'marker.json'));
    },
    list: () =>
      readdirSync(parent, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
        .filter(isSpaceName)
        .filter((name) => markerOf(name) !== undefined || isUnfinished(folder(name)))
        .toSorted(),
    isAlive: (name) => {
      const marker = markerOf(name);
      return marker !== undefined && marker.process !== process.pid && isRunning(marker);
    },
    remove: (name) => {
      if (!existsSync(folder(name))) return;
      if (markerOf(name) === undefined && !isUnfinished(folder(name))) return;
      const lock = join(folder(name), lockFolder);
      if (existsSync(lock)) rmdirSync(lock);
      for (const own of ownFiles.toReversed()) rmSync(join(folder(name), own), { force: true });
      // Refused by the system when anything else stands in the folder: that is not ours.
      rmdirSync(folder(name));
    },
  };
}

interface Marker {
  readonly process: number;
  readonly host: string;
}

function readMarker(path: string, name: SpaceName): Marker | undefined {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
  if (typeof content !== 'object' || content === null || !('marker' in content)) return undefined;
  if (content.marker !== markerText(name) || !('process' in content) || !('host' in content)) return undefined;
  return { process: Number(content.process), host: String(content.host) };
}

/** A run that was killed before its marker stood: nothing is in the folder but the draft of it. */
const isUnfinished = (folder: string): boolean => readdirSync(folder).every((entry) => entry === 'marker.json.draft');

function isRunning({ process: id, host }: Marker): boolean {
  // Of a process on another machine nothing can be told: its run is left alone.
  if (host !== hostname()) return true;
  try {
    process.kill(id, 0);
    return true;
  } catch {
    return false;
  }
}
