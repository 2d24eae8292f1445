// Certificates: spec §2.4, §4 (certificate modal), §9.
import { expect, hydrated, test } from '../fixtures.ts';

const PAGES = [
  { path: '/certification', titles: ['ISO 9001', 'ISO 14001', 'ISO 45001'] },
  {
    path: '/iso-certifications',
    titles: [
      'Chamber of Commerce membership',
      'Contractors classification',
      'Cybersecurity compliance',
      'D-U-N-S number',
      'National oil company approval',
      'Saudi contractors register',
      'Saudization certificate',
      'VAT registration',
      'Commercial registration',
      'Local content certificate',
      'Jadeer qualification',
      'Zakat certificate 2026',
    ],
  },
];

for (const { path, titles } of PAGES) {
  test(`§2.4 ${path} shows ${titles.length} certificates with number, scope and dates`, async ({
    page,
  }) => {
    await page.goto(path);
    const cells = page.locator('#certificates li');
    await expect(cells.getByRole('heading', { level: 3 })).toHaveText(titles);
    await expect(cells.locator('img')).toHaveCount(titles.length);
    for (const cell of await cells.all()) {
      await expect(cell.getByRole('term')).toHaveText(['Number', 'Scope', 'Issued', 'Expires']);
    }
  });

  test(`§2.4 every drawing of ${path} says that it is a specimen`, async ({ page }) => {
    await page.goto(path);
    const files = await page
      .locator('#certificates a[href$=".svg"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(files).toHaveLength(titles.length);
    for (const file of files) {
      expect(await (await page.request.get(file)).text()).toMatch(/specimen/i);
    }
  });
}

test('§4 a press enlarges it in a large centred dialog; the button closes it', async ({ page }) => {
  await page.goto('/iso-certifications');
  await hydrated(page);
  const opener = page.getByRole('link', { name: 'Enlarge: VAT registration' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'VAT registration' });
  await expect(dialog).toBeVisible();
  const box = await dialog.boundingBox();
  if (!box) throw new Error('The dialog has no box');
  expect(box.width).toBeGreaterThan(800);
  expect(Math.abs(box.x * 2 + box.width - 1440)).toBeLessThan(20);
  expect(Math.abs(box.y * 2 + box.height - 900)).toBeLessThan(20);
  const image = dialog.getByRole('img', { name: /^VAT registration.*specimen/i });
  expect((await image.boundingBox())?.height).toBeGreaterThan(500);
  await expect(dialog).toContainText('No expiry');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('§4 by keyboard: Enter opens, arrows step round, Escape closes and gives the focus back', async ({
  page,
}) => {
  await page.goto('/certification');
  await hydrated(page);
  const opener = page.getByRole('link', { name: 'Enlarge: ISO 14001' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName('ISO 14001');
  await page.keyboard.press('ArrowRight');
  await expect(dialog).toHaveAccessibleName('ISO 45001');
  await page.keyboard.press('ArrowRight');
  await expect(dialog).toHaveAccessibleName('ISO 9001');
  await page.keyboard.press('Alt+ArrowRight');
  await expect(dialog).toHaveAccessibleName('ISO 9001');
  await page.keyboard.press('ArrowLeft');
  await expect(dialog).toHaveAccessibleName('ISO 45001');
  await expect(dialog.getByRole('status')).toContainText('3 of 3');
  await dialog.getByRole('button', { name: 'Previous certificate' }).click();
  await expect(dialog).toHaveAccessibleName('ISO 14001');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('§4 a press beside the dialog closes it; it fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/iso-certifications');
  await hydrated(page);
  await page.getByRole('link', { name: 'Enlarge: Jadeer qualification' }).click();
  const box = await page.getByRole('dialog').boundingBox();
  expect(box?.width).toBeGreaterThan(340);
  expect(box?.width).toBeLessThanOrEqual(390);
  await page.mouse.click(4, 4);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('§4 in a low window the drawing is still larger than the one that was pressed', async ({
  page,
}) => {
  await page.goto('/certification');
  await hydrated(page);
  const opener = page.getByRole('link', { name: 'Enlarge: ISO 9001' });
  const dialog = page.getByRole('dialog', { name: 'ISO 9001' });
  for (const [width, height] of [
    [844, 390],
    [667, 375],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    const thumbnail = await opener.locator('img').boundingBox();
    await opener.click();
    const image = await dialog.getByRole('img').boundingBox();
    expect(image?.height, `at ${width}×${height}`).toBeGreaterThan(thumbnail?.height ?? Infinity);
    await dialog.getByText('Open the drawing').scrollIntoViewIfNeeded();
    await expect(dialog.getByRole('link').last()).toBeInViewport();
    await page.keyboard.press('Escape');
  }
});

test('§4 what is selected with the mouse may end beside the dialog, which stays', async ({
  page,
}) => {
  await page.goto('/iso-certifications');
  await hydrated(page);
  await page.getByRole('link', { name: 'Enlarge: Jadeer qualification' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('heading').hover();
  await page.mouse.down();
  await page.mouse.move(4, 4);
  await page.mouse.up();
  await expect(dialog).toBeVisible();
  await page.mouse.click(4, 4);
  await expect(dialog).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a certificate leads to its whole drawing', async ({ page }) => {
    await page.goto('/certification');
    await page.getByRole('link', { name: 'Enlarge: ISO 9001' }).click();
    await expect(page).toHaveURL(/\/marks\/certificates\/iso-9001.*\.svg$/);
  });
});

test('§4 back closes the dialog and stays on the page; one step more leaves it', async ({
  page,
}) => {
  await page.goto('/vision');
  await hydrated(page);
  await page
    .getByRole('navigation', { name: 'Footer' })
    .getByRole('link', { name: 'Standard Compliance' })
    .click();
  await expect(page).toHaveURL('/standard-compliance');
  await page.goto('/iso-certifications');
  await hydrated(page);
  const opener = page.getByRole('link', { name: 'Enlarge: VAT registration' });
  const dialog = page.getByRole('dialog', { name: 'VAT registration' });
  await opener.click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/iso-certifications');
  await expect(opener).toBeFocused();
  await opener.click();
  await dialog.getByRole('link', { name: /drawing/i }).click();
  await expect(page).toHaveURL(/\/vat\..*svg$/);
  await page.goBack();
  await expect(page).toHaveURL('/iso-certifications');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/standard-compliance');
});
