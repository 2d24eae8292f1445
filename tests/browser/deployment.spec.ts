// A tab that is open while a new build goes live (decision 0002): a click arrives, once.
import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../fixtures.ts';
import { paths, readPage } from '../pages.ts';
import { startTwoBuilds, type TwoBuilds } from '../two-builds.ts';

let builds: TwoBuilds;
test.beforeEach(async () => {
  builds = await startTwoBuilds();
});
test.afterEach(() => builds.close());

/** The documents that are loaded from now on. */
function documentsOf(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      documents.push(new URL(request.url()).pathname);
    }
  });
  return documents;
}

/** Types on the contact page, and follows the menu to Careers after something has happened. */
async function leaveContact(page: Page, happen: () => Promise<unknown>): Promise<string[]> {
  await page.goto(`${builds.url}/contact`);
  await hydrated(page);
  await page.getByRole('main').getByLabel('Message').fill('Typed before the deployment');
  await happen();
  const documents = documentsOf(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Careers', exact: true })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(`${builds.url}/careers`);
  await expect(page.getByRole('heading', { level: 1, name: 'Careers' })).toBeVisible();
  await hydrated(page);
  return documents;
}

async function expectTextOnReturn(page: Page): Promise<void> {
  await page.goBack();
  await expect(page).toHaveURL(`${builds.url}/contact`);
  await hydrated(page);
  await expect(page.getByRole('main').getByLabel('Message')).toHaveValue(
    'Typed before the deployment',
  );
}

test('data of another build is not read by this one: the click loads the document', async ({
  page,
}) => {
  const documents = await leaveContact(page, () => builds.publishNext());
  expect(documents).toEqual(['/careers']);
  await expectTextOnReturn(page);
});

test('code that is gone: the click loads the document', async ({ page, complaints }) => {
  complaints.expect(/Error loading route module/);
  complaints.expect(/status of 404|Failed to fetch dynamically/);
  const code = codeOf('/careers');
  let refused = 0;
  // Once: the document of the new build has code of its own.
  await page.route(`**${code}`, (route) => route.fulfill({ status: 404 }), { times: 1 });
  page.on('response', (response) => {
    if (response.status() === 404) refused++;
  });
  const documents = await leaveContact(page, async () => undefined);
  expect(refused).toBe(1);
  expect(documents).toEqual(['/careers']);
  await expectTextOnReturn(page);
});

test('a page that is gone answers with the 404 page', async ({ page, complaints }) => {
  complaints.expect(/status of 404/);
  await page.goto(`${builds.url}/contact`);
  await hydrated(page);
  await builds.publishNext(['/careers', '/careers.data']);
  // Asked for by its answer: the page goes back by itself after 2.5 s.
  const answered = page.waitForResponse(
    (response) => response.url().endsWith('/careers') && response.request().isNavigationRequest(),
  );
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Careers', exact: true })
    .evaluate((link: HTMLElement) => link.click());
  expect((await answered).status()).toBe(404);
});

test('a step back over a deployment loads the document', async ({ page }) => {
  await leaveContact(page, async () => undefined);
  await builds.publishNext();
  const documents = documentsOf(page);
  await page.goBack();
  await expect.poll(() => documents).toEqual(['/contact']);
  await hydrated(page);
  await expect(page.getByRole('main').locator('form')).toBeVisible();
});

test('an open tab goes on with the hashed files of its build', async ({ page }) => {
  await page.goto(`${builds.url}/contact`);
  await hydrated(page);
  await builds.publishNext();
  // The form's own code is fetched when it is first needed.
  const form = page.getByRole('main').locator('form');
  await form.getByLabel('E-mail').fill('half@');
  await form.getByLabel('Message').focus();
  await expect(form.getByText('Your Email is not valid! Provide valid email')).toBeVisible();
});

/** The file of code that is a page's own. */
function codeOf(path: string): string {
  const [, code = ''] = /import \* as route1 from "([^"]+)"/.exec(readPage(path)) ?? [];
  expect(paths).toContain(code);
  return code;
}
