// Add listing and map location of the template: spec §2.5, §3, §4, §9.
import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../fixtures.ts';

const SENT = 'Congratulations! You Have Submitted Successfully.';

async function open(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: PIXEL });

test('§2.5 a menu leads to the four parts of the form', async ({ page }) => {
  await open(page, '/add-new-listing');
  const links = page.getByRole('navigation', { name: 'Parts of the form' }).getByRole('link');
  await expect(links).toHaveCount(4);
  for (const id of [
    'basicInformation',
    'propertyGallery',
    'propertyInformation',
    'propertyContactDetails',
  ]) {
    await page.locator(`main nav a[href="#${id}"]`).click();
    await expect(page.locator(`section#${id}`)).toBeInViewport();
    await expect(page).toHaveURL(`/add-new-listing#${id}`);
  }
});

test('§3 §9 the lists of the form', async ({ page }) => {
  await page.goto('/add-new-listing');
  const options = (name: string) =>
    page.locator('main form').getByLabel(name, { exact: true }).locator('option');
  await expect(options('Status')).toHaveText(['Choose one', 'For Rent', 'For Sell']);
  await expect(options('Type')).toHaveText([
    'Choose one',
    'Apartment',
    'House',
    'Land',
    'Single Family',
  ]);
  await expect(page.getByLabel('Parking').locator('option')).toHaveText([
    'Choose one',
    'Single',
    'Double',
    'Up To 3',
    'Up To 5',
    'Supermarket',
  ]);
  await expect(page.getByRole('group', { name: 'Amenities' }).getByRole('checkbox')).toHaveCount(
    21,
  );
});

test('§4 pictures are added several times and taken out one by one', async ({ page }) => {
  await open(page, '/add-new-listing');
  const hint = page.getByText('Drag pictures here and drop them');
  await expect(hint).toBeVisible();
  const input = page.getByLabel('Pictures');
  await input.setInputFiles([picture('one.png'), picture('two.png')]);
  await input.setInputFiles([picture('three.png')]);
  await expect(hint).toHaveCount(0);
  await expect(page.getByText('3 pictures chosen')).toBeVisible();
  await page.getByRole('button', { name: 'Take out two.png' }).click();
  await expect(page.getByText('2 pictures chosen')).toBeVisible();
  await page.getByRole('button', { name: 'Take out one.png' }).click();
  await page.getByRole('button', { name: 'Take out three.png' }).click();
  await expect(hint).toBeVisible();
});

test('§4 a picture can be dropped', async ({ page }) => {
  await open(page, '/add-new-listing');
  const files = await page.evaluateHandle(
    (bytes) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(bytes)], 'drop.png', { type: 'image/png' }));
      return transfer;
    },
    [...PIXEL],
  );
  await page
    .getByText('Drag pictures here and drop them')
    .dispatchEvent('drop', { dataTransfer: files });
  await expect(page.getByRole('button', { name: 'Take out drop.png' })).toBeVisible();
});

test('§2.5 the form tells what is missing, and when it is done it is empty', async ({ page }) => {
  await open(page, '/add-new-listing');
  const form = page.locator('main form').filter({ has: page.locator('#basicInformation') });
  const submit = form.getByRole('button', { name: 'Add the listing' });
  await submit.click();
  await expect(form.getByLabel('Property title')).toBeFocused();
  await expect(form.getByText('Rooms is a required field')).toBeVisible();
  await form.getByLabel('Price in USD').fill('cheap');
  await expect(form.getByText('Price in USD has to be a number above zero')).toBeVisible();
  for (const [name, value] of [
    ['Property title', 'Lime House'],
    ['Price in USD', '320'],
    ['Area in Sq Ft', '1200'],
    ['Rooms', '4'],
    ['Name', 'Lina Berg'],
    ['E-mail', 'lina@house.example'],
    ['Phone', '+966 13 000 0099'],
  ] as const) {
    await form.getByLabel(name, { exact: true }).fill(value);
  }
  await form.getByLabel('Status').selectOption('For Rent');
  await form.getByLabel('Type').selectOption('House');
  await form.getByLabel('Pictures').setInputFiles([picture('one.png')]);
  await submit.click();
  await expect(page.getByText(SENT)).toBeVisible();
  await expect(form.getByLabel('Property title')).toHaveValue('');
  await expect(page.getByText('Drag pictures here and drop them')).toBeVisible();
});

test('§2.5 §3 offices stand in groups, the select leaves one state, buttons lead to contact', async ({
  page,
}) => {
  await open(page, '/map-location');
  const groups = page.locator('#offices section').filter({ visible: true });
  await expect(groups).toHaveCount(3);
  for (const link of await groups.getByRole('link').all()) {
    await expect(link).toHaveAttribute('href', '/contact');
  }
  await page.getByLabel('State', { exact: true }).selectOption('Riyadh Province');
  await expect(groups).toHaveCount(1);
  await expect(groups.getByRole('heading', { level: 3 })).toHaveText('Riyadh Province');
  await page.getByLabel('State', { exact: true }).selectOption('All states');
  await expect(groups).toHaveCount(3);
  await expect(
    page.getByRole('link', { name: 'Open the map on its own site' }).first(),
  ).toHaveAttribute('href', /^https:/);
});
