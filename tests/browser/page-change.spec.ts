// A change of page without a new document is as good as one with it: WCAG 2.4.3; scrolling: spec §2.1.
import { expect, hydrated, test, viewTransitionEnded } from '../fixtures.ts';

test('the focus goes to the title of the new page, and on from there', async ({ page }) => {
  await page.goto('/contact');
  await hydrated(page);
  const link = page
    .getByRole('navigation', { name: 'Footer' })
    .getByRole('link', { name: 'Standard Compliance' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/standard-compliance');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press('Tab');
  await expect(page.locator('#content').locator(':focus')).toHaveCount(1);
});

test('§2.1 so it does on the way back, where the place is restored', async ({ page }) => {
  await page.goto('/vision');
  await hydrated(page);
  const link = page.locator('#content').getByRole('link', { name: 'Our Mission' });
  await link.focus();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(300);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/mission');
  await viewTransitionEnded(page);
  await page.goBack();
  await expect(page).toHaveURL('/vision');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});

test('a link in the mobile menu leaves the focus on the title, not on the burger', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Careers' }).click();
  await expect(page).toHaveURL('/careers');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a change of the query alone leaves the focus where it is', async ({ page }) => {
  await page.goto('/project');
  await hydrated(page);
  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.fill('tank');
  await expect(page).toHaveURL(/q=tank/);
  await expect(search).toBeFocused();
});

test('a page that is long on its way is announced by a bar, until it is there', async ({
  page,
}) => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/vision.data*', async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto('/contact');
  await hydrated(page);
  const bar = page.getByRole('progressbar', { name: 'The page is loading' });
  await expect(bar).toHaveCount(0);
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('header a[href="/vision"]')?.click(),
  );
  await expect(bar).toBeVisible();
  arrive();
  await expect(page).toHaveURL('/vision');
  await expect(bar).toHaveCount(0);
});

test('a page change that cuts the cross-fade of the one before short is no error', async ({
  page,
}) => {
  await page.goto('/vision');
  await hydrated(page);
  const follow = (path: string) =>
    page.evaluate(
      (to) => document.querySelector<HTMLElement>(`header a[href="${to}"]`)?.click(),
      path,
    );
  // The fixture fails the test for any rejection that nobody handled.
  await page.evaluate(() => {
    const transition = document.startViewTransition(() => undefined);
    transition.skipTransition();
    return transition.finished;
  });
  for (const path of ['/mission', '/contact', '/careers']) await follow(path);
  await expect(page).toHaveURL('/careers');
  await viewTransitionEnded(page);
});

test('a page is fetched ahead while its link is pointed at, data and code, within the policy', async ({
  page,
}) => {
  await page.goto('/contact');
  await hydrated(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const link = page
    .getByRole('navigation', { name: 'Footer' })
    .getByRole('link', { name: 'Standard Compliance' });
  await link.hover();
  await expect.poll(() => asked).toContain('/standard-compliance.data');
  await expect.poll(() => asked.some((path) => /^\/assets\/.+\.js$/.test(path))).toBe(true);
  await page.waitForLoadState('networkidle');
  await link.click();
  await expect(page).toHaveURL('/standard-compliance');
  // The page change itself finds it in the browser's cache: nothing is transferred again.
  const transfers = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('/standard-compliance.data'))
      .map(({ transferSize }) => transferSize > 0),
  );
  expect(transfers.length).toBeGreaterThan(1);
  expect(transfers.filter(Boolean)).toHaveLength(1);
});
