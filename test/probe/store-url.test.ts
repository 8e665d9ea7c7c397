import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { StoreError } from '../../src/probe/store-error.ts';
import { parseStore, redact } from '../../src/probe/store-url.ts';

function errorOf(text: string): StoreError {
  try {
    parseStore(text);
  } catch (error) {
    if (error instanceof StoreError) return error;
    throw error;
  }
  throw new Error(`${text} was read`);
}

test.each([
  ['pglite', 'pglite', 'PGlite, in this process'],
  ['postgres://app:secret@db.example:5433/orders?sslmode=require', 'postgres', 'postgres://db.example:5433/orders'],
  ['postgresql:///orders?host=/run/postgresql', 'postgres', 'postgresql:///orders'],
  ['mariadb://app@db', 'mysql', 'mariadb://db'],
  ['rediss://:secret@cache:6380/2', 'redis', 'rediss://cache:6380/2'],
  ['sqlite:./data/app.db', 'sqlite', 'sqlite:./data/app.db'],
])('%s is read', (text, kind, label) => {
  expect(parseStore(text)).toMatchObject({ kind, label });
});

test.each(['oracle://db', 'pg', 'localhost:5432', 'sqlite:', '', 'C:\\data'])(
  '%j is refused with what is allowed',
  (text) => {
    const error = errorOf(text);
    expect(error.kind).toBe('unknown-scheme');
    expect(error.advice).toContain('postgres://user@host/database');
  },
);

describe('a password is never printed', () => {
  test.each([
    'postgres://app:pa#ss word@db/orders',
    'postgres://app:12/hunter2@db/orders',
    'postgres://app:12#hunter2@db/orders',
    'postgres://app:12?hunter2@db/orders',
    'mysql://app:pa/ss@db',
  ])('where it makes the address unreadable: %s', (text) => {
    const { message, advice } = errorOf(text);
    for (const part of ['hunter2', 'pa#ss', 'pa/ss', ':12']) expect(`${message} ${advice}`).not.toContain(part);
  });

  test('in the label, or in the words of a driver, however it is written', () => {
    const passwords = fc
      .string({ minLength: 4, maxLength: 20, unit: 'grapheme' })
      .filter((text) => text.trim() === text);
    fc.assert(
      fc.property(passwords, (password) => {
        const address = parseStore(`postgres://app:${encodeURIComponent(password)}@db/orders`);
        // A password that is an ordinary part of the label is in it for another reason.
        fc.pre(!'postgres://db/orders *** driver: in'.includes(password));
        expect(address.label).not.toContain(password);
        for (const form of [password, encodeURIComponent(password)]) {
          const words = redact(`driver: ${form} in ${address.url}`, address);
          expect(words).not.toContain(password);
          expect(words).not.toContain(encodeURIComponent(password));
        }
      }),
    );
  });

  test('where it comes from the environment or stands in the query', () => {
    const address = parseStore('postgres://app@db/orders?password=query-secret', { PGPASSWORD: 'env-secret' });
    const words = redact('tried env-secret and query-secret', address);
    expect(words).toBe('tried *** and ***');
  });
});
