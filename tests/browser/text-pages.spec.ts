// The pages made of text (spec §2.3, §2.4), as built.
import { expect, hydrated, test } from '../fixtures.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('§2.3 third-party inspection shows the page of quality management', async ({ page }) => {
    await page.goto('/thirdparty-inspection');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quality Management');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      /\/quality-management$/,
    );
  });

  test('§2.4 a link to a section of the human rights policy opens it', async ({ page }) => {
    await page.goto('/privacy-policy#wages');
    await expect(page.getByText('Wages reach the worker')).toBeVisible();
    await expect(page.getByText('Eight hours a day and forty-eight')).toBeHidden();
  });
});

test('§2.4 our history tells of 1986, 2001, 2007, 2009 and 2022, in this order', async ({
  page,
}) => {
  await page.goto('/our-history');
  const years = page.locator('#content ol time');
  await expect(years).toHaveText(['1986', '2001', '2007', '2009', '2022']);
});

test('§9 the human rights policy has 15 numbered sections, closed at first', async ({ page }) => {
  await page.goto('/privacy-policy');
  const sections = page.locator('#content details');
  await expect(sections).toHaveCount(15);
  await expect(page.locator('#content details[open]')).toHaveCount(0);
  const numbers = await page.locator('#content summary > span:first-child').allTextContents();
  expect(numbers.filter(Boolean)).toEqual(
    Array.from({ length: 15 }, (_, index) => String(index + 1).padStart(2, '0')),
  );
  await hydrated(page);
  await page.getByRole('button', { name: 'Open all' }).click();
  await expect(page.locator('#content details[open]')).toHaveCount(15);
  await page.getByRole('button', { name: 'Close all' }).click();
  await expect(page.locator('#content details[open]')).toHaveCount(0);
});

test('§2.4 the index of the human rights policy opens what it leads to', async ({ page }) => {
  await page.goto('/privacy-policy');
  await hydrated(page);
  await page.getByRole('link', { name: 'A voice' }).click();
  await expect(page).toHaveURL(/#a-voice$/);
  await expect(page.getByText('Each site with more than thirty people elects')).toBeVisible();
});

test('§2.4 a link from another page opens the section it names', async ({ page }) => {
  await page.goto('/staff-safety');
  await hydrated(page);
  await page.getByRole('link', { name: 'Human Rights Policy, section 12' }).click();
  await expect(page).toHaveURL(/\/privacy-policy#safe-work-and-heat$/);
  await expect(page.getByText('Everybody may refuse dangerous work')).toBeInViewport();
  await expect(page.locator('#content details[open]')).toHaveCount(1);
});

test('a hash that cannot be decoded leaves the page as it is', async ({ page }) => {
  await page.goto('/privacy-policy#%');
  await hydrated(page);
  await expect(page.locator('h1')).toHaveText('Human Rights Policy');
});

test('§2.4 printing the human rights policy opens every section', async ({ page }) => {
  await page.goto('/privacy-policy');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Wages reach the worker')).toBeVisible();
  await expect(page.getByText('Eight hours a day and forty-eight')).toBeVisible();
});

test('nothing fixed is printed over the text of each sheet', async ({ page }) => {
  await page.goto('/hse-policy');
  await page.emulateMedia({ media: 'print' });
  const fixed = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((part) => part.checkVisibility() && getComputedStyle(part).position === 'fixed')
      .map((part) => part.textContent),
  );
  expect(fixed).toEqual([]);
});

test('§2.4 the organizational chart is drawn in text, and listed on a telephone', async ({
  page,
}) => {
  await page.goto('/organizational-chart');
  const drawing = page.getByRole('img', { name: /Who answers to whom/ });
  await expect(drawing).toBeVisible();
  await expect(drawing.getByText('Sattam Al-Mirqabi')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(drawing).toBeHidden();
  await expect(page.locator('#content li').getByText('Sattam Al-Mirqabi')).toBeVisible();
});

test('incident-free hours: each rate is recordable cases × 200 000 ÷ hours', async ({ page }) => {
  await page.goto('/incident-free');
  const record = page.getByRole('table', { name: /Recordable is the sum/ });
  const rows = await record.locator('tbody tr').allInnerTexts();
  expect(rows.length).toBeGreaterThanOrEqual(5);
  for (const row of rows) {
    const cells = row.split('\t').map((cell) => cell.trim().replaceAll(',', ''));
    const [hours = 0, lost = 0, restricted = 0, medical = 0, recordable = 0] = cells
      .slice(1)
      .map(Number);
    expect(recordable).toBe(lost + restricted + medical);
    expect(cells[6]).toBe(((recordable * 200_000) / hours).toFixed(2));
  }
});
