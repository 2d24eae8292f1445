// Map location: spec §2.5, §3.
import { open } from '../estate.ts';
import { expect, hydrated, test } from '../fixtures.ts';
import { holdScripts } from '../hold-scripts.ts';

test('§2.5 §3 offices stand in groups, the select leaves one state, buttons lead to contact', async ({
  page,
}) => {
  await open(page, '/map-location');
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
});

test('§3 numbers and mailboxes of the offices are links', async ({ page }) => {
  await page.goto('/map-location');
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  for (const n of [40, 41, 42]) {
    await expect(link(`+966 13 000 00${n}`)).toHaveAttribute('href', `tel:+9661300000${n}`);
  }
  await expect(link('coast@miqdam.example')).toHaveAttribute('href', 'mailto:coast@miqdam.example');
});

test('§2.5 the map is asked for once its place comes into view', async ({ page }) => {
  await page.route(/openstreetmap/, (route) => route.fulfill({ body: 'A map' }));
  await open(page, '/map-location');
  await expect(page.locator('#map object')).toHaveCount(0);
  await page.locator('#map address').scrollIntoViewIfNeeded();
  await expect(page.locator('#map object')).toHaveAttribute('data', /^https:/);
});

test('a state chosen before React runs stays chosen', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/map-location');
  await page.getByLabel('State', { exact: true }).selectOption('Makkah Province');
  await release();
  await hydrated(page);
  const groups = page.locator('#offices section').filter({ visible: true });
  await expect(groups.getByRole('heading', { level: 3 })).toHaveText(['Makkah Province']);
});
