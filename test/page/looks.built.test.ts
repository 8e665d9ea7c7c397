import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser, startBrowser } from './browser.ts';
import { openPlan } from './opened-page.ts';

const findings = v.array(
  v.object({ id: v.string(), impact: v.nullish(v.string()), nodes: v.array(v.object({ html: v.string() })) }),
);

/** What axe finds wrong, one line each. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const found = v.parse(findings, await page.evaluate('axe.run().then(({ violations }) => violations)'));
  return found.map(({ id, impact, nodes }) => `${impact ?? ''} ${id}: ${nodes[0]?.html.slice(0, 200) ?? ''}`);
}

describe.runIf(hasBrowser('the looks of the HTML report'))('the page', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await startBrowser();
  });
  afterAll(() => browser.close());

  it.each(['light', 'dark'] as const)('can be read and used by everybody, when it is %s', async (colorScheme) => {
    const opened = await openPlan(browser, ['--preset', 'payments-ledger', '--window=1d'], { colorScheme });
    await opened.page
      .locator('details')
      .evaluateAll((all) => all.forEach((details) => details.setAttribute('open', '')));
    expect(await violations(opened.page)).toEqual([]);
    await opened.page.locator('[data-explain="inbox.bytes"]').first().click();
    expect(await violations(opened.page)).toEqual([]);
    await opened.page.keyboard.press('Escape');
    await opened.page.locator('[id="input-inbox.window"]').fill('long');
    await opened.page.keyboard.press('Tab');
    expect(await violations(opened.page)).toEqual([]);
    await opened.close();
  });

  it('takes the colours that the reader chooses over those of the system', async () => {
    const opened = await openPlan(browser, ['--preset', 'payments-ledger'], { colorScheme: 'light' });
    const paper = () => opened.page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await paper();
    await opened.page.getByLabel('Colours').selectOption('dark');
    const dark = await paper();
    expect(dark).not.toBe(light);
    await opened.page.getByLabel('Colours').selectOption('auto');
    expect(await paper()).toBe(light);
    await opened.close();
  });

  it('fits a narrow screen: what is wide scrolls by itself', async () => {
    const opened = await openPlan(browser, ['--preset', 'payments-ledger'], { viewport: { width: 380, height: 800 } });
    const width = await opened.page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(380);
    expect(await violations(opened.page)).toEqual([]);
    await opened.close();
  });

  it('prints light, with the inputs and without the controls', async () => {
    const opened = await openPlan(browser, ['--preset', 'payments-ledger'], { colorScheme: 'dark' });
    await opened.page.emulateMedia({ media: 'print' });
    for (const id of ['controls', 'tools', 'contents']) {
      expect(await opened.page.locator(`#${id}`).isVisible()).toBe(false);
    }
    expect(await opened.page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
      'rgb(255, 255, 255)',
    );
    expect(await opened.page.locator('#inputs table').first().isVisible()).toBe(true);
    expect(await opened.page.locator('#answer').isVisible()).toBe(true);
    expect((await opened.page.pdf({ format: 'A4' })).length).toBeGreaterThan(10_000);
    await opened.close();
  });

  it('moves nothing for a reader who wants no motion', async () => {
    const opened = await openPlan(browser, ['--preset', 'payments-ledger'], { reducedMotion: 'reduce' });
    const behavior = await opened.page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
    expect(behavior).toBe('auto');
    await opened.close();
  });
});
