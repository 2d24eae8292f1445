// The table of 1 000 contracts follows sort and filter. How soon: tools/bench/portfolio.ts.
import type { Page } from '@playwright/test';
import { portfolioOf } from '#tools/bench/portfolio-data.ts';
import { expect, hydrated, test } from '../fixtures.ts';

const COUNT = 1000;

/** From another page, so that the browser draws the list from the data it is given. */
async function open(page: Page) {
  const body = await portfolioOf(COUNT);
  await page.route('**/project.data*', (route) =>
    route.fulfill({ body, contentType: 'text/x-script; charset=utf-8' }),
  );
  await page.goto('/contact');
  await hydrated(page);
  await page.locator('header').getByRole('link', { name: 'Projects Portfolio' }).click();
  await expect(page.locator('main tbody tr')).toHaveCount(COUNT);
}

/** The months of all rows, in document order. */
function months(page: Page) {
  return page
    .locator('main tbody td[data-label="Duration (months)"]')
    .evaluateAll((cells) => cells.map(({ textContent }) => Number(textContent)));
}

test('a new order reaches the last of 1 000 contracts', async ({ page }) => {
  await open(page);
  await page.locator('main thead').getByRole('button', { name: 'Duration (months)' }).click();
  await expect(page.locator('main tbody tr').first()).toContainText('36');
  await expect.poll(async () => (await months(page)).at(-1)).toBe(1);
  const all = await months(page);
  expect(all).toEqual(all.toSorted((a, b) => b - a));
  expect(all).toHaveLength(COUNT);
});

test('a filter leaves the contracts that match, and gives all back', async ({ page }) => {
  await open(page);
  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.fill('slug catcher');
  const few = COUNT / 40;
  await expect(page.locator('main output')).toHaveText(`${few} of ${COUNT} contracts shown`);
  await expect(page.locator('main tbody tr:visible')).toHaveCount(few);
  await expect.poll(async () => (await months(page)).length).toBe(few);
  await expect(page.locator('main tbody tr')).toHaveCount(few);
  await search.fill('');
  await expect.poll(async () => (await months(page)).length).toBe(COUNT);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('main tbody tr').last()).toBeVisible();
});
