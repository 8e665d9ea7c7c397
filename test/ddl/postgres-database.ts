import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { services } from '../probe/services.ts';
import { type Database, type DatabaseKind, errorCode, type Session, statementNamed } from './database.ts';

/** PostgreSQL, with a schema for the test. */
export const postgres: DatabaseKind = {
  name: 'PostgreSQL',
  service: 'postgres',
  open: async (script, printed): Promise<Database> => {
    const schema = `ddl_test_${randomBytes(6).toString('hex')}`;
    const clients: Client[] = [];
    const connect = async (): Promise<Client> => {
      const client = new Client({ connectionString: services.postgres });
      client.on('error', () => undefined);
      await client.connect();
      await client.query(`SET search_path = ${schema}`);
      clients.push(client);
      return client;
    };
    const admin = await connect();
    await admin.query(`CREATE SCHEMA ${schema}`);
    await admin.query(printed);
    await admin.query(`CREATE TABLE account (id integer PRIMARY KEY, balance integer NOT NULL)`);
    await admin.query(`INSERT INTO account VALUES (1, 0)`);

    const session = async (): Promise<Session> => {
      const client = await connect();
      const run = async (sql: string): Promise<void> => void (await client.query(sql));
      return {
        run,
        numbers: async (sql) => {
          const { rows } = await client.query<Record<string, unknown>>(sql);
          return rows.map((row) => Number(Object.values(row)[0]));
        },
        begin: () => run(statementNamed(script, 'begin')),
        remember: async (day, key) => {
          try {
            const { rowCount } = await client.query(statementNamed(script, 'remember'), [day, key]);
            return rowCount === 1 ? 'new' : 'duplicate';
          } catch (error) {
            if (errorCode(error) === '23514') return 'no-partition';
            throw error;
          }
        },
        effect: async (amount) => void (await client.query(statementNamed(script, 'effect'), [amount, 1])),
        commit: () => run(statementNamed(script, 'commit')),
        rollback: () => run('ROLLBACK'),
        advance: async (offset) => {
          const { rowCount } = await client.query(statementNamed(script, 'advance'), ['ledger', 'payments', 0, offset]);
          return rowCount === 1;
        },
        startPosition: async (offset) =>
          void (await client.query(statementNamed(script, 'start'), ['ledger', 'payments', 0, offset])),
        makePartitions: async (moment) => void (await client.query('SELECT make_inbox_partitions($1)', [moment])),
        dropPartitions: async (moment) => void (await client.query('SELECT drop_inbox_partitions($1)', [moment])),
        crash: () => void client.connection.stream.destroy(),
      };
    };
    return {
      session,
      balance: async () => {
        const { rows } = await admin.query<{ balance: number }>('SELECT balance FROM account');
        return rows[0]?.balance ?? Number.NaN;
      },
      close: async () => {
        await Promise.all(clients.slice(1).map((client) => client.end().catch(() => undefined)));
        await admin.query(`DROP SCHEMA ${schema} CASCADE`);
        await admin.end();
      },
    };
  },
};
