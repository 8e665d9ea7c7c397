import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { runInMemory } from '../cli/program.ts';

/** A plan that the command line wrote, open in a browser. */
export interface OpenedPage {
  readonly page: Page;
  /** Closes it, and fails when it did what it should not have done: an error, or a request to anywhere but its file. */
  readonly close: () => Promise<void>;
}

/** A tab, the only address that it may ask for, and all that went wrong in it. */
interface Tab {
  readonly page: Page;
  allowed: string;
  readonly wrongs: string[];
}

/** The tabs with the usual settings, one a browser: a new one for each plan would take longer than all tests in it. */
const usualTabs = new WeakMap<Browser, Tab>();

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
  const isUsual = Object.keys(options).length === 0;
  const tab = (isUsual ? usualTabs.get(browser) : undefined) ?? (await newTab(browser, options));
  if (isUsual) usualTabs.set(browser, tab);
  const { page, wrongs } = tab;
  tab.allowed = pathToFileURL(file).href;
  await page.goto(tab.allowed + fragment);
  return {
    page,
    close: async () => {
      if (!isUsual) await page.context().close();
      rmSync(folder, { recursive: true });
      expect(wrongs.splice(0)).toEqual([]);
    },
  };
}

async function newTab(browser: Browser, options: BrowserContextOptions): Promise<Tab> {
  const context = await browser.newContext({ viewport: { width: 1360, height: 900 }, ...options });
  const tab: Tab = { page: await context.newPage(), allowed: '', wrongs: [] };
  tab.page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') tab.wrongs.push(`console: ${message.text()}`);
  });
  tab.page.on('pageerror', (error) => tab.wrongs.push(`error: ${error.message}`));
  await tab.page.route('**/*', (route) => {
    const address = route.request().url();
    if (address.split('#')[0] === tab.allowed) return route.continue();
    tab.wrongs.push(`request: ${address}`);
    return route.abort();
  });
  return tab;
}
