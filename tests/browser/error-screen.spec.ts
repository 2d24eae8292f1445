// The router's fallback: spec §2.3, §8.
import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../fixtures.ts';
import { settled } from '../settled.ts';

const HEADING = 'Unexpected Application Error';
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: HEADING });

/** Goes to Contact within the site while its data cannot be had. */
async function fail(page: Page, answer: 'none' | number): Promise<void> {
  await page.goto('/vision');
  await hydrated(page);
  await page.route('**/contact.data*', (route) =>
    answer === 'none' ? route.abort() : route.fulfill({ status: answer, body: 'broken' }),
  );
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Contact Us', exact: true })
    .evaluate((link: HTMLElement) => link.click());
  await expect(heading(page)).toBeVisible();
}

test.beforeEach(({ complaints }) => {
  complaints.expect(/Failed to (load|fetch)|ErrorResponse|500|decode/);
});

test('§2.3 §8 a page whose data does not come: heading, message, a way on', async ({ page }) => {
  await fail(page, 'none');
  await expect(page.getByText('Failed to fetch')).toBeVisible();
  await expect(page).toHaveTitle(HEADING);
  await expect(page.locator('main')).toHaveCount(1);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  // The page that failed is loaded anew, not the one before.
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Load this page again' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('main').locator('form')).toBeVisible();
});

test('§2.3 a server that fails is told by its status', async ({ page }) => {
  await fail(page, 500);
  await expect(page.getByText('500')).toBeVisible();
});

test('§2.3 the error screen leads home, and back works', async ({ page }) => {
  await fail(page, 'none');
  await settled(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Vision');
  await settled(page);
  await page.goForward();
  await expect(heading(page)).toBeVisible();
  await page.getByRole('link', { name: 'Back To Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('region', { name: 'What we build' })).toBeVisible();
});

test('a page’s code that is gone reloads the document, and does not go on for ever', async ({
  page,
  complaints,
}) => {
  complaints.expect(/404|route module|Failed to/);
  await page.goto('/vision');
  await hydrated(page);
  const open = new Set(
    await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    ),
  );
  await page.route(
    (url) => url.pathname.startsWith('/assets/') && !open.has(url.pathname),
    (route) => route.fulfill({ status: 404 }),
  );
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents++;
  });
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Contact Us', exact: true })
    .evaluate((link: HTMLElement) => link.click());
  await expect.poll(() => documents).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  expect(documents).toBe(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
