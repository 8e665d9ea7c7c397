import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser, startBrowser } from './browser.ts';
import { commandLinePlan, numbersOf, shownFigures } from './figures.ts';
import { openPlan } from './opened-page.ts';

const preset = ['--preset', 'payments-ledger'];

const field = (page: Page, path: string) => page.locator(`[id="input-${path}"]`);

const wordsOf = async (page: Page, id: string): Promise<string> =>
  ((await page.locator(`#${id}`).textContent()) ?? '').replaceAll(/\s+/g, ' ').trim();

async function write(page: Page, path: string, text: string): Promise<void> {
  await field(page, path).fill(text);
  await field(page, path).press('Tab');
}

describe.runIf(hasBrowser('planning again in the HTML report'))('a changed input', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await startBrowser();
  });
  afterAll(() => browser.close());

  it.each([
    ['workload.throughput', 'ArrowRight'],
    ['inbox.window', 'ArrowLeft'],
    ['producer.retryRate', 'End'],
    ['source.commitInterval', 'Home'],
    ['source.rebalanceRate', 'PageUp'],
  ])('moves every figure as a new plan would, when the slider of %s goes %s', async (path, key) => {
    const opened = await openPlan(browser, preset);
    const before = await field(opened.page, path).inputValue();
    const slider = opened.page.locator('.field', { has: field(opened.page, path) }).locator('input[type=range]');
    await slider.press(key);
    const text = await field(opened.page, path).inputValue();
    expect(text).not.toBe(before);
    expect(await slider.getAttribute('aria-valuetext')).toBe(text);
    const expected = numbersOf(await commandLinePlan([...preset, '--set', `${path}=${text}`]));
    expect(await shownFigures(opened.page)).toEqual(expected);
    await opened.close();
  });

  it.each([
    ['inbox.window', '36h'],
    ['workload.throughput', '2k msg/s'],
    ['workload.throughput', '1.2M/day'],
    ['producer.retryRate', '1 in 500'],
    ['inbox.rowSize', '0.3 KiB'],
    ['source.partitions', '128'],
  ])('is read as the command line reads it: %s = %s', async (path, text) => {
    const opened = await openPlan(browser, preset);
    await write(opened.page, path, text);
    const expected = numbersOf(await commandLinePlan([...preset, '--set', `${path}=${text}`]));
    expect(await shownFigures(opened.page)).toEqual(expected);
    await opened.close();
  });

  it('may be any key of a profile, and several at once', async () => {
    const opened = await openPlan(browser, preset);
    const settings = ['inbox.store=postgres', 'source.commitEvery=500 msg', 'inbox.countLimit=1M msg'];
    for (const setting of settings) {
      const [path = '', text = ''] = setting.split('=');
      await opened.page.getByLabel('Key', { exact: true }).fill(path);
      await opened.page.getByLabel('Value', { exact: true }).fill(text);
      await opened.page.getByRole('button', { name: 'Set', exact: true }).click();
    }
    await field(opened.page, 'effect.harm').selectOption('none');
    const sets = [...settings, 'effect.harm=none'].flatMap((setting) => ['--set', setting]);
    const plan = await commandLinePlan([...preset, ...sets]);
    expect(await shownFigures(opened.page)).toEqual(numbersOf(plan));
    expect(await opened.page.locator('.answer').innerText()).toContain(plan.recommendation.name);
    await opened.page.getByRole('button', { name: 'Undo all changes' }).click();
    expect(await shownFigures(opened.page)).toEqual(numbersOf(await commandLinePlan(preset)));
    await opened.close();
  });

  it('that is wrong is told where it stands, and the plan stays as it was', async () => {
    const opened = await openPlan(browser, preset);
    await write(opened.page, 'inbox.window', '7 dayz');
    const control = field(opened.page, 'inbox.window');
    expect(await control.getAttribute('aria-invalid')).toBe('true');
    const fault = opened.page.locator(`[id="${(await control.getAttribute('aria-describedby')) ?? ''}"]`);
    expect(await fault.innerText()).toMatch(/unknown unit "dayz".*Did you mean "7 days"\?/s);
    expect(await opened.page.locator('#kept').isVisible()).toBe(true);
    expect(await shownFigures(opened.page)).toEqual(numbersOf(await commandLinePlan(preset)));
    await write(opened.page, 'inbox.window', '7 days');
    expect(await control.getAttribute('aria-invalid')).toBeNull();
    expect(await opened.page.locator('#kept').isVisible()).toBe(false);
    await opened.close();
  });

  it.each([
    ['inbox.window', '1 d'],
    ['producer.retryRate', '0.02%..0.2%'],
    ['effect.kind', 'external-call'],
    ['inbox.store', 'mysql'],
  ])('gives the very report that the command line would write: %s = %s', async (path, text) => {
    const setting = new URLSearchParams({ set: `${path}=${text}` }).toString();
    const changed = await openPlan(browser, preset, { fragment: `#${setting}` });
    const made = await openPlan(browser, [...preset, '--set', `${path}=${text}`], { javaScriptEnabled: false });
    for (const id of ['answer', 'side-by-side', 'window-table', 'plan']) {
      expect(await wordsOf(changed.page, id), id).toBe(await wordsOf(made.page, id));
    }
    await changed.close();
    await made.close();
  });

  it('leaves the budgets as they were checked, and says so', async () => {
    const opened = await openPlan(browser, [...preset, '--budget', 'inbox.bytes <= 200 GB']);
    const budgets = opened.page.locator('#budgets');
    expect(await budgets.innerText()).toContain('met');
    const note = opened.page.getByText('not checked again');
    expect(await note.isVisible()).toBe(false);
    await write(opened.page, 'inbox.window', '30 d');
    expect(await note.isVisible()).toBe(true);
    await opened.close();
  });

  it('says aloud what came of it', async () => {
    const opened = await openPlan(browser, preset);
    await write(opened.page, 'inbox.window', '1 d');
    await opened.page.waitForFunction(() => document.querySelector('[role=status]')?.textContent !== '');
    expect(await opened.page.getByRole('status').textContent()).toMatch(/Recommended: .*20\.736 GB.*failure/s);
    await opened.close();
  });

  it('redraws the chart, and its table has the numbers of a plan with that window', async () => {
    const opened = await openPlan(browser, preset);
    await write(opened.page, 'workload.throughput', '4000 msg/s');
    const { figures } = await commandLinePlan([...preset, '--throughput=4000/s', '--window=30d']);
    const row = opened.page.locator('#window-table tr', { hasText: '30 d' });
    expect(await row.textContent()).toContain('1.24416 TB');
    expect(figures['inbox.bytes']?.value).toBe(1_244_160_000_000);
    const label = await opened.page.locator('#chart [role=img]').first().getAttribute('aria-label');
    expect(label).toContain('Bytes of a keyed inbox');
    expect(await opened.page.locator('#chart canvas').count()).toBe(2);
    await opened.close();
  });
});
