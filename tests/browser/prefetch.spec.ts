// Prefetching of the pages of links: decision 0002.
import { readInterface } from '#app/content/interface.server.ts';
import { letReactDraw, openWithStoppedClock } from '../clock.ts';
import { expect, hydrated, test } from '../fixtures.ts';

const { footer } = readInterface();

test('hovering a link prefetches data and code of its page, within the content policy', async ({
  page,
}) => {
  await page.goto('/contact');
  await hydrated(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const link = page
    .getByRole('navigation', { name: footer.links })
    .locator('a[href="/standard-compliance"]');
  await link.hover();
  await expect.poll(() => asked).toContain('/standard-compliance.data');
  await expect.poll(() => asked.some((path) => /^\/assets\/.+\.js$/.test(path))).toBe(true);
  await page.waitForLoadState('networkidle');
  asked.length = 0;
  await link.click();
  await expect(page).toHaveURL('/standard-compliance');
  await expect(page.locator('main h1')).toBeFocused();
  expect(asked.filter((path) => /\.(js|css)$/.test(path))).toEqual([]);
  // The page change itself reads them from the browser's cache.
  const transfers = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('/standard-compliance.data'))
      .map(({ transferSize }) => transferSize > 0),
  );
  expect(transfers.length).toBeGreaterThan(1);
  expect(transfers.filter(Boolean)).toHaveLength(1);
});

test('a prefetched stylesheet that arrives seconds after the load causes no warning', async ({
  page,
  complaints,
}) => {
  const unused = '/robots.txt';
  complaints.expect(/robots\.txt was preloaded/);
  const warned = page.waitForEvent('console', (message) => message.text().includes(unused));
  // Chromium looks for unused preloads if there is one at the load, and warns of this one.
  await page.addInitScript((href) => {
    addEventListener('DOMContentLoaded', () => {
      const link = Object.assign(document.createElement('link'), { rel: 'preload', as: 'fetch' });
      document.head.append(Object.assign(link, { href, crossOrigin: '' }));
    });
  }, unused);
  await page.goto('/contact');
  await hydrated(page);
  let held = 0;
  await page.route('**/assets/*.css', async (route) => {
    held += 1;
    await warned;
    await route.fulfill({ contentType: 'text/css', body: '' });
  });
  await page.getByRole('navigation', { name: footer.links }).locator('a').first().hover();
  await expect.poll(() => held).toBeGreaterThan(0);
  await warned;
});

for (const saveData of [false, true]) {
  test(`links in view are ${saveData ? 'not prefetched where data is saved' : 'prefetched on a fast connection'}`, async ({
    page,
  }) => {
    await page.addInitScript((saved) => {
      const connection = { effectiveType: '4g', saveData: saved };
      Object.defineProperty(navigator, 'connection', { value: connection });
    }, saveData);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await openWithStoppedClock(page, '/vision');
    const link = page.locator('main nav[aria-labelledby="related"] a').first();
    const path = (await link.getAttribute('href')) ?? '';
    await link.scrollIntoViewIfNeeded();
    const data = () => asked.filter((each) => each === `${path}.data`);
    for (let second = 0; second < 5; second += 1) {
      await page.clock.runFor(1000);
      await letReactDraw(page);
    }
    if (!saveData) {
      const oneSecondLater = async () => {
        await page.clock.runFor(1000);
        return data();
      };
      await expect.poll(oneSecondLater).toHaveLength(1);
    }
    await page.clock.resume();
    await link.click();
    await expect(page).toHaveURL(path);
    // Without prefetching, the router alone asks for the data.
    if (saveData) expect(data()).toHaveLength(1);
  });
}
