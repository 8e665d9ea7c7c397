import { randomBytes } from 'node:crypto';
import { type Connection, createConnection, type ResultSetHeader, type RowDataPacket } from 'mysql2/promise';
import { services } from '../probe/services.ts';
import { type Database, type DatabaseKind, errorCode, type Session, statementNamed } from './database.ts';
import { statementsOf } from './statements-of.ts';

/** MySQL or MariaDB, with a database for the test. */
export const mysql: DatabaseKind = {
  name: 'MariaDB',
  service: 'mysql',
  open: async (script, printed): Promise<Database> => {
    const database = `ddl_test_${randomBytes(6).toString('hex')}`;
    const connections: Connection[] = [];
    const connect = async (): Promise<Connection> => {
      const connection = await createConnection({ uri: services.mysql });
      connection.on('error', () => undefined);
      connections.push(connection);
      return connection;
    };
    const admin = await connect();
    await admin.query(`CREATE DATABASE ${database}`);
    await admin.query(`USE ${database}`);
    for (const statement of statementsOf(printed)) await admin.query(statement);
    await admin.query(`CREATE TABLE account (id int PRIMARY KEY, balance int NOT NULL)`);
    await admin.query(`INSERT INTO account VALUES (1, 0)`);

    const session = async (): Promise<Session> => {
      const connection = await connect();
      await connection.query(`USE ${database}`);
      const run = async (sql: string): Promise<void> => void (await connection.query(sql));
      return {
        run,
        numbers: async (sql) => {
          const [rows] = await connection.query<RowDataPacket[]>(sql);
          return rows.map((row) => Number(Object.values(row)[0]));
        },
        begin: () => run(statementNamed(script, 'begin')),
        remember: async (day, key) => {
          try {
            await connection.execute(statementNamed(script, 'remember'), [key, day]);
            return 'new';
          } catch (error) {
            const code = errorCode(error);
            if (code === '1062') return 'duplicate';
            if (code === '1526') return 'no-partition';
            throw error;
          }
        },
        effect: async (amount) => void (await connection.execute(statementNamed(script, 'effect'), [amount, 1])),
        commit: () => run(statementNamed(script, 'commit')),
        rollback: () => run('ROLLBACK'),
        advance: async (offset) => {
          const [result] = await connection.execute<ResultSetHeader>(statementNamed(script, 'advance'), [
            offset,
            'ledger',
            'payments',
            0,
            offset,
          ]);
          return result.affectedRows === 1;
        },
        startPosition: async (offset) =>
          void (await connection.execute(statementNamed(script, 'start'), ['ledger', 'payments', 0, offset])),
        makePartitions: async (moment) => void (await connection.query('CALL make_inbox_partitions(?)', [moment])),
        dropPartitions: async (moment) => void (await connection.query('CALL drop_inbox_partitions(?)', [moment])),
        crash: () => connection.destroy(),
      };
    };
    return {
      session,
      balance: async () => {
        const [rows] = await admin.query<RowDataPacket[]>('SELECT balance FROM account');
        return Number(rows[0]?.['balance']);
      },
      close: async () => {
        for (const connection of connections.slice(1)) connection.destroy();
        await admin.query(`DROP DATABASE ${database}`);
        await admin.end();
      },
    };
  },
};
