// Map location: spec §2.5, §3.
import { readEstateMap } from '#app/estate/map-location/content.server.ts';
import { open } from '../estate.ts';
import { expect, test } from '../fixtures.ts';

test('§2.5 §3 the map is requested in view; offices are grouped by state, which a select filters, and can be reached', async ({
  page,
}) => {
  await page.route(/openstreetmap/, (route) => route.fulfill({ body: 'A map' }));
  await open(page, '/map-location');
  await expect(page.locator('#map object')).toHaveCount(0);
  await page.locator('#map address').scrollIntoViewIfNeeded();
  await expect(page.locator('#map object')).toHaveAttribute('data', /^https:/);

  const groups = page.locator('#offices section').filter({ visible: true });
  await expect(groups).toHaveCount(3);
  const buttons = groups.getByRole('link', { name: /^Write to this office/ });
  await expect(buttons).toHaveCount(5);
  for (const button of await buttons.all()) {
    await expect(button).toHaveAttribute('href', '/contact');
  }
  const [office] = await groups.first().getByRole('heading', { level: 4 }).all();
  await expect(office ?? groups).toHaveText('Head office');
  await expect(groups.first().locator('dt').first()).toHaveText('Address');
  await expect(groups.first().locator('dt svg').first()).toBeVisible();
  await expect(groups.first().locator('dd').first()).toHaveText(
    'Palm Court 12, 35518 Industrial City',
  );
  await page.getByLabel('State', { exact: true }).selectOption('Riyadh Province');
  await expect(groups).toHaveCount(1);
  await expect(groups.getByRole('heading', { level: 3 })).toHaveText('Riyadh Province');
  await page.getByLabel('State', { exact: true }).selectOption('All states');
  await expect(groups).toHaveCount(3);
  await expect(page.getByRole('link', { name: 'Open the full map' }).first()).toHaveAttribute(
    'href',
    /^https:/,
  );

  const cards = readEstateMap().groups.flatMap((group) => group.cards);
  const addresses = cards.flatMap(({ contacts }) => contacts.map(({ address }) => address));
  const linked = addresses.filter(({ href }) => href);
  expect(linked.map(({ href }) => href?.split(':')[0])).toEqual(
    expect.arrayContaining(['tel', 'mailto']),
  );
  for (const { label, href = '' } of linked) {
    const link = page.locator('#offices').getByRole('link', { name: label, exact: true });
    await expect(link.first()).toHaveAttribute('href', href);
  }
});
