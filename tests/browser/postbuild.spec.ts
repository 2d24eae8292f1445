import { expect, hydrated, test } from '../fixtures.ts';

// The output of the postbuild step (decision 0002) in a browser.

test('no script file is requested before the load event', async ({ page }) => {
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

test('style sheets are inlined and not fetched', async ({ page }) => {
  const sheets: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(request.url());
  });
  await page.goto('/contact');
  await hydrated(page);
  expect(sheets).toEqual([]);
  await expect(page.locator('body')).not.toHaveCSS('font-family', /^Times/);
});

test('a key press starts the application before the load event', async ({ page }) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  // A pending picture delays the load event.
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

test('a page whose scripts are gone reloads itself once', async ({ page, complaints }) => {
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
