// Pages are prerendered before their link is followed, and start once they are opened: decision 0016.
import type { Page } from '@playwright/test';
import { VIEW_HEADER } from '#shared/wire.ts';
import { expect, handlersAttached, test } from '../fixtures.ts';
import { openPrerenderingTab } from '../prerendering-tab.ts';

test('a link under the pointer is prerendered, within the policy, and opened at once', async ({
  desk,
}) => {
  const tab = await openPrerenderingTab();
  try {
    await tab.open(`${desk.url}/data-protection`);
    const isReady = () => tab.evaluate(`document.documentElement.dataset.hydrated === ''`);
    await expect.poll(isReady).toBe(true);
    await tab.hover('/contact');
    await expect.poll(() => tab.prerendered.get('/contact')).toBe('Ready');
    await tab.press();
    await expect.poll(() => tab.evaluate('location.pathname')).toBe('/contact');
    await expect.poll(isReady).toBe(true);
    const activated = `performance.getEntriesByType('navigation')[0].activationStart > 0`;
    expect(await tab.evaluate(activated)).toBe(true);
    expect([...tab.prerendered]).toEqual([['/contact', 'Success']]);
    expect(tab.complaints).toEqual([]);
  } finally {
    await tab.close();
  }
});

/** Lets a page believe that it is prerendered; returns a function that opens it. */
async function openAhead(page: Page, path: string): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    let ahead = true;
    Object.defineProperty(document, 'prerendering', { get: () => ahead });
    const { getEntriesByType } = performance;
    performance.getEntriesByType = (type) => {
      const [load, ...rest] = getEntriesByType.call(performance, type);
      if (type === 'navigation' && load && !ahead) {
        Object.defineProperty(load, 'activationStart', { value: 100, configurable: true });
      }
      return load ? [load, ...rest] : [];
    };
    addEventListener('open-page', () => {
      ahead = false;
      document.dispatchEvent(new Event('prerenderingchange'));
    });
  });
  await page.goto(path);
  return () => page.evaluate(() => void dispatchEvent(new Event('open-page')));
}

test('a prerendered page runs no script of its own until it is opened, then reports its view and shows what the last page hands over', async ({
  page,
}) => {
  const reports: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (VIEW_HEADER in request.headers()) reports.push(`${request.method()} ${pathname}`);
  });
  await page.goto('/data-protection');
  await handlersAttached(page);
  const open = await openAhead(page, '/contact');
  await page.waitForLoadState('networkidle');
  await expect(page.locator('html[data-hydrated], page-island[data-hydrated]')).toHaveCount(0);
  // The request of an ordinary page was counted.
  expect(reports).toEqual([]);
  await page.evaluate(() => {
    const texts = { region: 'Messages', close: 'Close' };
    const toast = { tone: 'success', text: 'Handed over', texts };
    sessionStorage.setItem('handed-over', JSON.stringify({ path: '/contact', toast }));
  });
  const answered = page.waitForResponse((response) => response.request().method() === 'HEAD');
  await open();
  await expect(page.getByText('Handed over', { exact: true })).toBeVisible();
  expect((await answered).status()).toBe(200);
  expect(reports).toEqual(['HEAD /contact']);
});

test('§9 the 404 page returns only after it is opened', async ({ page, complaints }) => {
  complaints.expect(/status of 404/);
  await page.clock.install();
  await page.goto('/data-protection');
  const open = await openAhead(page, '/nothing-here');
  await page.clock.runFor(5000);
  expect(new URL(page.url()).pathname).toBe('/nothing-here');
  await open();
  await handlersAttached(page);
  await page.clock.runFor(2500);
  await expect(page).toHaveURL('/data-protection');
});
