// Footer and call to action: spec §2.1.
import { expect, hydrated, test } from '../fixtures.ts';

const LINKS = [
  ['Type of Project Capabilities', '/contract'],
  ['Area of Expertise', '/area-of-expertise'],
  ['Projects Portfolio', '/project'],
  ['Standard Compliance', '/standard-compliance'],
  ['Contact', '/contact'],
  ['Policy Of Public Statement', '/public-statement'],
  ['Human Rights Policy', '/privacy-policy'],
  ['Contact Us', '/contact'],
];

test('§2.1 the footer has the eight links of the list, in its order', async ({ page }) => {
  await page.goto('/contact');
  const links = page.getByRole('navigation', { name: 'Footer' }).getByRole('link');
  expect(
    await links.evaluateAll((all) =>
      all.map((link) => [link.textContent, link.getAttribute('href')]),
    ),
  ).toEqual(LINKS);
});

test('§2.1 the footer has a gallery of six pictures that all load', async ({ page }) => {
  await page.goto('/contact');
  const pictures = page.getByRole('contentinfo').locator('img');
  await expect(pictures).toHaveCount(6);
  await pictures.first().scrollIntoViewIfNeeded();
  for (const picture of await pictures.all()) {
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
    await expect(picture).not.toHaveAttribute('alt', '');
  }
  const links = page.getByRole('contentinfo').locator('a:has(img)');
  await expect(links).toHaveCount(6);
});

test('§2.1 the footer has social links that lead out', async ({ page }) => {
  await page.goto('/contact');
  const links = page.getByRole('list', { name: 'Follow us' }).getByRole('link');
  expect(await links.allTextContents()).toEqual(['LinkedIn', 'X', 'YouTube', 'Instagram']);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('href', /^https:\/\//);
    await expect(link.locator('svg')).toBeVisible();
  }
});

test('§2.1 the copyright line has the visitor’s current year', async ({ page }) => {
  await page.clock.install({ time: '2031-06-01T12:00:00Z' });
  await page.goto('/contact');
  await hydrated(page);
  // A year that differs from the build's makes no complaint: the fixture listens.
  await expect(page.getByRole('contentinfo')).toContainText('© 2031 Miqdam Industrial Contracting');
});

test('§2.1 the copyright line has a year without script too', async ({ browser, desk }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: desk.url });
  const page = await context.newPage();
  await page.goto('/contact');
  await expect(page.getByRole('contentinfo')).toContainText(/© 20\d\d Miqdam/);
  await context.close();
});

test('§2.1 the subscribe box asks for “Your mail address”', async ({ page }) => {
  await page.goto('/contact');
  await expect(
    page.getByRole('contentinfo').getByPlaceholder('Your mail address', { exact: true }),
  ).toBeVisible();
});

for (const path of ['/', '/contact', '/vision', '/404']) {
  test(`§2.1 the call to action stands on ${path}`, async ({ page, complaints }) => {
    if (path === '/404') complaints.expect(/status of 404/);
    await page.goto(path);
    const block = page.getByRole('region', { name: 'Send us the drawings' });
    await expect(block.getByRole('link').first()).toHaveAttribute('href', '/contact');
    const above = await block.evaluate((section) => section.nextElementSibling?.tagName);
    expect(above).toBe('FOOTER');
  });
}
