// A visitor whose own network fails while a page is open: the page stays, and says so.
import type { Page } from '@playwright/test';
import { expect, hydrated, test, viewTransitionEnded } from '../fixtures.ts';

test.beforeEach(({ complaints }) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/);
});

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'The connection failed' });

const menuLink = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });

test('a link followed offline leaves the page, what is typed and the place as they are', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(/Error loading route module|Failed to fetch/);
  await page.goto('/contact');
  await hydrated(page);
  const message = page.getByRole('main').getByLabel('Message');
  await message.fill('Typed before the tunnel');
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(0);
  await context.setOffline(true);
  await menuLink(page, 'Careers').evaluate((link: HTMLElement) => link.click());
  await expect(notice(page)).toBeVisible();
  await expect(page).toHaveURL('/contact');
  await expect(message).toHaveValue('Typed before the tunnel');
  expect(await page.evaluate(() => scrollY)).toBe(place);
  await expect(page.getByRole('progressbar', { name: 'The page is loading' })).toHaveCount(0);

  // Nothing has changed yet.
  const again = notice(page).getByRole('button', { name: 'Try again' });
  // The last request of an attempt: one still pending would succeed online.
  const attempt = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
  await again.click();
  await attempt;
  await expect(again).not.toHaveAttribute('aria-disabled', 'true');
  await expect(page).toHaveURL('/contact');

  await context.setOffline(false);
  await again.click();
  await expect(page).toHaveURL('/careers');
  await expect(page.getByRole('heading', { level: 1, name: 'Careers' })).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
});

test('the notice can be closed, and goes with the page', async ({ page, context }) => {
  await page.goto('/vision');
  await hydrated(page);
  // All of the page's code is here already; only its data is not.
  const link = page.getByRole('main').getByRole('link', { name: 'Our Mission' }).first();
  await context.setOffline(true);
  await link.click();
  await expect(notice(page)).toBeVisible();
  await notice(page).getByRole('button', { name: 'Close the notice' }).click();
  await expect(notice(page)).toHaveCount(0);
  await link.click();
  await expect(notice(page)).toBeVisible();
  await context.setOffline(false);
  await link.click();
  await expect(page).toHaveURL('/mission');
  await expect(notice(page)).toHaveCount(0);
});

test('§8 a step back offline ends on a screen that names the connection, not our side', async ({
  page,
  context,
}) => {
  await page.goto('/contact');
  await hydrated(page);
  await menuLink(page, 'Careers').evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL('/careers');
  await viewTransitionEnded(page);
  await context.setOffline(true);
  await page.goBack();
  await expect(page.getByText('The connection failed', { exact: true })).toBeVisible();
  await expect(page.getByText('our side')).toHaveCount(0);
  const again = page.getByRole('button', { name: 'Try again' });
  await again.click();
  await expect(again).toBeVisible();
  await context.setOffline(false);
  await again.click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('main').locator('form')).toBeVisible();
});
