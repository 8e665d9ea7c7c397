import type { Plan } from '../../model/plan-document.ts';
import { mysqlScript } from './mysql.ts';
import { postgresScript } from './postgres.ts';
import { printScript } from './script.ts';

/** The databases whose SQL is known. */
export type DdlDialect = 'postgres' | 'mysql';

/** The SQL of the design that a plan recommends, as one text that the database's own client runs. */
export function renderDdl(plan: Plan, dialect: DdlDialect): string {
  return dialect === 'postgres' ? printScript(postgresScript(plan)) : printScript(mysqlScript(plan), '//');
}
