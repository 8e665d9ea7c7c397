import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser, startBrowser } from './browser.ts';
import { openPlan } from './opened-page.ts';

const preset = ['--preset', 'payments-ledger'];

describe.runIf(hasBrowser('the keyboard in the HTML report'))('with the keyboard alone', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await startBrowser();
  });
  afterAll(() => browser.close());

  it('one skips to the plan, opens a formula, follows it down and back, and is where one was', async () => {
    const { page, close } = await openPlan(browser, preset);
    const focused = () =>
      page.evaluate(() => document.activeElement?.getAttribute('data-explain') ?? document.activeElement?.id);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await focused()).toBe('main');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('duplicates.total');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Duplicates a day' });
    await dialog.waitFor();
    expect(await dialog.innerText()).toMatch(/duplicates\.hop1.*duplicates\.hop2/s);
    expect(await dialog.innerText()).toContain('86,400 msg/day');
    expect(await dialog.innerText()).toContain('preset payments-ledger:');

    await page.keyboard.press('Tab');
    expect(await focused()).toBe('duplicates.hop1');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: /hop 1/i, level: 2 }).waitFor();
    await page.getByRole('button', { name: 'Back' }).focus();
    await page.keyboard.press('Space');
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    expect(await page.locator('dialog').isVisible()).toBe(false);
    expect(await focused()).toBe('duplicates.total');
    await close();
  });

  it('one reaches every control and number, and sees where one is', async () => {
    const { page, close } = await openPlan(browser, preset);
    const reachable = await page
      .locator('a, button, input, select, summary')
      .evaluateAll((elements) => elements.filter((element) => element.checkVisibility()).length);
    const seen = new Set<string>();
    let outlined = 0;
    for (let count = 0; count < reachable + 5; count++) {
      await page.keyboard.press('Tab');
      const [place, outline] = await page.evaluate(() => {
        const active = document.activeElement ?? document.body;
        const all = Array.from(document.querySelectorAll('*'));
        return [String(all.indexOf(active)), getComputedStyle(active).outlineStyle];
      });
      if (!seen.has(place) && outline !== 'none') outlined++;
      seen.add(place);
    }
    expect(seen.size).toBeGreaterThanOrEqual(reachable);
    expect(outlined).toBeGreaterThanOrEqual(reachable);
    await close();
  });
});
