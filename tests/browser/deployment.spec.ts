// A tab that is open while a new build is published (decision 0002): each click loads one document.
import type { Page } from '@playwright/test';
import { readInterface } from '#app/content/interface.server.ts';
import { expect, hydrated, test } from '../fixtures.ts';
import { paths, readPage } from '../pages.ts';
import { startTwoBuilds, type TwoBuilds } from '../two-builds.ts';

const { labels, errors } = readInterface().form;

let builds: TwoBuilds;
test.beforeEach(async () => {
  builds = await startTwoBuilds();
});
test.afterEach(() => builds.close());

/** Records the paths of documents loaded from now on. */
function documentsOf(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      documents.push(new URL(request.url()).pathname);
    }
  });
  return documents;
}

const form = (page: Page) => page.getByRole('main').locator('form');

async function openContact(page: Page): Promise<void> {
  await page.goto(`${builds.url}/contact`);
  await hydrated(page);
}

const followLinkToCareers = (page: Page) =>
  page
    .getByRole('banner')
    .locator('a[href="/careers"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());

/** Follows the menu to the careers page; returns the documents loaded. */
async function openCareers(page: Page): Promise<string[]> {
  const documents = documentsOf(page);
  await followLinkToCareers(page);
  await expect(page).toHaveURL(`${builds.url}/careers`);
  await expect(page.locator('main #apply')).toBeVisible();
  await hydrated(page);
  return documents;
}

/** Types on the contact page, opens the careers page as a document and goes back. */
async function leaveAndReturn(page: Page): Promise<void> {
  const message = form(page).getByLabel(labels.message);
  await message.fill('Typed before the deployment');
  expect(await openCareers(page)).toEqual(['/careers']);
  await page.goBack();
  await expect(page).toHaveURL(`${builds.url}/contact`);
  await hydrated(page);
  await expect(message).toHaveValue('Typed before the deployment');
}

test('an open tab still gets the hashed files of its build, but the next click loads the document', async ({
  page,
}) => {
  await openContact(page);
  await builds.publishNext();
  // The form's code is fetched at its first use.
  await form(page).getByLabel(labels.user_email).fill('half@');
  await form(page).getByLabel(labels.message).focus();
  await expect(form(page).getByText(errors.emailInvalid)).toBeVisible();
  await leaveAndReturn(page);
});

test('missing code: the click loads the document', async ({ page, complaints }) => {
  complaints.expect(/Error loading route module/);
  complaints.expect(/status of 404|Failed to fetch dynamically/);
  await refuseOnce(page, `**${codeOf('/careers')}`);
  await openContact(page);
  await leaveAndReturn(page);
});

test('missing styles: the click loads the document', async ({ page, complaints }) => {
  complaints.expect(/status of 404/);
  await openContact(page);
  await refuseOnce(page, '**/frame-*.css*');
  await leaveAndReturn(page);
});

/**
 * Answers the first request of a file with 404; the new document gets it. The route stays, because
 * Playwright can leave other pending requests without a response when it removes the last one.
 */
async function refuseOnce(page: Page, file: string): Promise<void> {
  let isRefused = false;
  await page.route(file, (route) => {
    if (isRefused) return route.continue();
    isRefused = true;
    return route.fulfill({ status: 404 });
  });
}

test('going back over a deployment loads the document', async ({ page }) => {
  await openContact(page);
  await openCareers(page);
  await builds.publishNext();
  const documents = documentsOf(page);
  await page.goBack();
  await expect.poll(() => documents).toEqual(['/contact']);
  await hydrated(page);
  await expect(form(page)).toBeVisible();
});

test('a removed page answers with the 404 page', async ({ page, complaints }) => {
  complaints.expect(/status of 404/);
  await openContact(page);
  await builds.publishNext(['/careers', '/careers.data']);
  // Checks the response, because the 404 page goes back by itself after 2.5 s.
  const answered = page.waitForResponse(
    (response) => response.url().endsWith('/careers') && response.request().isNavigationRequest(),
  );
  await followLinkToCareers(page);
  expect((await answered).status()).toBe(404);
});

/** The code file of a page's own route. */
function codeOf(path: string): string {
  const [, start = ''] = /data-start="([^"]+)"/.exec(readPage(path)) ?? [];
  const [, code = ''] = /import \* as route1 from "([^"]+)"/.exec(readPage(start)) ?? [];
  expect(paths).toContain(code);
  return code;
}
