import { connect } from 'node:net';

/** The servers that tests of real stores use; a machine that has them elsewhere says so in the environment. */
export const services = {
  postgres: process.env['TEST_POSTGRES_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres',
  mysql: process.env['TEST_MYSQL_URL'] ?? 'mysql://root@127.0.0.1:3306',
  redis: process.env['TEST_REDIS_URL'] ?? 'redis://127.0.0.1:6379',
} as const;

export type Service = keyof typeof services;

const ports: Readonly<Record<Service, number>> = { postgres: 5432, mysql: 3306, redis: 6379 };

/**
 * Whether a server answers. Says which tests are skipped without it; with REQUIRE_SERVICES=1, as in CI, a missing
 * server is a failure.
 */
export async function available(service: Service): Promise<boolean> {
  const { hostname, port } = new URL(services[service]);
  const found = await answers(hostname, Number(port) || ports[service]);
  if (found) return true;
  if (process.env['REQUIRE_SERVICES'] === '1') throw new Error(`REQUIRE_SERVICES=1, and ${service} does not answer`);
  process.stderr.write(`skipped: tests of ${service}, which does not answer at ${hostname}\n`);
  return false;
}

function answers(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 2000 });
    const end = (found: boolean) => () => {
      socket.destroy();
      resolve(found);
    };
    socket.once('connect', end(true)).once('error', end(false)).once('timeout', end(false));
  });
}
