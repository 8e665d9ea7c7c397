import type { Browser } from 'playwright-core';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isUnit } from '../../src/gate/dimension.ts';
import { parseQuantity } from '../../src/units/index.ts';
import { presetNames } from '../../src/cli/presets.ts';
import { runBuilt } from '../cli/built-program.ts';
import { hasBrowser, startBrowser } from './browser.ts';
import { commandLinePlan, numbersOf, shownFigures, shownNumbers } from './figures.ts';
import { openPlan } from './opened-page.ts';

describe.runIf(hasBrowser('the figures of the HTML report'))('the figures of the page', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await startBrowser();
  });
  afterAll(() => browser.close());

  it.each(presetNames())('are those of the command line, of %s', async (preset) => {
    const plan = await commandLinePlan(['--preset', preset]);
    const opened = await openPlan(browser, ['--preset', preset]);
    expect(await shownFigures(opened.page)).toEqual(numbersOf(plan));
    expect(await opened.page.locator('#plan').textContent()).toContain(plan.recommendation.headline);
    for (const { rule, message } of plan.findings) {
      const finding = opened.page.locator('.finding', { hasText: rule });
      expect((await finding.textContent())?.replaceAll(/\s+/g, ' ')).toContain(message.slice(0, 20));
    }
    await opened.close();
  });

  it('are those of the built program', () => {
    const html = runBuilt(['plan', '--preset', 'payments-ledger', '--format', 'html']);
    const { figures } = v.parse(
      v.object({ figures: v.record(v.string(), v.object({ value: v.number() })) }),
      JSON.parse(runBuilt(['plan', '--preset', 'payments-ledger', '--format', 'json']).stdout),
    );
    for (const [id, { value }] of Object.entries(figures)) {
      expect(html.stdout).toContain(`data-explain="${id}" data-value="${value}"`);
    }
    expect(html.stdout.length).toBeLessThan(800_000);
    expect(html.stdout).not.toMatch(/(?:src|href)=["']?https?:/);
  });

  it('read as the numbers that they are', async () => {
    const opened = await openPlan(browser, ['--preset', 'payments-ledger']);
    const { figures } = await commandLinePlan(['--preset', 'payments-ledger']);
    for (const { id, value, text } of await shownNumbers(opened.page)) {
      const unit = figures[id]?.unit ?? '';
      if (!isUnit(unit)) throw new Error(`${unit} is no unit`);
      // In a table with a unit in its head the cell has the bare number.
      const parsed = [text, `${text} ${unit}`].map((words) => parseQuantity(words, unit)).find(({ ok }) => ok);
      expect(parsed?.ok === true ? parsed.value : text, `${id}: ${text}`).toSatisfy(
        (read: number) => Math.abs(read - Number(value)) <= 1e-5 * Math.abs(Number(value)),
      );
    }
    await opened.close();
  });

  it('are in the file before any program runs', async () => {
    const opened = await openPlan(browser, ['--preset', 'payments-ledger'], { javaScriptEnabled: false });
    expect(await opened.page.locator('#answer').innerText()).toContain('145.152 GB');
    expect(await opened.page.locator('noscript').innerText()).toContain('cannot plan again');
    await opened.close();
  });

  it('keep the words of a hostile profile as words', async () => {
    const name = '</script><script>document.title="taken"</script><img src=x onerror=alert(1)>&amp;';
    const opened = await openPlan(browser, [
      '--throughput=2000/s',
      '--rebalance-rate=20/day',
      '--set',
      `name=${name}`,
      '--set',
      'description=<!-- <b>bold</b> "quoted"',
    ]);
    expect(await opened.page.locator('h1').innerText()).toBe(name);
    expect(await opened.page.title()).toContain(name);
    expect(await opened.page.locator('.description').innerText()).toBe('<!-- <b>bold</b> "quoted"');
    expect(await opened.page.locator('img').count()).toBe(0);
    await opened.close();
  });
});
