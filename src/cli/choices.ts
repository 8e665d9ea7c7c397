/** The forms of a result, the default first. */
export const formatNames = ['text', 'json', 'markdown'] as const;

/** The forms of a plan, the default first. */
export const planFormatNames = [...formatNames, 'html'] as const;

/** The documents that have a JSON Schema, the default first. */
export const schemaNames = ['profile', 'plan', 'check', 'diff'] as const;

/** One of these documents. */
export type SchemaName = (typeof schemaNames)[number];

/** The databases whose SQL `ddl` knows. */
export const ddlDialects = ['postgres', 'mysql'] as const;

/** When `measure` vacuums during a turnover, the default first. */
export const vacuumNames = ['after-batch', 'autovacuum'] as const;

/** The shells that can complete. */
export const shells = ['bash', 'zsh', 'fish'] as const;

/** One of the shells. */
export type Shell = (typeof shells)[number];

/** The forms of a sweep, the default first. */
export const sweepFormatNames = ['text', 'csv', 'json', 'chart', 'markdown'] as const;

/** The forms of a sensitivity, the default first. */
export const sensitivityFormatNames = ['text', 'json', 'markdown'] as const;
