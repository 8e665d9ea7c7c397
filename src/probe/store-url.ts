import { StoreError } from './store-error.ts';

/** The engines that can be measured. */
export type StoreKind = 'pglite' | 'postgres' | 'mysql' | 'redis' | 'sqlite';

/** A store as `--store` names it. */
export interface StoreAddress {
  readonly kind: StoreKind;
  /** What the driver gets; may hold credentials and is never printed. */
  readonly url: string;
  /** How the store is called in output: scheme, host, port and database, and nothing else of the address. */
  readonly label: string;
  /** Texts that must not be printed, longest first. */
  readonly secrets: readonly string[];
}

const kinds: Readonly<Record<string, StoreKind>> = {
  'postgres:': 'postgres',
  'postgresql:': 'postgres',
  'mysql:': 'mysql',
  'mariadb:': 'mysql',
  'redis:': 'redis',
  'rediss:': 'redis',
};

const expected =
  'pglite, postgres://user@host/database, mysql://user@host, redis://host or sqlite:FILE; percent-encode special characters of a password';

/**
 * Reads `--store`.
 * @throws StoreError for an unknown scheme or an address that is no URL; the message holds no part of the address but
 * its scheme, since anything else may be a password.
 */
export function parseStore(text: string, env: Readonly<Record<string, string | undefined>> = {}): StoreAddress {
  if (text === 'pglite') return { kind: 'pglite', url: text, label: 'PGlite, in this process', secrets: [] };
  if (text.startsWith('sqlite:')) {
    const file = text.slice('sqlite:'.length);
    if (file !== '') return { kind: 'sqlite', url: file, label: text, secrets: [] };
  }
  const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(text)?.[0].toLowerCase() ?? '';
  const kind = kinds[scheme];
  if (kind === undefined) {
    const given = scheme === '' ? 'the store has no scheme' : `"${scheme}" is no store that can be measured`;
    throw new StoreError('unknown-scheme', given, `expected ${expected}`);
  }
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    throw new StoreError('unknown-scheme', `the address after "${scheme}" cannot be read`, `expected ${expected}`);
  }
  // With an @ after the host, or a fragment, the host that was read is the beginning of an unescaped password.
  if (url.hash !== '' || /@/.test(url.pathname + url.search)) {
    throw new StoreError('unknown-scheme', `the address after "${scheme}" cannot be read`, `expected ${expected}`);
  }
  const path = url.pathname === '/' ? '' : url.pathname;
  return {
    kind,
    url: kind === 'mysql' ? `mysql:${text.slice(scheme.length)}` : text,
    label: `${scheme}//${url.host}${path}`,
    secrets: secretsOf(url, env),
  };
}

function secretsOf(url: URL, env: Readonly<Record<string, string | undefined>>): readonly string[] {
  const inQuery = [...url.searchParams].flatMap(([name, value]) =>
    /pass|secret|token|key/i.test(name) ? [value] : [],
  );
  // The PostgreSQL driver takes a password from the environment when the address has none.
  const found = [url.password, ...inQuery, env['PGPASSWORD'] ?? ''].flatMap((text) => [
    text,
    decoded(text),
    encodeURIComponent(decoded(text)),
  ]);
  return [...new Set(found)].filter((text) => text !== '').toSorted((a, b) => b.length - a.length);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A text of a driver without credentials and on one line. Shorter secrets than this would blank out ordinary words. */
const SHORTEST_SECRET = 4;

export function redact(text: string, { secrets }: Pick<StoreAddress, 'secrets'>): string {
  let redacted = text.replaceAll(/:\/\/[^/\s@]*@/g, '://***@').replaceAll(/\s+/g, ' ');
  for (const secret of secrets) {
    if (secret.length >= SHORTEST_SECRET) redacted = redacted.replaceAll(secret, '***');
  }
  return redacted;
}
