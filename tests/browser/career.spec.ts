// The list of notes: spec §2.4 (/career), §2.3 (what its links carry), §3 (blog item).
import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, hydrated, test } from '../fixtures.ts';
import { holdScripts } from '../hold-scripts.ts';

class CareerPage {
  readonly page: Page;
  readonly items: Locator;
  readonly search: Locator;
  readonly count: Locator;

  constructor(page: Page) {
    this.page = page;
    this.items = page.locator('main article');
    this.search = page.getByRole('searchbox', { name: 'Search' });
    this.count = page.locator('main output');
  }

  async open(query = '') {
    await this.page.goto(`/career${query}`);
    await hydrated(this.page);
  }

  subject(name: string): Locator {
    return this.page.getByRole('link', { name, exact: true });
  }
}

test('§2.4 each item has thumbnail, date, remarks, title, description and the way on', async ({
  page,
}) => {
  const career = new CareerPage(page);
  await page.goto('/career');
  expect(await career.items.count()).toBeGreaterThanOrEqual(6);
  for (const item of await career.items.all()) {
    await expect(item.locator('img')).toHaveAttribute('alt', /\w/);
    await expect(item.locator('time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\d$/);
    await expect(item.locator('time ~ span svg').first()).toBeAttached();
    const link = item.getByRole('heading').getByRole('link');
    const slug = ((await link.textContent()) ?? '').trim().toLowerCase().replaceAll(' ', '-');
    const href = await link.getAttribute('href');
    expect(href).toBe(`/blog/${encodeURIComponent(slug)}`);
    await expect(item.getByRole('link', { name: /^Read more/ })).toHaveAttribute('href', `${href}`);
    await expect(item.locator('p').nth(1)).toHaveText(/\.$/);
  }
});

test('§2.3 read more opens /blog/{title}, handing thumb, title, admin and desc on', async ({
  page,
}) => {
  const career = new CareerPage(page);
  await career.open();
  await career.items
    .first()
    .getByRole('link', { name: /^Read more/ })
    .click();
  await expect(page).toHaveURL(/\/blog\/why-we-pour-at-four-in-the-morning$/);
  await expect(page.locator('h1')).toHaveText('Why we pour at four in the morning');
  const state = await page.evaluate(() => Object.keys(history.state.usr).toSorted());
  expect(state).toEqual(['admin', 'desc', 'thumb', 'title']);
});

test('§2.4 the search filters, says how many are left, and stands in the address', async ({
  page,
}) => {
  const career = new CareerPage(page);
  await career.open();
  const all = await career.items.count();
  const steps = await page.evaluate(() => history.length);
  await page.evaluate(() => scrollTo(0, 300));
  await career.search.pressSequentially('HOOK  gust');
  await expect(career.items).toHaveCount(1);
  await expect(career.items).toContainText('A lift that we did not make');
  await expect(career.count).toHaveText(`1 of ${all} notes`);
  await expect(page).toHaveURL(/\?q=HOOK/);
  expect(await page.evaluate(() => history.length)).toBe(steps);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await career.search.fill('خزان');
  await expect(career.items).toHaveCount(0);
  await expect(page.getByText('No note matches.')).toBeVisible();
  await career.search.fill('');
  await expect(career.items).toHaveCount(all);
  await expect(page).toHaveURL(/\/career$/);
});

test('§2.4 a subject selects its notes; the address alone brings the choice back', async ({
  page,
}) => {
  const career = new CareerPage(page);
  await career.open();
  const all = await career.items.count();
  await career.subject('Safety').click();
  await expect(career.subject('Safety')).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveURL(/\?tag=Safety$/);
  await expect(career.items).toHaveCount(2);
  await page.reload();
  await hydrated(page);
  await expect(career.items).toHaveCount(2);
  await career.search.fill('helmet');
  await expect(career.items).toHaveCount(1);
  await expect(page).toHaveURL(/tag=Safety/);
  await career.search.fill('');
  await career.subject('All subjects').click();
  await expect(career.items).toHaveCount(all);
});

test('what was typed before hydration is searched for', async ({ page }) => {
  const career = new CareerPage(page);
  const release = await holdScripts(page);
  await page.goto('/career');
  await career.search.fill('blinds');
  await release();
  await hydrated(page);
  await expect(career.items).toHaveCount(1);
  await expect(page).toHaveURL(/\?q=blinds$/);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the list is accessible, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await new CareerPage(page).open('?tag=Safety');
    expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([]);
  });
}

test.describe('the list without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows every note, whatever is asked for, and leads to each', async ({ page }) => {
    const career = new CareerPage(page);
    await page.goto('/career?tag=Safety&q=nothing');
    expect(await career.items.count()).toBeGreaterThanOrEqual(6);
    await career.items
      .nth(1)
      .getByRole('link', { name: /^Read more/ })
      .click();
    await expect(page.locator('h1')).toHaveText(/^Fit-up & first arc/);
  });
});
