// The submenus of the header: spec §2.1, §2.2; hover traps: WCAG 1.4.13.
import { readSite } from '#app/content/site.server.ts';
import { expect, test } from '../fixtures.ts';
import { Header } from '../page-objects/header.ts';

const { navigation } = readSite();
const dropdowns = navigation.flatMap(({ items, section, label }) =>
  items ? [{ label, items, section }] : [],
);
// §2.2 has two dropdowns with a section, the second before a plain link, and one without.
const [about, services] = dropdowns.filter(({ section }) => section);
const policies = dropdowns.find(({ section }) => !section);
const next = navigation[navigation.findIndex(({ label }) => label === services?.label) + 1];
if (!about || !services || !policies || !next?.to) throw new Error('The menu is not that of §2.2');
const [, secondItem] = about.items;
if (!secondItem) throw new Error('The first dropdown has less than two entries');

test.describe('§2.1 submenus by pointer', () => {
  test('open on hover, stay while the pointer moves onto the list, and close when it leaves', async ({
    page,
  }) => {
    const header = new Header(page);
    await header.open();
    const list = header.submenu(about.label);
    await expect(list).toBeHidden();
    await header.entry(about.label).getByRole('link', { name: about.label, exact: true }).hover();
    await expect(list).toBeVisible();
    // In steps, like a hand: a gap on the way must not close it.
    const last = await list.getByRole('link').last().boundingBox();
    await page.mouse.move((last?.x ?? 0) + 20, (last?.y ?? 0) + 10, { steps: 25 });
    await expect(list).toBeVisible();
    await page.mouse.move(700, 700);
    await expect(list).toBeHidden();
  });

  test('open before hydration', async ({ page }) => {
    await page.route('**/assets/*.js', () => {});
    await page.goto('/contact');
    const header = new Header(page);
    await header.entry(services.label).hover();
    await expect(header.submenu(services.label)).toBeVisible();
    await header.summary(policies.label).click();
    await page.mouse.move(700, 700);
    await expect(header.submenu(policies.label)).toBeVisible();
  });

  test('Escape closes the list under the pointer, and the next hover opens it again', async ({
    page,
  }) => {
    const header = new Header(page);
    await header.open();
    const list = header.submenu(about.label);
    await header.entry(about.label).hover();
    await expect(list).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await page.mouse.move(700, 700);
    await header.entry(about.label).hover();
    await expect(list).toBeVisible();
  });

  test('a click keeps it open until another entry is hovered or a click is outside', async ({
    page,
  }) => {
    const header = new Header(page);
    await header.open();
    await header.summary(about.label).click();
    await page.mouse.move(700, 700);
    await expect(header.submenu(about.label)).toBeVisible();
    await header.entry(services.label).hover();
    await expect(header.submenu(services.label)).toBeVisible();
    await expect(header.submenu(about.label)).toBeHidden();
    await header.summary(policies.label).click();
    await page.mouse.move(700, 700);
    await expect(header.submenu(policies.label)).toBeVisible();
    await page.mouse.click(700, 700);
    await expect(header.submenu(policies.label)).toBeHidden();
  });

  test('following a link closes the list although the pointer is on it', async ({ page }) => {
    const header = new Header(page);
    await header.open();
    await header.entry(about.label).hover();
    await header
      .submenu(about.label)
      .getByRole('link', { name: secondItem.label, exact: true })
      .click();
    await expect(page).toHaveURL(secondItem.to);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.waitForFunction(() => document.getAnimations().length === 0);
    await expect(header.submenu(about.label)).toBeHidden();
  });
});

test('§2.1 submenus open on touch', async ({ browser, desk }) => {
  const context = await browser.newContext({
    hasTouch: true,
    baseURL: desk.url,
    viewport: { width: 1280, height: 800 },
  });
  const page = await context.newPage();
  const header = new Header(page);
  await header.open();
  await header.summary(services.label).tap();
  await expect(header.submenu(services.label)).toBeVisible();
  const last = services.items.at(-1);
  await header
    .submenu(services.label)
    .getByRole('link', { name: last?.label ?? '', exact: true })
    .tap();
  await expect(page).toHaveURL(last?.to ?? '');
  await expect(header.submenu(services.label)).toBeHidden();
  await context.close();
});

test.describe('§2.1 submenus by keyboard alone', () => {
  for (const key of ['Enter', 'Space']) {
    test(`${key} opens, Tab moves into the list, Escape closes and restores the focus`, async ({
      page,
    }) => {
      const header = new Header(page);
      await header.open();
      await header.entry(about.label).getByRole('link', { name: about.label, exact: true }).focus();
      await page.keyboard.press('Tab');
      await expect(header.summary(about.label)).toBeFocused();
      await page.keyboard.press(key);
      await expect(header.submenu(about.label)).toBeVisible();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      const second = header
        .submenu(about.label)
        .getByRole('link', { name: secondItem.label, exact: true });
      await expect(second).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(header.submenu(about.label)).toBeHidden();
      await expect(header.summary(about.label)).toBeFocused();
    });
  }

  test('closes when focus leaves, and a later hover still opens it', async ({ page }) => {
    const header = new Header(page);
    await header.open();
    await header.summary(services.label).focus();
    await page.keyboard.press('Enter');
    await expect(header.submenu(services.label)).toBeVisible();
    for (const _ of [...services.items, next]) await page.keyboard.press('Tab');
    await expect(header.entry(next.label).getByRole('link')).toBeFocused();
    await expect(header.submenu(services.label)).toBeHidden();
    await header.summary(services.label).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(header.submenu(services.label)).toBeHidden();
    await header.entry(services.label).hover();
    await expect(header.submenu(services.label)).toBeVisible();
  });

  test('Enter on an item opens its page, and a later hover still opens the list', async ({
    page,
  }) => {
    const header = new Header(page);
    await header.open();
    await header.summary(policies.label).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(policies.items[0]?.to ?? '');
    await expect(header.submenu(policies.label)).toBeHidden();
    await header.entry(policies.label).hover();
    await expect(header.submenu(policies.label)).toBeVisible();
  });

  test('Tab skips a closed list', async ({ page }) => {
    const header = new Header(page);
    await header.open();
    await header.summary(services.label).focus();
    await page.keyboard.press('Tab');
    await expect(header.entry(next.label).getByRole('link')).toBeFocused();
  });

  test('the focused item has an outline', async ({ page }) => {
    const header = new Header(page);
    await header.open();
    await header.summary(about.label).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const focused = header.submenu(about.label).getByRole('link').first();
    await expect(focused).toBeFocused();
    await expect(focused).toHaveCSS('outline', /solid 3px/);
  });
});
