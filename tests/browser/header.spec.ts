// Top bar, header and the entries of its menu: spec §2.1, §2.2.
import { expect, hydrated, test } from '../fixtures.ts';
import { Header } from '../page-objects/header.ts';

const MENU = [
  ['Home', '/'],
  ['About Us', '/#about-us'],
  ['Who We Are', '/our-history'],
  ['Our Vision', '/vision'],
  ['Our Mission', '/mission'],
  ['Organizational chart', '/organizational-chart'],
  ['Certifications', '/certification'],
  ['Services', '/#services'],
  ['Type of Projects Capabilities', '/contract'],
  ['Area of Expertise', '/area-of-expertise'],
  ['Projects Portfolio', '/project'],
  ['HSE Policy', '/hse-policy'],
  ['Human Rights Policy', '/privacy-policy'],
  ['Policy of Public Statement', '/public-statement'],
  ['Standard Compliance', '/standard-compliance'],
  ['Careers', '/careers'],
  ['Contact', '/contact'],
];

test('§2.1 the top bar gives telephone, e-mail and address, and is hidden on small screens', async ({
  page,
}) => {
  await page.goto('/contact');
  const bar = page.getByRole('complementary', { name: 'Telephone, e-mail and address' });
  await expect(bar.getByRole('link', { name: '+966 13 000 0010' })).toHaveAttribute(
    'href',
    'tel:+966130000010',
  );
  await expect(bar.getByRole('link', { name: 'info@miqdam.example' })).toHaveAttribute(
    'href',
    'mailto:info@miqdam.example',
  );
  await expect(bar.getByText('industrial city, 35518')).toBeVisible();
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(bar).toBeVisible();
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(bar).toBeHidden();
});

test('the top bar and the footer are dark in the light scheme too', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/contact');
  const topBar = page.getByRole('complementary', { name: 'Telephone, e-mail and address' });
  for (const band of [topBar, page.getByRole('contentinfo')]) {
    await expect(band).toHaveCSS('background-color', 'rgb(13, 26, 33)');
  }
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(251, 250, 247)');
});

test('§2.2 the menu has every entry of the table, in its order', async ({ page }) => {
  await page.goto('/contact');
  const links = new Header(page).menu.locator('a');
  expect(
    await links.evaluateAll((all) =>
      all.map((link) => [link.textContent?.trim(), link.getAttribute('href')]),
    ),
  ).toEqual(MENU);
  await expect(new Header(page).summary('Policies')).toHaveText('Policies');
});

test('§2.1 an item is highlighted on its own path and on that of a sub-item', async ({ page }) => {
  const header = new Header(page);
  const active = () =>
    header.menu.locator('[data-active]').evaluateAll((all) => all.map((each) => each.textContent));
  await header.open('/contact');
  expect(await active()).toEqual(['Contact']);
  await header.open('/mission');
  expect(await active()).toEqual(['About Us']);
  await expect(header.submenu('About Us').locator('[aria-current=page]')).toHaveText('Our Mission');
  await header.open('/hse-policy');
  expect(await active()).toEqual(['Policies']);
  const [line, weight] = await header
    .summary('Policies')
    .evaluate((summary) => [
      getComputedStyle(summary, '::after').scale,
      getComputedStyle(summary).fontWeight,
    ]);
  expect([line, weight]).toEqual(['1', '600']);
  await header.open('/');
  expect(await active()).toEqual(['Home']);
  for (const [path, label] of [
    ['/project/crude-unit-turnaround', 'Projects Portfolio'],
    ['/blog/a-lift-that-we-did-not-make', 'Careers'],
    ['/career', 'Careers'],
  ] as const) {
    await header.open(path);
    expect(await active()).toEqual([label]);
    await expect(header.menu.locator('[aria-current]')).toHaveCount(0);
  }
});

test('the skip link comes first, shows itself, and moves the focus to the content', async ({
  page,
}) => {
  await page.goto('/contact');
  await hydrated(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('§2.1 the header button follows the kind of page', async ({ page }) => {
  const header = new Header(page);
  const button = page.getByRole('banner').locator('a + button, nav + a').first();
  for (const [path, label, to] of [
    ['/vision', 'Contact us', '/contact'],
    ['/', 'Contact us', '/contact'],
  ] as const) {
    await page.goto(path);
    await expect(button).toHaveText(label);
    await expect(button).toHaveAttribute('href', to);
  }
  await header.open('/vision');
  await button.click();
  await expect(page).toHaveURL('/contact');
});

test('the menu fits beside an unsqueezed mark from the first width that shows it', async ({
  page,
}) => {
  await page.goto('/project');
  const header = page.locator('header');
  for (const width of [1248, 1256, 1264, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const mark = await header.locator('a svg').first().boundingBox();
    expect(mark?.width, `at ${width} px`).toBe(36);
    const link = header.getByRole('link', { name: 'Standard Compliance' });
    const lines = await link.evaluate((entry) => {
      const text = document.createRange();
      text.selectNodeContents(entry);
      return text.getClientRects().length;
    });
    expect(lines, `at ${width} px`).toBe(1);
  }
});
