// The form for a new listing: spec §2.5, §3, §4, §9.
import { writeFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { fillIn, open } from '../estate.ts';
import { expect, SENT, test } from '../fixtures.ts';
import { holdScripts } from '../hold-scripts.ts';
import { walkSections } from '../walk-sections.ts';

const FIELDS = {
  'Property title': 'propertyTitle',
  Description: 'Description',
  Status: 'Status',
  Type: 'Type',
  'Price in USD': 'Price',
  'Area in Sq Ft': 'Area',
  Rooms: 'Rooms',
  'Property Id': 'propertyId',
  'Area Size': 'areaSize',
  'Size Prefix': 'sizePrefix',
  'Land Area': 'landArea',
  Bedrooms: 'bedrooms',
  Bathrooms: 'bathrooms',
  Garages: 'garages',
  'Year Build': 'yearBuild',
  Name: 'name',
  'E-mail': 'email',
  Phone: 'phone',
};

const AMENITIES = [
  'Air Condition',
  'Lawn',
  'Swimming Pool',
  'Barbeque',
  'Microwave',
  'TV Cable',
  'Dryer',
  'Outdoor Shower',
  'Washer',
  'Gym',
  'Refrigerator',
  'WiFi',
  'Laundry',
  'Souna',
  'Window Coverings',
  'Dishwasher',
  'Floor Coverings',
  'Internet',
  'Build Wardrobes',
  'Supermarket',
  'Kids Zone',
];

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: PIXEL });

test('§2.5 §3 §9 the form has its fields and lists, shows what is missing, and is empty after submission', async ({
  page,
}) => {
  await open(page, '/add-new-listing');
  const form = page.locator('main form').filter({ has: page.locator('#basicInformation') });
  for (const [label, name] of Object.entries(FIELDS)) {
    const field = form.getByLabel(new RegExp(`^${label}(\\s*Optional)?$`));
    await expect(field).toHaveAttribute('name', name);
  }
  await expect(form.getByLabel('Pictures')).toHaveAttribute('multiple');

  const options = (name: string) => form.getByLabel(name, { exact: true }).locator('option');
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
  const amenities = page.getByRole('group', { name: 'Amenities' });
  await expect(amenities.getByRole('checkbox')).toHaveCount(21);
  await expect(amenities.locator('label')).toHaveText(AMENITIES);

  const submit = form.getByRole('button', { name: 'Add the listing' });
  await submit.click();
  await expect(form.getByLabel('Property title')).toBeFocused();
  await expect(form.getByText('Rooms is a required field')).toBeVisible();
  await form.getByLabel('Price in USD').fill('cheap');
  await expect(form.getByText('Price in USD has to be a number above zero')).toBeVisible();
  await fillIn(form, {
    'Property title': 'Lime House',
    'Price in USD': '1,250.50',
    'Area in Sq Ft': '١٢٣',
    Rooms: '1.5',
    Name: 'Lina Berg',
    'E-mail': 'lina@house.example',
    Phone: '+966 13 000 0099',
  });
  await form.getByLabel('Status').selectOption('For Rent');
  await form.getByLabel('Type').selectOption('House');
  await form.getByLabel('Pictures').setInputFiles([picture('one.png')]);
  await submit.click();
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(1);
  await expect(
    form.getByText('Rooms has to be a whole number, such as 3, or 0 for none'),
  ).toBeVisible();
  await form.getByLabel('Rooms', { exact: true }).fill('4');
  await submit.click();
  await expect(page.getByText(SENT)).toBeVisible();
  await expect(form.getByLabel('Property title')).toHaveValue('');
  await expect(page.getByText('Drag pictures here')).toBeVisible();
});

test('§2.1 §2.5 a menu links to the four parts of the form; back and forward scroll the page', async ({
  page,
}) => {
  await open(page, '/add-new-listing');
  const links = page.getByRole('navigation', { name: 'Form sections' }).getByRole('link');
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
  await walkSections(page, '/add-new-listing', ['propertyGallery', 'propertyContactDetails']);
});

/** Whether the canvas is not empty. */
function isDrawn(element: Element): boolean {
  const { width, height } = element as HTMLCanvasElement;
  const blank = Object.assign(document.createElement('canvas'), { width, height });
  return (element as HTMLCanvasElement).toDataURL() !== blank.toDataURL();
}

/** Drags files over an element and drops them like a browser: only if it accepts `dragover`. */
async function drop(page: Page, place: Locator, files: string[]) {
  await place.scrollIntoViewIfNeeded();
  const { x = 0, y = 0 } = (await place.boundingBox()) ?? {};
  const devTools = await page.context().newCDPSession(page);
  const data = { items: [], files, dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await devTools.send('Input.dispatchDragEvent', { type, x: x + 5, y: y + 5, data });
  }
}

test('§4 pictures can be chosen or dropped several times and removed one by one; other files are refused', async ({
  page,
}) => {
  await open(page, '/add-new-listing');
  const hint = page.getByText('Drag pictures here');
  await expect(hint).toBeVisible();
  const input = page.getByLabel('Pictures');
  await input.setInputFiles([picture('one.png'), picture('two.png')]);
  await input.setInputFiles([picture('three.png')]);
  await expect(hint).toHaveCount(0);
  await expect(page.getByText('3 pictures chosen')).toBeVisible();
  const views = page.locator('main canvas');
  await expect(views).toHaveCount(3);
  await expect.poll(() => views.last().evaluate(isDrawn)).toBe(true);
  await page.getByRole('button', { name: 'Remove two.png' }).click();
  // The focused button has been removed.
  await expect(input).toBeFocused();
  await expect(page.getByText('2 pictures chosen')).toBeVisible();
  await page.getByRole('button', { name: 'Remove one.png' }).click();
  await expect(page.getByText('1 picture chosen')).toBeVisible();
  await page.getByRole('button', { name: 'Remove three.png' }).click();
  await expect(hint).toBeVisible();

  await test.step('a file that is no picture is refused beside the field, with its name and the reason', async () => {
    const file = (name: string, mimeType: string, text: string) => ({
      name,
      mimeType,
      buffer: Buffer.from(text),
    });
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
    await input.setInputFiles([
      file('text.png', 'image/png', 'This is a text.'),
      file('empty.png', 'image/png', ''),
      file('plan.svg', 'image/svg+xml', svg),
      file('notes.txt', 'text/plain', 'Notes'),
      picture('one.png'),
    ]);
    await expect(page.getByText('1 picture chosen')).toBeVisible();
    for (const reason of [
      'text.png cannot be read as a picture.',
      'empty.png is an empty file.',
      /plan\.svg is not a photograph/,
      /notes\.txt is not a photograph/,
    ]) {
      await expect(page.locator('#propertyGallery').getByText(reason)).toBeVisible();
    }
    await expect(input).toHaveAccessibleDescription(/empty\.png is an empty file/);
    await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(1);
    await input.setInputFiles([picture('two.png')]);
    await expect(page.getByText('2 pictures chosen')).toBeVisible();
    await expect(page.getByText('empty.png is an empty file.')).toHaveCount(0);
  });

  await test.step('a name of 180 letters takes three lines, and no other name moves', async () => {
    await input.setInputFiles([picture(`${'n'.repeat(176)}.png`)]);
    const names = page.locator('#propertyGallery li > bdi');
    await expect(names).toHaveCount(3);
    const shown = await names.evaluateAll((all) =>
      all.map((name) => {
        const { top, height } = name.getBoundingClientRect();
        const line = Number.parseFloat(getComputedStyle(name).lineHeight);
        return { top: Math.round(top), lines: Math.round(height / line) };
      }),
    );
    expect(shown.map(({ lines }) => lines)).toEqual([1, 1, 3]);
    expect(new Set(shown.map(({ top }) => top)).size).toBe(1);
  });

  await test.step('dropped files', async () => {
    await open(page, '/add-new-listing');
    const files = ['drop.png', 'notes.txt'].map((name) => test.info().outputPath(name));
    for (const file of files) writeFileSync(file, PIXEL);
    await drop(page, page.getByText('Drag pictures here'), files);
    const out = page.getByRole('button', { name: /^Remove/ });
    await expect(out).toHaveAccessibleName('Remove drop.png');
    await expect(page.getByText(/notes\.txt is not a photograph/)).toBeVisible();
    await drop(page, page.getByText('drop.png', { exact: true }), files);
    await expect(out).toHaveCount(2);
  });

  await test.step('a picture dropped beside the field does not replace the page', async () => {
    const isHeld = await page.evaluate(() => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['pixel'], 'beside.png', { type: 'image/png' }));
      const init = { dataTransfer, bubbles: true, cancelable: true };
      return !document.body.dispatchEvent(new DragEvent('drop', init));
    });
    expect(isHeld).toBe(true);
  });

  await test.step('pictures chosen before hydration are kept', async () => {
    const release = await holdScripts(page, '/add-new-listing');
    await input.setInputFiles([picture('early.png')]);
    await release();
    await expect(page.getByRole('button', { name: 'Remove early.png' })).toBeVisible();
  });
});
