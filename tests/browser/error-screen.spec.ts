// The router's fallback: spec §2.3, §8.
import type { Page } from '@playwright/test';
import { expect, hydrated, test, viewTransitionEnded } from '../fixtures.ts';

const HEADING = 'Unexpected Application Error';
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: HEADING });

/** Goes to Contact within the site while the server fails to give its data. */
async function fail(page: Page): Promise<void> {
  await page.goto('/vision');
  await hydrated(page);
  await page.route('**/contact.data*', (route) => route.fulfill({ status: 500, body: 'broken' }));
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Contact Us', exact: true })
    .evaluate((link: HTMLElement) => link.click());
  await expect(heading(page)).toBeVisible();
}

test.beforeEach(({ complaints }) => {
  complaints.expect(/ErrorResponse|500/);
});

test('§2.3 §8 a server that fails: heading, status, a way on', async ({ page }) => {
  await fail(page);
  await expect(page.getByText('500')).toBeVisible();
  await expect(page).toHaveTitle(HEADING);
  await expect(page.locator('main')).toHaveCount(1);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  // The page that failed is loaded anew, not the one before.
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Load this page again' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('main').locator('form')).toBeVisible();
});

test('§2.3 the error screen leads home, and back works', async ({ page }) => {
  await fail(page);
  await viewTransitionEnded(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Vision');
  await viewTransitionEnded(page);
  await page.goForward();
  await expect(heading(page)).toBeVisible();
  await page.getByRole('link', { name: 'Back To Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('region', { name: 'What we build' })).toBeVisible();
});
