import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { runInMemory } from '../cli/program.ts';

/** A page that the command line wrote, open in a browser, and all that it should not have done. */
export interface OpenedPage {
  readonly page: Page;
  readonly address: string;
  /** Errors of the console and of the program, and requests to anywhere but the file itself. */
  readonly wrongs: readonly string[];
  /** Closes it, and fails when anything went wrong. */
  readonly close: () => Promise<void>;
}

/** Plans with these arguments as HTML and opens the file; every request but that for the file is cut off. */
export async function openPlan(
  browser: Browser,
  args: readonly string[],
  { fragment = '', ...options }: BrowserContextOptions & { readonly fragment?: string } = {},
): Promise<OpenedPage> {
  const folder = mkdtempSync(join(tmpdir(), 'dedup-planner-page-'));
  const file = join(folder, 'plan.html');
  const made = await runInMemory(['plan', ...args, '--format', 'html', '--output', file]);
  expect(made).toMatchObject({ code: 0, stderr: '' });
  const address = pathToFileURL(file).href;
  const context = await browser.newContext({ viewport: { width: 1360, height: 900 }, ...options });
  const page = await context.newPage();
  const wrongs: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') wrongs.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => wrongs.push(`error: ${error.message}`));
  await page.route('**/*', (route) => {
    if (route.request().url().split('#')[0] === address) return route.continue();
    wrongs.push(`request: ${route.request().url()}`);
    return route.abort();
  });
  await page.goto(address + fragment);
  return {
    page,
    address,
    wrongs,
    close: async () => {
      await context.close();
      rmSync(folder, { recursive: true });
      expect(wrongs).toEqual([]);
    },
  };
}
