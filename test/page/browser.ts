import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

const names = ['chromium', 'chromium-browser', 'google-chrome'];

/** What keeps the browser to this machine and to itself. */
const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The browser of this machine, from PATH. */
const executable = (process.env['PATH'] ?? '')
  .split(delimiter)
  .flatMap((folder) => names.map((name) => join(folder, name)))
  .find(isExecutable);

/**
 * Whether there is a browser. Says which tests are skipped without one; with REQUIRE_BROWSER=1, as in CI, a missing
 * browser is a failure.
 */
export function hasBrowser(what: string): boolean {
  if (executable !== undefined) return true;
  if (process.env['REQUIRE_BROWSER'] === '1') throw new Error('REQUIRE_BROWSER=1, and PATH has no chromium');
  process.stderr.write(`skipped: ${what}, since PATH has no ${names.join(' or ')}\n`);
  return false;
}

/** Starts the browser. */
export async function startBrowser(): Promise<Browser> {
  if (executable === undefined) throw new Error('PATH has no chromium');
  return chromium.launch({ executablePath: executable, args: flags });
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
