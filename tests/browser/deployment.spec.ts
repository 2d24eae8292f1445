// A tab that is open while a new build is published (decision 0013).
import type { Response } from '@playwright/test';
import { readInterface } from '#app/content/interface.server.ts';
import { earlierFiles } from '#tools/postbuild/earlier-files.ts';
import { isHashed } from '#tools/postbuild/headers.ts';
import { expect, handlersAttached, hydrated, test } from '../fixtures.ts';
import { siteUrl } from '../pages.ts';
import { NEXT, startTwoBuilds } from '../two-builds.ts';

const { labels, errors } = readInterface().form;

/** Files of this build that a build without them still has. */
const kept = new Set(
  earlierFiles('build/site', { siteUrl, files: {} }, new Date()).map(([path]) => path),
);

const pathOf = (response: Response) => new URL(response.url()).pathname;

test('an open tab finds what it loads late, a link opens the new build, and what was typed stays', async ({
  page,
}) => {
  const builds = await startTwoBuilds();
  await page.goto(`${builds.url}/contact`);
  await handlersAttached(page);
  const form = page.locator('main form');
  const message = form.getByLabel(labels.message);
  await message.fill('Typed before the deployment');
  await builds.publishNext();

  const late: Response[] = [];
  page.on('response', (response) => late.push(response));
  await expect(page.locator('page-island:not([data-hydrated])').first()).toBeAttached();
  await hydrated(page);
  await form.getByLabel(labels.user_email).fill('half@');
  await message.focus();
  await expect(form.getByText(errors.emailInvalid)).toBeVisible();
  const hashed = late.filter((answer) => isHashed(pathOf(answer)));
  expect(hashed.map(pathOf).some((path) => path.endsWith('.js'))).toBe(true);
  expect(hashed.map(pathOf).filter((path) => !kept.has(path))).toEqual([]);
  expect(hashed.filter((answer) => answer.status() >= 400)).toEqual([]);

  const answered = page.waitForResponse(
    (response) => pathOf(response) === '/' && response.request().isNavigationRequest(),
  );
  await page
    .locator('header a[href="/"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  expect((await answered).headers().etag).toContain(NEXT);
  await expect(page.locator('#about-us')).toBeVisible();
  await page.goBack();
  await hydrated(page);
  await expect(message).toHaveValue('Typed before the deployment');
  await builds.close();
});
