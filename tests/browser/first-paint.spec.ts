import { expect, hydrated, test } from '../fixtures.ts';

test('the page’s module is asked for only after the first paint', async ({ page }) => {
  await page.goto('/data-protection');
  await hydrated(page);
  const [painted, asked] = await page.evaluate(() => {
    const { src } = document.querySelector<HTMLScriptElement>('script[type=module]') ?? {};
    return [
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      performance.getEntriesByName(String(src))[0]?.startTime,
    ];
  });
  expect(asked).toBeGreaterThanOrEqual(Number(painted));
});

test('a browser that reports no paint runs it a second after the page is loaded', async ({
  page,
}) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  await page.goto('/data-protection');
  await hydrated(page);
});

test('a page that is returned to runs it at once', async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
    const { setTimeout } = window;
    window.setTimeout = ((run: () => void, ms: number) =>
      ms === 999 ? 0 : setTimeout(run, ms)) as typeof setTimeout;
  });
  await page.goto('/vision');
  await page.goto('/data-protection');
  await page.goBack();
  await hydrated(page);
});
