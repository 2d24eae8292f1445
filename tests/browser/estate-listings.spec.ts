// Lists of properties and a property's own page: spec §2.3, §2.5, §4, §9.
import type { Page } from '@playwright/test';
import { readEstateListings } from '#app/content/estate.server.ts';
import { expect, hydrated, test } from '../fixtures.ts';
import { settled } from '../settled.ts';

const listings = readEstateListings();

async function open(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}

const cards = (page: Page) => page.locator('#properties article');
const shown = (page: Page) => cards(page).filter({ visible: true }).getByRole('heading');
const titles = (fits: (listing: (typeof listings)[number]) => boolean) =>
  listings.filter(fits).map(({ title }) => title);

for (const path of ['/property', '/property-sidebar']) {
  test(`§2.5 §9 ${path}: all cards, fixed text, four pages, all filters at All`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByText('Showing 1-10 of 23')).toBeVisible();
    await expect(shown(page)).toHaveText(titles(() => true));
    await expect(page.getByRole('navigation', { name: 'Pages' }).getByRole('link')).toHaveText([
      '1',
      '2',
      '3',
      '4',
    ]);
    for (const select of await page.locator('#properties select').all()) {
      await expect(select).toHaveValue('All');
    }
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });
}

test('§9 the options of the filters and of the sort control', async ({ page }) => {
  await page.goto('/property-sidebar');
  const options = (name: string) =>
    page.getByLabel(name, { exact: true }).locator('option').allTextContents();
  expect(await options('Status')).toEqual(['All', 'Sell', 'Buy', 'Rent']);
  expect(await options('Type')).toEqual(['All', 'Houses', 'Apartments', 'Office', 'Villa']);
  expect(await options('Location')).toEqual([
    'All (Country)',
    'Bangladesh',
    'Japan',
    'Korea',
    'Singapore',
    'Germany',
    'Thailand',
  ]);
  expect(await options('Sort by')).toEqual([
    'All',
    'Newest',
    'Best Seller',
    'Best Match',
    'High Price',
    'Medium Price',
    'Low Price',
  ]);
  expect(await options('Property type')).toEqual([
    'All',
    'House',
    'Apartment',
    'Office',
    'Villa',
    'Single Family',
    'Luxury Home',
  ]);
  expect(await options('Purpose')).toEqual(['All', 'Buying', 'Renting', 'Selling']);
  expect(await options('Budget')).toEqual(['All', 'Low Budget', 'Medium', 'High Budget']);
});

test('§4 a card is hidden where a chosen filter differs from its own value', async ({ page }) => {
  await open(page, '/property');
  await page.getByLabel('Status').selectOption('Rent');
  await expect(shown(page)).toHaveText(titles((known) => known.dataStatuses === 'Rent'));
  await page.getByLabel('Type', { exact: true }).selectOption('Office');
  await expect(shown(page)).toHaveText(
    titles((known) => known.dataStatuses === 'Rent' && known.dataTypes === 'Office'),
  );
  await page.getByRole('button', { name: 'All filters to All' }).click();
  await expect(shown(page)).toHaveCount(listings.length);
  await expect(page.getByLabel('Status')).toHaveValue('All');
  await page.getByLabel('Sort by').selectOption('Newest');
  await expect(shown(page)).toHaveText(titles((known) => known.dataSort === 'Newest'));
  await page.getByLabel('Sort by').selectOption('All');
  await page.getByLabel('Advanced Filter').fill('saw-tooth FOUNDRY');
  await expect(shown(page)).toHaveText(['Foundry Loft Office']);
});

test('§4 filters stay on the way back, in the address and in their fields', async ({ page }) => {
  await open(page, '/property');
  await page.getByLabel('Location').selectOption('Japan');
  await expect(page).toHaveURL('/property?location=Japan');
  const japanese = titles((known) => known.dataLocations === 'Japan');
  await expect(shown(page)).toHaveText(japanese);
  await page.getByRole('link', { name: japanese[0] ?? '', exact: true }).click();
  await expect(page).toHaveURL(/\/property\//);
  await settled(page);
  await page.goBack();
  await expect(page).toHaveURL('/property?location=Japan');
  await expect(page.getByLabel('Location')).toHaveValue('Japan');
  await expect(shown(page)).toHaveText(japanese);
});

test('§2.5 grid and list', async ({ page }) => {
  await open(page, '/property');
  const [first, second] = [cards(page).nth(0), cards(page).nth(1)];
  const tops = async () => [(await first.boundingBox())?.y, (await second.boundingBox())?.y];
  const [a, b] = await tops();
  expect(a).toBe(b);
  await page.getByLabel('List', { exact: true }).check();
  await expect(page).toHaveURL('/property?view=list');
  await expect(first).toHaveAttribute('data-layout', 'row');
  const [c = 0, d = 0] = await tops();
  expect(d).toBeGreaterThan(c);
});

test('§4 §9 the price slider goes from 0 to 1000 and keeps its ends apart by 1', async ({
  page,
}) => {
  await open(page, '/property-sidebar');
  const min = page.getByLabel('Lowest price');
  const max = page.getByLabel('Highest price');
  for (const end of [min, max]) {
    await expect(end).toHaveAttribute('min', '0');
    await expect(end).toHaveAttribute('max', '1000');
  }
  await max.fill('300');
  await expect(shown(page)).toHaveText(titles(({ price }) => Number(price) <= 300));
  await min.fill('800');
  await expect(min).toHaveValue('299');
  await expect(page.getByText('$299 to $300')).toBeVisible();
  await max.fill('100');
  await expect(max).toHaveValue('300');
});

test('§2.5 the pagination says on which page one is, and hides nothing', async ({ page }) => {
  await open(page, '/property');
  await page.getByRole('link', { name: 'Page 3' }).click();
  await expect(page.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
  await expect(shown(page)).toHaveCount(listings.length);
});

test('§4 badge and stars: on about half of the cards, 1 to 5, the same each time', async ({
  page,
}) => {
  const marks = async () => {
    await open(page, '/property');
    return cards(page).evaluateAll((all) =>
      all.map((card) => [
        /\bSale\b/.test(card.textContent ?? ''),
        card.querySelector('[role=img]')?.getAttribute('aria-label'),
      ]),
    );
  };
  const first = await marks();
  const onSale = first.filter(([badge]) => badge).length;
  expect(onSale).toBeGreaterThan(2);
  expect(onSale).toBeLessThan(12);
  for (const [, stars] of first) expect(stars).toMatch(/^[1-5] of 5 stars$/);
  expect(await marks()).toEqual(first);
});

test.describe('§2.5 a property’s own page', () => {
  const [house] = listings;

  test('has its parts, also when it is opened by its address', async ({ page }) => {
    await open(page, '/property/palm-court-house');
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Palm Court House');
    await expect(main.locator('h2')).toContainText([
      'Preview',
      'Features',
      'Address',
      'House video',
      'Categories',
      'Recent posts',
      'Properties',
    ]);
    await expect(main.locator('#features ~ dl dt, [aria-labelledby=features] dt')).toHaveText([
      'Room',
      'Bed',
      'Bath',
      'Space',
      'Size',
      'Property Type',
    ]);
    await expect(main.getByText(house?.location ?? '', { exact: true }).first()).toBeVisible();
    await expect(main.getByRole('link', { name: 'Watch the video' })).toHaveAttribute(
      'href',
      /^https:/,
    );
    await expect(page.getByRole('region', { name: 'Recent posts' }).getByRole('link')).toHaveCount(
      3,
    );
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  test('§9 its description is told in two parts, up to 178 and up to 400', async ({ page }) => {
    await page.goto('/property/palm-court-house');
    const [first = '', second = ''] = await page
      .locator('main article p, main picture ~ p')
      .allTextContents();
    expect(first.length).toBeLessThanOrEqual(178);
    expect(second.length).toBeGreaterThan(0);
    expect(first.length + second.length).toBeLessThanOrEqual(400);
    expect(house?.desc.startsWith(first)).toBe(true);
  });

  test('§2.3 an unknown address is the 404 page', async ({ page, complaints }) => {
    complaints.expect(/404/);
    const answer = await page.goto('/property/no-such-house');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  });
});
