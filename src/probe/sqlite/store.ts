import type { Database } from 'node-sqlite3-wasm';
import { loadDriver } from '../driver.ts';
import { replyText } from '../reply-text.ts';
import type { RowSource } from '../row-source.ts';
import type { SpaceName } from '../space-name.ts';
import { StoreError } from '../store-error.ts';
import type { StoreAddress } from '../store-url.ts';
import type { Space, Store } from '../store.ts';
import { translating } from './errors.ts';
import { type Folders, foldersBeside } from './folder.ts';
import { sqliteSpace } from './space.ts';
import { createTable } from './table.ts';

/** SQLite in this process, with its database in a folder of its own beside the file that the address names. */
export async function openSqlite(address: StoreAddress): Promise<Store> {
  const sqlite = await loadDriver('node-sqlite3-wasm', async () => {
    // A CommonJS module: its classes are properties of what it exports.
    const { default: library } = await import('node-sqlite3-wasm');
    return library;
  });
  const translate = translating(address.label);
  const folders = foldersBeside(address.url);
  const memory = new sqlite.Database();
  const version = replyText(memory.get('SELECT sqlite_version() AS version')?.['version']);
  memory.close();
  const open: { database?: Database } = {};
  const close = (): void => {
    open.database?.close();
    delete open.database;
  };
  return {
    server: `SQLite ${version}`,
    batchRows: 20_000,
    create: (name, source) =>
      translate(() => {
        folders.create(name);
        open.database = new sqlite.Database(folders.database(name));
        return prepared(open.database, source, translate);
      }),
    leftovers: () => translate(() => folders.list().map((name) => ({ name, inUse: folders.isAlive(name) }))),
    drop: (name) => translate(() => drop(folders, name, close)),
    close: () => Promise.resolve(close()),
  };
}

function prepared(database: Database, source: RowSource, translate: ReturnType<typeof translating>): Space {
  // What is measured is sizes: waiting for each commit to reach the disk would only take time.
  database.exec('PRAGMA synchronous = OFF; PRAGMA locking_mode = EXCLUSIVE');
  for (const statement of createTable(source)) database.exec(statement);
  return sqliteSpace(database, source, translate);
}

function drop(folders: Folders, name: SpaceName, close: () => void): void {
  if (folders.isAlive(name)) {
    throw new StoreError('in-use', `the folder ${name} is in use by a run that is still going`);
  }
  close();
  folders.remove(name);
}
