import { createConnection } from 'mysql2/promise';
import { available, services } from './services.ts';

/**
 * Keeps other test files, and other test runs on this machine, from cleaning up what this one has just left on purpose:
 * holds a lock of the server until the returned function is called.
 */
export async function oneAtATime(): Promise<() => Promise<void>> {
  if (!(await available('mysql'))) return async () => {};
  const connection = await createConnection({ uri: services.mysql });
  await connection.query(`SELECT get_lock('dedup_planner_tests', 600)`);
  return () => connection.end();
}
