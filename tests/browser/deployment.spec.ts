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

/** Types on the contact page, runs `happen` and follows the menu to the careers page. */
async function leaveContact(page: Page, happen: () => Promise<unknown>): Promise<string[]> {
  await page.goto(`${builds.url}/contact`);
  await hydrated(page);
  await page.getByRole('main').getByLabel(labels.message).fill('Typed before the deployment');
  await happen();
  const documents = documentsOf(page);
  await page
    .getByRole('banner')
    .locator('a[href="/careers"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(`${builds.url}/careers`);
  await expect(page.locator('main #apply')).toBeVisible();
  await hydrated(page);
  return documents;
}

async function expectTextOnReturn(page: Page): Promise<void> {
  await page.goBack();
  await expect(page).toHaveURL(`${builds.url}/contact`);
  await hydrated(page);
  await expect(page.getByRole('main').getByLabel(labels.message)).toHaveValue(
    'Typed before the deployment',
  );
}

test('data of another build is not used: the click loads the document', async ({ page }) => {
  const documents = await leaveContact(page, () => builds.publishNext());
  expect(documents).toEqual(['/careers']);
  await expectTextOnReturn(page);
});

test('missing code: the click loads the document', async ({ page, complaints }) => {
  complaints.expect(/Error loading route module/);
  complaints.expect(/status of 404|Failed to fetch dynamically/);
  const code = codeOf('/careers');
  let refused = 0;
  // Once: the new document may load its code.
  await page.route(`**${code}`, (route) => route.fulfill({ status: 404 }), { times: 1 });
  page.on('response', (response) => {
    if (response.status() === 404) refused++;
  });
  const documents = await leaveContact(page, async () => undefined);
  expect(refused).toBe(1);
  expect(documents).toEqual(['/careers']);
  await expectTextOnReturn(page);
});

test('a removed page answers with the 404 page', async ({ page, complaints }) => {
  complaints.expect(/status of 404/);
  await page.goto(`${builds.url}/contact`);
  await hydrated(page);
  await builds.publishNext(['/careers', '/careers.data']);
  // Checks the response, because the 404 page goes back by itself after 2.5 s.
  const answered = page.waitForResponse(
    (response) => response.url().endsWith('/careers') && response.request().isNavigationRequest(),
  );
  await page
    .getByRole('banner')
    .locator('a[href="/careers"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  expect((await answered).status()).toBe(404);
});

test('going back over a deployment loads the document', async ({ page }) => {
  await leaveContact(page, async () => undefined);
  await builds.publishNext();
  const documents = documentsOf(page);
  await page.goBack();
  await expect.poll(() => documents).toEqual(['/contact']);
  await hydrated(page);
  await expect(page.getByRole('main').locator('form')).toBeVisible();
});

test('an open tab still gets the hashed files of its build', async ({ page }) => {
  await page.goto(`${builds.url}/contact`);
  await hydrated(page);
  await builds.publishNext();
  // The form's code is fetched at its first use.
  const form = page.getByRole('main').locator('form');
  await form.getByLabel(labels.user_email).fill('half@');
  await form.getByLabel(labels.message).focus();
  await expect(form.getByText(errors.emailInvalid)).toBeVisible();
});

/** The code file of a page's own route. */
function codeOf(path: string): string {
  const [, code = ''] = /import \* as route1 from "([^"]+)"/.exec(readPage(path)) ?? [];
  expect(paths).toContain(code);
  return code;
}
