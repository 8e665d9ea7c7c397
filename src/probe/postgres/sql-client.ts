/** A row as a driver gives it. */
export type SqlRow = Readonly<Record<string, unknown>>;

/** The little that is asked of a PostgreSQL connection, so that a server and PGlite are measured by the same code. */
export interface SqlClient {
  readonly query: (sql: string, parameters?: readonly unknown[]) => Promise<readonly SqlRow[]>;
  readonly close: () => Promise<void>;
}

/** A number of a row; 64-bit numbers come as text. */
export const numberIn = (row: SqlRow | undefined, column: string): number => Number(row?.[column] ?? Number.NaN);

/** A text of a row. */
export function textIn(row: SqlRow | undefined, column: string): string {
  const value = row?.[column];
  return typeof value === 'string' ? value : '';
}
