import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser, startBrowser } from './browser.ts';
import { commandLinePlan, numbersOf, shownFigures } from './figures.ts';
import { openPlan } from './opened-page.ts';

const preset = ['--preset', 'payments-ledger'];

describe.runIf(hasBrowser('links to the HTML report'))('a link to the page', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await startBrowser();
  });
  afterAll(() => browser.close());

  it('carries the inputs: whoever opens it sees the same plan', async () => {
    const first = await openPlan(browser, preset);
    await first.page.locator('[id="input-inbox.window"]').fill('36 h');
    await first.page.locator('[id="input-workload.throughput"]').fill('5k msg/s');
    await first.page.locator('[id="input-workload.throughput"]').press('Enter');
    const figures = await shownFigures(first.page);
    const fragment = new URL(first.page.url()).hash;
    expect(fragment).toContain('inbox.window');
    await first.close();

    const second = await openPlan(browser, preset, { fragment });
    expect(await shownFigures(second.page)).toEqual(figures);
    expect(figures).toEqual(numbersOf(await commandLinePlan([...preset, '--window=36h', '--throughput=5k msg/s'])));
    expect(await second.page.locator('[id="input-inbox.window"]').inputValue()).toBe('36 h');
    expect(await second.page.locator('.fault.general').isVisible()).toBe(false);
    await second.close();
  });

  it('that was made for other inputs says so', async () => {
    const opened = await openPlan(browser, preset, { fragment: '#set=inbox.window%3D1+d&of=other' });
    expect(await opened.page.locator('.fault.general').innerText()).toContain('other inputs');
    expect((await shownFigures(opened.page))['window.requested']).toBe(86_400);
    await opened.close();
  });

  it('with a fault in it shows the plan of the file and the fault', async () => {
    const opened = await openPlan(browser, preset, { fragment: '#set=inbox.windw%3D1+d&set=nonsense' });
    expect(await opened.page.locator('.fault.general').innerText()).toContain('inbox.window');
    expect(await shownFigures(opened.page)).toEqual(numbersOf(await commandLinePlan(preset)));
    await opened.close();
  });

  it('is copied, or shown where the browser does not let a page copy', async () => {
    const opened = await openPlan(browser, preset, { permissions: ['clipboard-read', 'clipboard-write'] });
    await opened.page.locator('[id="input-inbox.window"]').fill('1 d');
    await opened.page.locator('[id="input-inbox.window"]').press('Enter');
    await opened.page.getByRole('button', { name: 'Copy link' }).click();
    const link = opened.page.locator('#link');
    await opened.page.waitForFunction(
      () =>
        document.querySelector('#copy')?.textContent !== 'Copy link' ||
        !document.querySelector('#link')?.hasAttribute('hidden'),
    );
    const copied = (await link.isVisible())
      ? await link.inputValue()
      : await opened.page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(opened.page.url());
    expect(copied).toContain('#set=inbox.window%3D1+d');
    await opened.close();
  });
});
