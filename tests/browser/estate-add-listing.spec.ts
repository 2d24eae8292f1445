// The form for a new listing: spec §2.5, §4; fields and choices: tests/site/estate-forms.spec.ts; its numbers:
// app/estate/add-new-listing/listing-schema.test.ts.
import { writeFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { fillIn, open } from '../estate.ts';
import { expect, SENT, test } from '../fixtures.ts';
import { holdScripts } from '../hold-scripts.ts';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const file = (name: string, mimeType = 'image/png', buffer = PIXEL) => ({ name, mimeType, buffer });

test('§2.5 a menu links to the four parts of the form, which shows what is missing and is empty after submission', async ({
  page,
}) => {
  const parts = ['basicInformation', 'propertyGallery', 'propertyInformation'];
  await open(page, '/add-new-listing');
  const links = page.getByRole('navigation', { name: 'Form sections' }).getByRole('link');
  await expect(links).toHaveCount(4);
  for (const [index, id] of [...parts, 'propertyContactDetails'].entries()) {
    await links.nth(index).click();
    await expect(page.locator(`section#${id}`)).toBeInViewport();
    await expect(page).toHaveURL(`/add-new-listing#${id}`);
  }

  const form = page.locator('main form').filter({ has: page.locator('#basicInformation') });
  const submit = form.getByRole('button', { name: 'Add the listing' });
  await submit.click();
  await expect(form.getByLabel('Property title')).toBeFocused();
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(9);
  await fillIn(form, {
    'Property title': 'Lime House',
    'Price in USD': 'cheap',
    'Area in Sq Ft': '١٢٣',
    Rooms: '1.5',
    Name: 'Lina Berg',
    'E-mail': 'lina@house.example',
    Phone: '+966 13 000 0099',
  });
  await form.getByLabel('Status').selectOption('For Rent');
  await form.getByLabel('Type').selectOption('House');
  await form.getByLabel('Pictures').setInputFiles([file('one.png')]);
  await expect(form.locator('[id$=-error]')).toHaveText([
    'Price in USD has to be a number above zero, such as 1,250.50',
    'Rooms has to be a whole number, such as 3, or 0 for none',
  ]);
  await fillIn(form, { 'Price in USD': '1,250.50', Rooms: '4' });
  await submit.click();
  await expect(page.getByText(SENT)).toBeVisible();
  await expect(form.getByLabel('Property title')).toHaveValue('');
  await expect(page.getByText('Drag pictures here')).toBeVisible();
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
  const hint = page.getByText('Drag pictures here');
  const input = page.getByLabel('Pictures');
  const removals = page.getByRole('button', { name: /^Remove/ });

  await test.step('pictures chosen before hydration are kept', async () => {
    const release = await holdScripts(page, '/add-new-listing');
    await input.setInputFiles([file('early.png')]);
    await release();
    await page.getByRole('button', { name: 'Remove early.png' }).click();
    await expect(hint).toBeVisible();
  });

  await input.setInputFiles([file('one.png'), file('two.png')]);
  await input.setInputFiles([file('three.png')]);
  await expect(hint).toHaveCount(0);
  await expect(page.getByText('3 pictures chosen')).toBeVisible();
  await expect.poll(() => page.locator('main canvas').last().evaluate(isDrawn)).toBe(true);
  await page.getByRole('button', { name: 'Remove two.png' }).click();
  // The focused button has been removed.
  await expect(input).toBeFocused();
  await expect(removals).toHaveCount(2);
  await page.getByRole('button', { name: 'Remove one.png' }).click();
  await expect(page.getByText('1 picture chosen')).toBeVisible();

  await test.step('a file that is no picture is refused beside the field, with its name and the reason', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
    await input.setInputFiles([
      file('text.png', 'image/png', Buffer.from('This is a text.')),
      file('empty.png', 'image/png', Buffer.alloc(0)),
      file('plan.svg', 'image/svg+xml', Buffer.from(svg)),
      file('one.png'),
    ]);
    await expect(page.getByText('2 pictures chosen')).toBeVisible();
    for (const reason of [
      /text\.png cannot be read as a picture/,
      /empty\.png is an empty file/,
      /plan\.svg is not a photograph/,
    ]) {
      await expect(input).toHaveAccessibleDescription(reason);
    }
  });

  await test.step('a name of 180 letters takes three lines, and no other name moves', async () => {
    await input.setInputFiles([file(`${'n'.repeat(176)}.png`)]);
    await expect(input).toHaveAccessibleDescription('');
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
    const files = ['drop.png', 'notes.txt'].map((name) => test.info().outputPath(name));
    for (const path of files) writeFileSync(path, PIXEL);
    await drop(page, page.getByText('one.png', { exact: true }), files);
    await expect(page.getByRole('button', { name: 'Remove drop.png' })).toBeVisible();
    await expect(input).toHaveAccessibleDescription(/notes\.txt is not a photograph/);
  });
});
