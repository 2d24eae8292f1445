// The submenus of the header: spec §2.1, §2.2; hover traps: WCAG 1.4.13.
import { readLayout } from '#app/content/layout.server.ts';
import { expect, hydrated, test } from '../fixtures.ts';
import { holdScripts } from '../hold-scripts.ts';
import { Header } from '../page-objects/header.ts';

const { navigation } = readLayout();
const dropdowns = navigation.flatMap(({ items, section, label }) =>
  items ? [{ label, items, section }] : [],
);
// §2.2 has two dropdowns with a section, the second before a plain link, and one without.
const [about, services] = dropdowns.filter(({ section }) => section);
const policies = dropdowns.find(({ section }) => !section);
const next = navigation[navigation.findIndex(({ label }) => label === services?.label) + 1];
if (!about || !services || !policies || !next?.to) throw new Error('The menu is not that of §2.2');
const [, secondItem] = about.items;
if (!secondItem) throw new Error('The first dropdown has fewer than two entries');

test('§2.1 submenus open on hover and by a click, and close by Escape, a click outside and a followed link', async ({
  page,
}) => {
  const header = new Header(page);
  await header.open();
  const list = header.submenu(about.label);

  await test.step('hover shows the list while the pointer is on the entry or the list', async () => {
    await expect(list).toBeHidden();
    await header.entry(about.label).getByRole('link', { name: about.label, exact: true }).hover();
    await expect(list).toBeVisible();
    // In steps, like a real pointer: a gap on the way must not close it.
    const last = await list.getByRole('link').last().boundingBox();
    await page.mouse.move((last?.x ?? 0) + 20, (last?.y ?? 0) + 10, { steps: 25 });
    await expect(list).toBeVisible();
    await page.mouse.move(700, 700);
    await expect(list).toBeHidden();
  });

  await test.step('Escape closes the list under the pointer, and the next hover opens it again', async () => {
    await header.entry(about.label).hover();
    await expect(list).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await page.mouse.move(700, 700);
    await header.entry(about.label).hover();
    await expect(list).toBeVisible();
    await page.mouse.move(700, 700);
    await expect(list).toBeHidden();
  });

  await test.step('a click keeps it open until another entry is hovered or a click is outside', async () => {
    await header.summary(about.label).click();
    await page.mouse.move(700, 700);
    await expect(list).toBeVisible();
    await header.entry(services.label).hover();
    await expect(header.submenu(services.label)).toBeVisible();
    await expect(list).toBeHidden();
    await header.summary(policies.label).click();
    await page.mouse.move(700, 700);
    await expect(header.submenu(policies.label)).toBeVisible();
    await page.mouse.click(700, 700);
    await expect(header.submenu(policies.label)).toBeHidden();
  });

  await test.step('following a link closes the list although the pointer is on it', async () => {
    await header.entry(about.label).hover();
    await list.getByRole('link', { name: secondItem.label, exact: true }).click();
    await expect(page).toHaveURL(secondItem.to);
    await hydrated(page);
    await page.waitForFunction(() => document.getAnimations().length === 0);
    await expect(list).toBeHidden();
  });
});

test('§2.1 submenus open on hover and by a click before hydration', async ({ page }) => {
  await holdScripts(page, '/contact');
  const header = new Header(page);
  await header.entry(services.label).hover();
  await expect(header.submenu(services.label)).toBeVisible();
  await header.summary(policies.label).click();
  await page.mouse.move(700, 700);
  await expect(header.submenu(policies.label)).toBeVisible();
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

test('§2.1 submenus open, close and lead to their pages by keyboard alone', async ({ page }) => {
  const header = new Header(page);
  await header.open();

  for (const key of ['Enter', 'Space']) {
    await test.step(`${key} opens, Tab moves into the list, Escape closes and restores the focus`, async () => {
      const items = header.submenu(about.label).getByRole('link');
      await header.entry(about.label).getByRole('link', { name: about.label, exact: true }).focus();
      await page.keyboard.press('Tab');
      await expect(header.summary(about.label)).toBeFocused();
      await page.keyboard.press(key);
      await expect(header.submenu(about.label)).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(items.first()).toBeFocused();
      await expect(items.first()).toHaveCSS('outline', /solid 3px/);
      await page.keyboard.press('Tab');
      await expect(items.nth(1)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(header.submenu(about.label)).toBeHidden();
      await expect(header.summary(about.label)).toBeFocused();
    });
  }

  const afterServices = header.entry(next.label).getByRole('link');
  await test.step('Tab skips a closed list', async () => {
    await header.summary(services.label).focus();
    await page.keyboard.press('Tab');
    await expect(afterServices).toBeFocused();
  });

  await test.step('a list closes when the focus leaves, and a later hover still opens it', async () => {
    await header.summary(services.label).focus();
    await page.keyboard.press('Enter');
    await expect(header.submenu(services.label)).toBeVisible();
    for (const _ of [...services.items, next]) await page.keyboard.press('Tab');
    await expect(afterServices).toBeFocused();
    await expect(header.submenu(services.label)).toBeHidden();
    await header.summary(services.label).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(header.submenu(services.label)).toBeHidden();
    await header.entry(services.label).hover();
    await expect(header.submenu(services.label)).toBeVisible();
    await page.mouse.move(700, 700);
    await expect(header.submenu(services.label)).toBeHidden();
  });

  await test.step('Enter on an item opens its page, and a later hover still opens the list', async () => {
    await header.summary(policies.label).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(policies.items[0]?.to ?? '');
    await expect(header.submenu(policies.label)).toBeHidden();
    await header.entry(policies.label).hover();
    await expect(header.submenu(policies.label)).toBeVisible();
  });
});
