// Top bar, header and menu entries: spec §2.1, §2.2.
import { readSite } from '#app/content/site.server.ts';
import { articlePath, firstOf, projectPath } from '../content.ts';
import { expect, hydrated, test } from '../fixtures.ts';
import { Header } from '../page-objects/header.ts';

const { phone, email, address, navigation, headerButton } = readSite();

/** Label of the entry that links to a path, or has it as a sub-item. */
const entryTo = (path: string) => firstOf(navigation, ({ to }) => to === path).label;
const submenuWith = (path: string) =>
  firstOf(navigation, ({ items }) => items?.some(({ to }) => to === path)).label;

test('§2.1 the top bar has telephone, e-mail and address, and is hidden below 768 px', async ({
  page,
}) => {
  await page.goto('/contact');
  const bar = page.getByRole('complementary', { name: 'Telephone, e-mail and address' });
  await expect(bar.getByRole('link', { name: phone.label })).toHaveAttribute('href', phone.href);
  await expect(bar.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
  await expect(bar.getByText(address.line)).toBeVisible();
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(bar).toBeVisible();
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(bar).toBeHidden();
});

test('the top bar and the footer are dark in the light scheme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/contact');
  const topBar = page.getByRole('complementary', { name: 'Telephone, e-mail and address' });
  for (const band of [topBar, page.getByRole('contentinfo')]) {
    await expect(band).toHaveCSS('background-color', 'rgb(13, 26, 33)');
  }
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(251, 250, 247)');
});

test('§2.2 the menu has all entries and sub-items in order', async ({ page }) => {
  await page.goto('/contact');
  const { menu } = new Header(page);
  const links = navigation.flatMap(({ label, to, section, items = [] }) => [
    ...(to ? [{ label, to }] : []),
    ...(section ? [{ label, to: `/#${section}` }] : []),
    ...items,
  ]);
  expect(
    await menu
      .locator('a')
      .evaluateAll((all) =>
        all.map((link) => ({ label: link.textContent?.trim(), to: link.getAttribute('href') })),
      ),
  ).toEqual(links);
  const entries = menu.locator('> ul > li');
  for (const [index, { label, items = [] }] of navigation.entries()) {
    await expect(entries.nth(index)).toContainText(label);
    await expect(entries.nth(index).locator('ul a')).toHaveText(items.map((item) => item.label));
  }
});

test('§2.1 an item is highlighted on its own path and on that of a sub-item', async ({ page }) => {
  const header = new Header(page);
  const active = () =>
    header.menu.locator('[data-active]').evaluateAll((all) => all.map((each) => each.textContent));
  await header.open('/contact');
  expect(await active()).toEqual([entryTo('/contact')]);
  const company = submenuWith('/mission');
  await header.open('/mission');
  expect(await active()).toEqual([company]);
  await expect(header.submenu(company).locator('[aria-current=page]')).toHaveAttribute(
    'href',
    '/mission',
  );
  const policies = submenuWith('/hse-policy');
  await header.open('/hse-policy');
  expect(await active()).toEqual([policies]);
  const [line, weight] = await header
    .summary(policies)
    .evaluate((summary) => [
      getComputedStyle(summary, '::after').scale,
      getComputedStyle(summary).fontWeight,
    ]);
  expect([line, weight]).toEqual(['1', '600']);
  await header.open('/');
  expect(await active()).toEqual([entryTo('/')]);
  for (const [path, label] of [
    [projectPath, entryTo('/project')],
    [articlePath, entryTo('/careers')],
    ['/career', entryTo('/careers')],
  ] as const) {
    await header.open(path);
    expect(await active()).toEqual([label]);
    await expect(header.menu.locator('[aria-current]')).toHaveCount(0);
  }
});

test('the skip link comes first, is visible on focus, and moves the focus to the content', async ({
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

test('§2.1 the header button of the contractor’s pages', async ({ page }) => {
  const header = new Header(page);
  const button = page.getByRole('banner').locator('a + button, nav + a').first();
  const { label, to } = headerButton.corporate;
  for (const path of ['/vision', '/']) {
    await page.goto(path);
    await expect(button).toHaveText(label);
    await expect(button).toHaveAttribute('href', to);
  }
  await header.open('/vision');
  await button.click();
  await expect(page).toHaveURL(to);
});

test('the menu fits beside the logo at all widths that show it', async ({ page }) => {
  await page.goto('/project');
  const header = page.locator('header');
  for (const width of [1248, 1256, 1264, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const mark = await header.locator('a svg').first().boundingBox();
    expect(mark?.width, `at ${width} px`).toBe(36);
    const lines = await header.locator('nav > ul > li > a').evaluateAll((all) => {
      const range = document.createRange();
      return all.map((link) => {
        range.selectNodeContents(link);
        return range.getClientRects().length;
      });
    });
    expect(lines.length).toBeGreaterThan(1);
    expect(new Set(lines), `at ${width} px`).toEqual(new Set([1]));
  }
});
