import { expect, hydrated, test } from '../fixtures.ts';

/* The postbuild step (decision 0002) in a browser. */

test('no script file is asked for before the page has loaded', async ({ page }) => {
  const asked: string[] = [];
  let loaded = false;
  page.on('load', () => {
    loaded = true;
  });
  page.on('request', (request) => {
    if (!loaded && request.resourceType() === 'script') asked.push(request.url());
  });
  await page.goto('/');
  expect(asked).toEqual([]);
  await hydrated(page);
});

test('a linked style sheet is not fetched: its text stands in the page', async ({ page }) => {
  const sheets: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(request.url());
  });
  await page.goto('/contact');
  await hydrated(page);
  expect(sheets).toEqual([]);
  await expect(page.locator('body')).not.toHaveCSS('font-family', /^Times/);
});

test('the first key starts the application before the page has loaded', async ({ page }) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  // A picture that does not come keeps the page from having loaded.
  await page.route('**/pictures/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.keyboard.press('Tab');
  await hydrated(page);
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
  letGo();
  await page.waitForLoadState('load');
});

test('a page left open across a deploy loads itself anew, once', async ({ page, complaints }) => {
  complaints.expect(/404|Failed to (load|fetch)/);
  let documents = 0;
  await page.route('**/assets/**', (route) => route.fulfill({ status: 404 }));
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents++;
  });
  await page.goto('/');
  await expect.poll(() => documents).toBe(2);
  await page.waitForLoadState('networkidle');
  expect(documents).toBe(2);
  await page.unrouteAll();
  await page.reload();
  await hydrated(page);
});
