import type { Plan } from '../../model/plan-document.ts';
import type { Dialect } from './dialect.ts';
import { mysqlInbox } from './mysql-inbox.ts';
import {
  callResults,
  inboxTransaction,
  positionTable,
  positionTransaction,
  versionedWrite,
} from './mysql-transactions.ts';
import { recommendedScript } from './recommended.ts';
import type { DdlScript } from './script.ts';

const dialect: Dialect = {
  name: 'MySQL and MariaDB',
  inbox: mysqlInbox,
  inboxTransaction,
  position: positionTable,
  positionTransaction,
  callResults,
  versionedWrite,
};

/** The recommended design of a plan in the SQL of MySQL 8 and MariaDB 10.5 and later. */
export const mysqlScript = (plan: Plan): DdlScript => recommendedScript(plan, dialect);
