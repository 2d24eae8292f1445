// The router's fallback: spec §2.3, §8.
import type { Page } from '@playwright/test';
import { readTextPage } from '#app/corporate/text-page/read-text-page.server.ts';
import { expect, hydrated, test, viewTransitionEnded } from '../fixtures.ts';

const HEADING = 'Unexpected Application Error';
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: HEADING });

/** Follows a link to /contact while the server fails to send its data. */
async function fail(page: Page): Promise<void> {
  await page.goto('/vision');
  await hydrated(page);
  await page.route('**/contact.data*', (route) => route.fulfill({ status: 500, body: 'broken' }));
  await page
    .getByRole('contentinfo')
    .locator('a[href="/contact"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(heading(page)).toBeVisible();
}

test('§2.3 §8 a server error shows the heading, the status and ways on', async ({
  page,
  complaints,
}) => {
  complaints.expect(/ErrorResponse|500/);
  await fail(page);
  await expect(page.getByText('500')).toBeVisible();
  await expect(page).toHaveTitle(HEADING);
  await expect(page.locator('main')).toHaveCount(1);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await viewTransitionEnded(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    readTextPage('/vision').title,
  );
  await viewTransitionEnded(page);
  await page.goForward();
  await expect(heading(page)).toBeVisible();
  await page.getByRole('link', { name: 'Back To Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('#about-us')).toBeVisible();

  await fail(page);
  // Reloads the page that failed, not the previous one.
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Load this page again' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('main').locator('form')).toBeVisible();
});
