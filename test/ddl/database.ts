import type { DdlScript } from '../../src/report/ddl/script.ts';

/** What became of an attempt to remember a message. */
export type Remembered = 'new' | 'duplicate' | 'no-partition';

/** One connection of a consumer, which runs the statements that the script gives to the application. */
export interface Session {
  readonly run: (sql: string) => Promise<void>;
  /** The numbers of the first column. */
  readonly numbers: (sql: string) => Promise<readonly number[]>;
  readonly begin: () => Promise<void>;
  readonly remember: (day: string, key: string) => Promise<Remembered>;
  /** Adds to the balance of account 1. */
  readonly effect: (amount: number) => Promise<void>;
  readonly commit: () => Promise<void>;
  readonly rollback: () => Promise<void>;
  /** Moves the position of partition 0; whether it moved. */
  readonly advance: (offset: number) => Promise<boolean>;
  readonly startPosition: (offset: number) => Promise<void>;
  readonly makePartitions: (moment: string) => Promise<void>;
  readonly dropPartitions: (moment: string) => Promise<void>;
  /** Ends the connection without a word, as a crash does. */
  readonly crash: () => void;
}

/** A server with a database or schema of the test's own, in which the script was run. */
export interface Database {
  readonly session: () => Promise<Session>;
  readonly balance: () => Promise<number>;
  /** Removes everything and closes every connection. */
  readonly close: () => Promise<void>;
}

/** A database that can run a printed script. */
export interface DatabaseKind {
  readonly name: string;
  readonly service: 'postgres' | 'mysql';
  readonly open: (script: DdlScript, printed: string) => Promise<Database>;
}

/** The SQL of a statement that the script gives to the application. */
export function statementNamed(script: DdlScript, name: string): string {
  const found = script.parts.flatMap(({ application }) => application).find((statement) => statement.name === name);
  if (found === undefined) throw new Error(`the script has no statement ${name}`);
  return found.sql;
}

/** The error number or state of what a driver throws. */
export function errorCode(error: unknown): string {
  if (error instanceof Error && 'errno' in error && typeof error.errno === 'number') return String(error.errno);
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
