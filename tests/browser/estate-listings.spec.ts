// Filters of the lists of properties: spec §2.5, §4, §9; which card fits which filter:
// app/estate/property/listing-query.test.ts; cards and choices: tests/site/.
import type { Page } from '@playwright/test';
import { readEstateListings } from '#app/estate/listings.server.ts';
import { open } from '../estate.ts';
import { expect, test } from '../fixtures.ts';

const listings = readEstateListings();

const cards = (page: Page) => page.locator('#properties article');
const shown = (page: Page) => cards(page).filter({ visible: true }).getByRole('heading');
const titles = (fits: (listing: (typeof listings)[number]) => boolean) =>
  listings.filter(fits).map(({ title }) => title);
const rents = titles(({ dataStatuses }) => dataStatuses === 'Rent');

test('§4 filters hide cards and enter the address; back undoes the last one, and all text typed in one go', async ({
  page,
}) => {
  await open(page, '/property');
  const type = page.getByLabel('Type', { exact: true });
  const words = page.getByLabel('Advanced Filter');
  await page.getByLabel('Status').selectOption('Rent');
  await expect(page).toHaveURL('/property?status=Rent');
  await expect(shown(page)).toHaveText(rents);
  await type.selectOption('Office');
  await expect(page).toHaveURL('/property?status=Rent&type=Office');
  await expect(shown(page)).toHaveText(['Terrace Tower Office']);
  await expect(page.getByText('1 of 14 properties match.')).toBeVisible();
  for (const typed of ['no', 'no such']) {
    await words.fill(typed);
    await expect(page).toHaveURL(new RegExp(`q=${typed.replace(' ', '\\+')}$`));
  }
  await expect(page.getByText('No property matches these filters.')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/property?status=Rent&type=Office');
  await expect(words).toHaveValue('');
  await page.goBack();
  await expect(type).toHaveValue('All');
  await expect(shown(page)).toHaveText(rents);
  await page.goForward();
  await expect(type).toHaveValue('Office');

  await test.step('the text box finds what the cards show', async () => {
    await page.getByRole('button', { name: 'Reset all filters' }).click();
    await expect(page).toHaveURL('/property');
    await expect(shown(page)).toHaveCount(listings.length);
    for (const [typed, fitting] of [
      ['two LIFTS', ['Terrace Tower Office']],
      ['4 rooms', titles(({ amenities }) => amenities.some(({ text }) => text === '4 Rooms'))],
      ['rent', rents],
      ['$920.00', ['Orchard Villa']],
    ] as const) {
      await words.fill(typed);
      await expect(shown(page)).toHaveText([...fitting]);
    }
  });
});

test('§2.5 the toggle makes a list of the grid; links to other pages carry the filters and hide nothing', async ({
  page,
}) => {
  await open(page, '/property?status=Rent&type=Castle&kind=Villa&max=300&view=map');
  // Only the filters that the page has.
  await expect(page).toHaveURL('/property?status=Rent');
  await expect(shown(page)).toHaveText(rents);
  const third = page.getByRole('link', { name: 'Page 3' });
  await third.click();
  await expect(page).toHaveURL('/property?status=Rent&page=3');
  await expect(third).toHaveAttribute('aria-current', 'page');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(shown(page)).toHaveText(rents);

  await page.getByRole('button', { name: 'Reset all filters' }).click();
  await expect(page).toHaveURL('/property');
  const [first, second] = [cards(page).nth(0), cards(page).nth(1)];
  const tops = async () => [(await first.boundingBox())?.y, (await second.boundingBox())?.y];
  const [a, b] = await tops();
  expect(a).toBe(b);
  await expect(first).not.toContainText('A courtyard house in white plaster');
  await page.getByLabel('List', { exact: true }).check();
  await expect(page).toHaveURL('/property?view=list');
  // A row also shows the beginning of the description.
  await expect(first).toContainText('A courtyard house in white plaster');
  const [c = 0, d = 0] = await tops();
  expect(d).toBeGreaterThan(c);
});

test('§4 §9 the sidebar has a price slider that keeps its ends at least 1 apart; below 768 px all filters are folded', async ({
  page,
}) => {
  await open(page, '/property-sidebar?kind=Villa&max=800');
  await expect(shown(page)).toHaveText(['Long Pool Villa']);
  const [min, max] = [page.getByLabel('Lowest price'), page.getByLabel('Highest price')];
  await page.getByLabel('Property type').selectOption('All');
  await page.getByLabel('Budget').selectOption('Low Budget');
  await max.fill('200');
  const low = titles(({ price }) => Number(price) <= 200);
  await expect(shown(page)).toHaveText(low);
  await min.fill('800');
  await expect(min).toHaveValue('199');
  await expect(page.getByText('$199 to $200')).toBeVisible();
  await max.fill('100');
  await expect(max).toHaveValue('200');

  const filters = page
    .locator('main :is(select, [type=search], [type=range])')
    .filter({ visible: true });
  const count = await filters.count();
  expect(count).toBeGreaterThan(5);
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(filters).toHaveCount(count);
  await page.setViewportSize({ width: 390, height: 900 });
  await expect(filters).toHaveCount(0);
  for (const fold of await page.locator('main [data-fold] > summary').all()) await fold.click();
  await expect(filters).toHaveCount(count);
});
