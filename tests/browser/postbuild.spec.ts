import { expect, hydrated, test } from '../fixtures.ts';

// The output of the postbuild step (decision 0002) in a browser.

test('pages request no script before the load event, no style sheet, and nothing from other origins', async ({
  page,
  outsideRequests,
}) => {
  const asked: string[] = [];
  let loaded = false;
  page.on('load', () => {
    loaded = true;
  });
  page.on('request', (request) => {
    const type = request.resourceType();
    if (type === 'stylesheet' || (type === 'script' && !loaded)) asked.push(request.url());
  });
  for (const path of ['/', '/contact']) {
    loaded = false;
    await page.goto(path);
    await expect(page.locator('body')).not.toHaveCSS('font-family', /^Times/);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect([...asked, ...outsideRequests], path).toEqual([]);
  }
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
