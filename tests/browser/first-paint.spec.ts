import { expect, hydrated, test } from '../fixtures.ts';

test('the page’s module runs only after the first paint, for which it is fetched ahead', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new MutationObserver((changes, observer) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      if (!added.some((node) => node instanceof HTMLScriptElement && node.type === 'module'))
        return;
      observer.disconnect();
      document.documentElement.dataset.began = String(performance.now());
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/');
  await hydrated(page);
  const [painted, began] = await page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    Number(document.documentElement.dataset.began),
  ]);
  expect(began).toBeGreaterThanOrEqual(Number(painted));
  await expect(page.locator('link[rel=modulepreload]')).toHaveAttribute('fetchpriority', 'low');
});

test('a browser that reports no paint runs it a second after the page is loaded', async ({
  page,
}) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  await page.goto('/');
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
