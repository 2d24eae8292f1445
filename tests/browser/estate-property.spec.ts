// A property's own page: spec §2.3, §2.5, §9.
import { readArticles } from '#app/content/articles.server.ts';
import { readEstateListings } from '#app/estate/listings.server.ts';
import { open } from '../estate.ts';
import { expect, test } from '../fixtures.ts';

const [house] = readEstateListings();

test('§2.5 §9 a property has its parts, also when opened by its address; its map is requested in view', async ({
  page,
}) => {
  await page.route(/openstreetmap/, (route) => route.fulfill({ body: 'A map' }));
  await open(page, '/property/palm-court-house');
  const address = page.getByRole('region', { name: 'Address' });
  await expect(address.locator('object')).toHaveCount(0);
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
  await expect(main.locator('[aria-labelledby=features] dt')).toHaveText([
    'Room',
    'Bed',
    'Bath',
    'Space',
    'Size',
    'Property Type',
  ]);
  await expect(main.locator('picture img').first()).toHaveAttribute('alt', /^A courtyard house/);
  await expect(main.locator('[aria-labelledby=features] dd')).toHaveText([
    '4 Rooms',
    '5 Beds',
    '3 Baths',
    '190 SQ.M',
    '2,180 Sq Ft',
    'Houses',
  ]);
  await expect(main.getByText(house?.location ?? '', { exact: true }).first()).toBeVisible();
  await expect(main.getByRole('link', { name: 'See films of the town' })).toHaveAttribute(
    'href',
    /^https:.*Potsdam$/,
  );
  await expect(main.locator('[aria-labelledby=preview] dd')).toHaveText([
    '$340.00/Month',
    'Zum Palmenhof 18, Potsdam',
    'Rent',
  ]);
  const categories = page.getByRole('region', { name: 'Categories' }).getByRole('link');
  await expect(categories).toHaveText(['Houses', 'Apartments', 'Office', 'Villa']);
  await expect(categories.first()).toHaveAttribute('href', '/property?type=Houses');
  await expect(page.getByRole('region', { name: 'Properties' }).getByRole('link')).toHaveText([
    'Harbour View Apartment',
    'Orchard Villa',
    'Terrace Tower Office',
  ]);
  await expect(page.getByRole('region', { name: 'Recent posts' }).getByRole('link')).toHaveText(
    readArticles()
      .articles.slice(0, 3)
      .map(({ title }) => title),
  );

  const [first = '', second = ''] = await page
    .locator('main picture ~ p')
    .evaluateAll((all) => all.map((each) => each.textContent));
  expect(first.length).toBeLessThanOrEqual(178);
  expect(`${first} ${second}`).toBe(house?.desc.trim());

  await address.locator('address').scrollIntoViewIfNeeded();
  await expect(address.locator('object')).toHaveAttribute('data', /marker=52\.3906%2C13\.0645$/);

  await test.step('the price of a sale has no period', async () => {
    await page.goto('/property/orchard-villa');
    await expect(main.locator('[aria-labelledby=preview] dd').first()).toHaveText('$920.00');
  });
});
