// Lists of properties: spec §2.5, §3, §4, §9.
import type { Page } from '@playwright/test';
import { readEstateListings } from '#app/estate/listings.server.ts';
import { readEstateProperty } from '#app/estate/property/content.server.ts';
import { open, section } from '../estate.ts';
import { expect, hydrated, test } from '../fixtures.ts';

const listings = readEstateListings();

const cards = (page: Page) => page.locator('#properties article');
const shown = (page: Page) => cards(page).filter({ visible: true }).getByRole('heading');
const titles = (fits: (listing: (typeof listings)[number]) => boolean) =>
  listings.filter(fits).map(({ title }) => title);

const same = (...labels: string[]) => labels.map((label) => [label, label]);

/** Options by label, with the card value that each matches. */
const OPTIONS: Record<string, string[][]> = {
  Status: same('All', 'Sell', 'Buy', 'Rent'),
  Type: same('All', 'Houses', 'Apartments', 'Office', 'Villa'),
  Location: [
    ['All (Country)', 'All'],
    ...same('Bangladesh', 'Japan', 'Korea', 'Singapore', 'Germany', 'Thailand'),
  ],
  'Sort by': same(
    'All',
    'Newest',
    'Best Seller',
    'Best Match',
    'High Price',
    'Medium Price',
    'Low Price',
  ),
  'Property type': [
    ['All', 'All'],
    ['House', 'Houses'],
    ['Apartment', 'Apartments'],
    ...same('Office', 'Villa', 'Single Family', 'Luxury Home'),
  ],
  Purpose: [
    ['All', 'All'],
    ['Buying', 'Buy'],
    ['Renting', 'Rent'],
    ['Selling', 'Sell'],
  ],
  Budget: [
    ['All', 'All'],
    ['Low Budget', 'Low Price'],
    ['Medium', 'Medium Price'],
    ['High Budget', 'High Price'],
  ],
};

test('§2.5 §3 §4 §9 both lists have all cards, fixed text, four pages, and all filters at All', async ({
  page,
}) => {
  for (const path of ['/property', '/property-sidebar']) {
    await page.goto(path);
    await expect(page.getByText('Showing 1-10 of 23', { exact: true })).toBeVisible();
    await expect(page.getByText(readEstateProperty().list.pages4.fixed)).toBeVisible();
    await expect(page.getByText('14 of 14 properties match.')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'You are here' })).toContainText('Home');
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
  }

  for (const [label, options] of Object.entries(OPTIONS)) {
    const found = await page
      .getByLabel(label, { exact: true })
      .locator('option')
      .evaluateAll((all: HTMLOptionElement[]) => all.map((option) => [option.text, option.value]));
    expect.soft(found, label).toEqual(options);
  }

  await test.step('badge and stars: on about half of the cards, 1 to 5, the same each time', async () => {
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
    expect(Math.abs(onSale - first.length / 2)).toBeLessThanOrEqual(2);
    expect(new Set(first.map(([, stars]) => stars)).size).toBeGreaterThan(2);
    for (const [, stars] of first) expect(stars).toMatch(/^[1-5] of 5 stars$/);
    expect(await marks()).toEqual(first);
  });

  await test.step('a card has picture, price and period, name, place, features and a link', async () => {
    const card = cards(page).first();
    await expect(card.locator('img')).toHaveAttribute('alt', /^A courtyard house/);
    await expect(card).toContainText('$340.00/Month');
    await expect(card.getByRole('link', { name: 'Palm Court House' })).toHaveAttribute(
      'href',
      '/property/palm-court-house',
    );
    const place = card.locator('p').filter({ hasText: 'Zum Palmenhof 18, Potsdam' });
    await expect(place.locator('svg')).toBeVisible();
    await expect(card.getByRole('listitem')).toHaveText(['4 Rooms', '3 Baths', '2,180 Sq Ft']);
    await expect(card.getByRole('listitem').first().locator('svg')).toBeVisible();
    await expect(card).toContainText('View details');
  });

  await test.step('a rent has a period, a sale has none', async () => {
    for (const { title, price, dataStatuses } of listings) {
      const card = cards(page).filter({
        has: page.getByRole('link', { name: title, exact: true }),
      });
      const shownPrice = card.getByText(`$${price}`).locator('..');
      await expect(shownPrice).toHaveText(`$${price}${dataStatuses === 'Rent' ? '/Month' : ''}`);
    }
  });
});

test('§4 §9 a card is hidden if a chosen filter differs from its value', async ({ page }) => {
  await open(page, '/property');
  await page.getByLabel('Status').selectOption('Rent');
  await expect(shown(page)).toHaveText(titles((known) => known.dataStatuses === 'Rent'));
  await page.getByLabel('Type', { exact: true }).selectOption('Office');
  await expect(shown(page)).toHaveText(
    titles((known) => known.dataStatuses === 'Rent' && known.dataTypes === 'Office'),
  );
  await page.getByRole('button', { name: 'Reset all filters' }).click();
  await expect(shown(page)).toHaveCount(listings.length);
  await expect(page.getByLabel('Status')).toHaveValue('All');
  await page.getByLabel('Sort by').selectOption('Newest');
  await expect(shown(page)).toHaveText(titles((known) => known.dataSort === 'Newest'));
  await page.getByLabel('Sort by').selectOption('All');
  await page.getByLabel('Advanced Filter').fill('two LIFTS');
  await expect(shown(page)).toHaveText(['Terrace Tower Office']);
  await expect(page.getByText('1 of 14 properties match.')).toBeVisible();
  await test.step('the text box finds what the cards show', async () => {
    const has = (feature: string) =>
      titles(({ amenities }) => amenities.some(({ text }) => text === feature));
    for (const [words, fitting] of [
      ['4 rooms', has('4 Rooms')],
      ['3 BATHS', has('3 Baths')],
      ['rent', titles((known) => known.dataStatuses === 'Rent')],
      ['$920.00', ['Orchard Villa']],
    ] as const) {
      await page.getByLabel('Advanced Filter').fill(words);
      await expect(shown(page)).toHaveText([...fitting]);
    }
  });
  await page.getByLabel('Advanced Filter').fill('no such words');
  await expect(page.getByText('No property matches these filters.')).toBeVisible();

  await test.step('in the sidebar the price slider goes from 0 to 1000 and keeps its ends at least 1 apart', async () => {
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

  await test.step('each property type has a property', async () => {
    await open(page, '/property-sidebar');
    const types = page.getByLabel('Property type');
    for (const type of ['Single Family', 'Luxury Home']) {
      const fitting = titles((known) => known.dataTypes === type);
      expect(fitting.length).toBeGreaterThan(0);
      await types.selectOption(type);
      await expect(shown(page)).toHaveText(fitting);
    }
  });

  await test.step('sort and budget go by the price: low to 300, medium to 500, high above', async () => {
    await page.getByLabel('Property type').selectOption('All');
    const bands: [string, string, (price: number) => boolean][] = [
      ['Low Price', 'Low Budget', (price) => price < 300],
      ['Medium Price', 'Medium', (price) => price >= 300 && price < 500],
      ['High Price', 'High Budget', (price) => price >= 500],
    ];
    for (const [sort, budget, fits] of bands) {
      const fitting = titles(({ price }) => fits(Number(price)));
      expect(fitting.length).toBeGreaterThan(2);
      await page.getByLabel('Sort by').selectOption(sort);
      await expect(shown(page)).toHaveText(fitting);
      await page.getByLabel('Sort by').selectOption('All');
      await page.getByLabel('Budget').selectOption(budget);
      await expect(shown(page)).toHaveText(fitting);
      await page.getByLabel('Budget').selectOption('All');
    }
    await page.getByLabel('Property type').selectOption('Luxury Home');
    await page.getByLabel('Budget').selectOption('High Budget');
    await expect(shown(page)).toHaveText(['Skyline Duplex']);
  });
});

test('§2.5 §4 the address has the filters, the view and the page', async ({ page }) => {
  await test.step('grid and list', async () => {
    await open(page, '/property');
    const [first, second] = [cards(page).nth(0), cards(page).nth(1)];
    const tops = async () => [(await first.boundingBox())?.y, (await second.boundingBox())?.y];
    const [a, b] = await tops();
    await expect(first).not.toContainText('A courtyard house in white plaster');
    expect(a).toBe(b);
    await page.getByLabel('List', { exact: true }).check();
    await expect(page).toHaveURL('/property?view=list');
    // A row also shows the beginning of the description.
    await expect(first).toContainText('A courtyard house in white plaster');
    const [c = 0, d = 0] = await tops();
    expect(d).toBeGreaterThan(c);
  });

  await test.step('links to other pages carry the filters and hide nothing', async () => {
    await open(page, '/property?status=Rent');
    const third = page.getByRole('link', { name: 'Page 3' });
    await expect(third).toHaveAttribute('href', '?status=Rent&page=3');
    await third.click();
    await expect(page).toHaveURL('/property?status=Rent&page=3');
    await expect(third).toHaveAttribute('aria-current', 'page');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(shown(page)).toHaveText(titles((known) => known.dataStatuses === 'Rent'));
    await page.getByRole('button', { name: 'Reset all filters' }).click();
    await expect(page).toHaveURL('/property');
  });

  await test.step('going back restores the filters in the address and in their fields', async () => {
    await page.getByLabel('Location').selectOption('Japan');
    await expect(page).toHaveURL('/property?location=Japan');
    const japanese = titles((known) => known.dataLocations === 'Japan');
    await expect(shown(page)).toHaveText(japanese);
    await page.getByRole('link', { name: japanese[0] ?? '', exact: true }).click();
    await expect(page).toHaveURL(/\/property\//);
    await page.goBack();
    await expect(page).toHaveURL('/property?location=Japan');
    await expect(page.getByLabel('Location')).toHaveValue('Japan');
    await expect(shown(page)).toHaveText(japanese);
  });

  await test.step('back undoes the last filter, and all text typed in one go', async () => {
    await open(page, '/property');
    const type = page.getByLabel('Type', { exact: true });
    const words = page.getByLabel('Advanced Filter');
    await page.getByLabel('Status').selectOption('Rent');
    await expect(page).toHaveURL('/property?status=Rent');
    await type.selectOption('Office');
    await expect(page).toHaveURL('/property?status=Rent&type=Office');
    for (const typed of ['two', 'two lifts']) {
      await words.fill(typed);
      await expect(page).toHaveURL(new RegExp(`q=${typed.replace(' ', '\\+')}$`));
    }
    await page.goBack();
    await expect(page).toHaveURL('/property?status=Rent&type=Office');
    await expect(words).toHaveValue('');
    await page.goBack();
    await expect(page).toHaveURL('/property?status=Rent');
    await expect(type).toHaveValue('All');
    await expect(shown(page)).toHaveText(titles((known) => known.dataStatuses === 'Rent'));
    await page.goForward();
    await expect(type).toHaveValue('Office');
  });

  await test.step('filters that the page has no field for are ignored', async () => {
    await open(page, '/property?status=Rent&type=Castle&kind=Villa&max=300&view=map&page=2');
    await expect(page).toHaveURL('/property?status=Rent&page=2');
    await expect(page.getByLabel('Type', { exact: true })).toHaveValue('All');
    await expect(shown(page)).toHaveText(titles((known) => known.dataStatuses === 'Rent'));
    await page.goto('/property-sidebar?kind=Villa&max=800');
    await expect(shown(page)).toHaveText(['Long Pool Villa']);
    await expect(page).toHaveURL('/property-sidebar?kind=Villa&max=800');
  });

  await test.step('the card of a property type opens the list of its properties', async () => {
    await page.goto('/home-two');
    const links = section(page, 'Six kinds of property').getByRole('link');
    const types = ['Houses', 'Apartments', 'Office', 'Villa', 'Single Family', 'Luxury Home'];
    const hrefs = await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute('href') ?? ''),
    );
    expect(hrefs).toHaveLength(types.length);
    for (const [index, type] of types.entries()) {
      await open(page, hrefs[index] ?? '');
      await expect(shown(page)).toHaveText(titles(({ dataTypes }) => dataTypes === type));
      await expect(page).toHaveURL(hrefs[index] ?? '');
    }
  });
});

test('below 768 px the filters are folded', async ({ page }) => {
  await page.goto('/property-sidebar');
  await hydrated(page);
  const shown = page
    .locator('main :is(select, [type=search], [type=range])')
    .filter({ visible: true });
  const count = await shown.count();
  expect(count).toBeGreaterThan(5);
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(shown).toHaveCount(count);
  await page.setViewportSize({ width: 390, height: 900 });
  await expect(shown).toHaveCount(0);
  for (const fold of await page.locator('main [data-fold] > summary').all()) await fold.click();
  await expect(shown).toHaveCount(count);
});
