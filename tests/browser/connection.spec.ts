// The visitor's connection fails while a page is open.
import type { Page } from '@playwright/test';
import { readInterface } from '#app/content/interface.server.ts';
import { textPaths } from '#app/content/paths.server.ts';
import { readCareers } from '#app/corporate/careers/content.server.ts';
import { expect, hydrated, test, viewTransitionEnded } from '../fixtures.ts';

test.beforeEach(({ complaints }) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/);
});

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'The connection failed' });

const careersLink = (page: Page) => page.getByRole('banner').locator('a[href="/careers"]');

test('§8 offline, a link keeps the page and its input; going back shows a connection error', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(/Error loading route module|Failed to fetch/);
  await page.goto('/contact');
  await hydrated(page);
  const message = page.getByRole('main').getByLabel('Message');
  await message.fill('Typed before the tunnel');
  const position = await page.evaluate(() => scrollY);
  expect(position).toBeGreaterThan(0);
  await context.setOffline(true);
  await careersLink(page).evaluate((link: HTMLElement) => link.click());
  await expect(notice(page)).toBeVisible();
  await expect(page).toHaveURL('/contact');
  await expect(message).toHaveValue('Typed before the tunnel');
  expect(await page.evaluate(() => scrollY)).toBe(position);
  await expect(page.getByRole('progressbar', { name: 'The page is loading' })).toHaveCount(0);

  const again = page.getByRole('button', { name: 'Try again' });
  // The last request of an attempt: one still pending would succeed online.
  const attempt = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
  await again.click();
  await attempt;
  await expect(again).not.toHaveAttribute('aria-disabled', 'true');
  await expect(page).toHaveURL('/contact');

  await context.setOffline(false);
  await again.click();
  await expect(page).toHaveURL('/careers');
  await expect(
    page.getByRole('heading', { level: 1, name: readCareers().banner.title }),
  ).toBeVisible();
  await expect(notice(page)).toHaveCount(0);

  // Leaves the page without loading a document.
  await page.goto('/contact');
  await hydrated(page);
  await careersLink(page).evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL('/careers');
  await viewTransitionEnded(page);
  await context.setOffline(true);
  await page.goBack();
  await expect(page.getByText('The connection failed', { exact: true })).toBeVisible();
  await expect(page.getByText(readInterface().error.text)).toHaveCount(0);
  await again.click();
  await expect(again).toBeVisible();
  await context.setOffline(false);
  await again.click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('main').locator('form')).toBeVisible();
});

test('the notice can be closed, and disappears with the page', async ({ page, context }) => {
  await page.goto('/vision');
  await hydrated(page);
  // The code of all text pages is loaded already; only the data of the next is missing.
  const textLinks = textPaths
    .filter((path) => path !== '/vision')
    .map((path) => `[href="${path}"]`);
  const link = page.getByRole('main').locator(`a:is(${textLinks})`).first();
  const to = `${await link.getAttribute('href')}`;
  await context.setOffline(true);
  await link.click();
  await expect(notice(page)).toBeVisible();
  await notice(page).getByRole('button', { name: 'Close the notice' }).click();
  await expect(notice(page)).toHaveCount(0);
  await link.click();
  await expect(notice(page)).toBeVisible();
  await context.setOffline(false);
  await link.click();
  await expect(page).toHaveURL(to);
  await expect(notice(page)).toHaveCount(0);
});
