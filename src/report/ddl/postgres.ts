import type { Plan } from '../../model/plan-document.ts';
import type { Dialect } from './dialect.ts';
import { postgresInbox } from './postgres-inbox.ts';
import {
  callResults,
  inboxTransaction,
  positionTable,
  positionTransaction,
  versionedWrite,
} from './postgres-transactions.ts';
import { recommendedScript } from './recommended.ts';
import type { DdlScript } from './script.ts';

const dialect: Dialect = {
  name: 'PostgreSQL',
  inbox: postgresInbox,
  inboxTransaction,
  position: positionTable,
  positionTransaction,
  callResults,
  versionedWrite,
};

/** The recommended design of a plan in the SQL of PostgreSQL 11 and later. */
export const postgresScript = (plan: Plan): DdlScript => recommendedScript(plan, dialect);
