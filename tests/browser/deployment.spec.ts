// A tab that is open while a new build is published (decision 0013).
import type { Page, Response } from '@playwright/test';
import { readInterface } from '#app/content/interface.server.ts';
import { earlierFiles } from '#tools/postbuild/earlier-files.ts';
import { isHashed } from '#tools/postbuild/headers.ts';
import { expect, handlersAttached, hydrated, test } from '../fixtures.ts';
import { siteUrl } from '../pages.ts';
import { NEXT, startTwoBuilds, type TwoBuilds } from '../two-builds.ts';

const { labels, errors } = readInterface().form;

let builds: TwoBuilds;
test.beforeEach(async () => {
  builds = await startTwoBuilds();
});
test.afterEach(() => builds.close());

/** Files of this build that a build without them still has. */
const kept = new Set(
  earlierFiles('build/site', { siteUrl, files: {} }, new Date()).map(([path]) => path),
);

const form = (page: Page) => page.getByRole('main').locator('form');

/** Answers from now on. */
function answersTo(page: Page): Response[] {
  const answers: Response[] = [];
  page.on('response', (response) => answers.push(response));
  return answers;
}

const pathOf = (response: Response) => new URL(response.url()).pathname;

/** Follows the menu to the careers page; returns the answer with its document. */
async function followLinkToCareers(page: Page): Promise<Response> {
  const answered = page.waitForResponse(
    (response) => pathOf(response) === '/careers' && response.request().isNavigationRequest(),
  );
  await page
    .getByRole('banner')
    .locator('a[href="/careers"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  return answered;
}

test('an open tab finds what it loads late, a link opens the new build, and what was typed stays', async ({
  page,
}) => {
  await page.goto(`${builds.url}/contact`);
  await handlersAttached(page);
  const message = form(page).getByLabel(labels.message);
  await message.fill('Typed before the deployment');
  await builds.publishNext();

  const late = answersTo(page);
  await expect(page.locator('page-island:not([data-hydrated])').first()).toBeAttached();
  await hydrated(page);
  await form(page).getByLabel(labels.user_email).fill('half@');
  await message.focus();
  await expect(form(page).getByText(errors.emailInvalid)).toBeVisible();
  const hashed = late.filter((answer) => isHashed(pathOf(answer)));
  expect(hashed.map(pathOf).some((path) => path.endsWith('.js'))).toBe(true);
  expect(hashed.map(pathOf).filter((path) => !kept.has(path))).toEqual([]);
  expect(hashed.filter((answer) => answer.status() >= 400)).toEqual([]);

  expect((await followLinkToCareers(page)).headers().etag).toContain(NEXT);
  await expect(page).toHaveURL(`${builds.url}/careers`);
  await expect(page.locator('main #apply')).toBeVisible();
  await hydrated(page);
  await page.goBack();
  await expect(page).toHaveURL(`${builds.url}/contact`);
  await hydrated(page);
  await expect(message).toHaveValue('Typed before the deployment');
});

test('a removed page answers with the 404 page', async ({ page, complaints }) => {
  complaints.expect(/status of 404/);
  await page.goto(`${builds.url}/contact`);
  await handlersAttached(page);
  await builds.publishNext(['/careers']);
  expect((await followLinkToCareers(page)).status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
});
