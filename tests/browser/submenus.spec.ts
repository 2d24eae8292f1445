// The submenus of the header: spec §2.1, §2.2; hover traps: WCAG 1.4.13.
import { readLayout } from '#app/content/layout.server.ts';
import { fileNeeds } from '../content.ts';
import { expect, handlersAttached, test } from '../fixtures.ts';
import { Header } from '../page-objects/header.ts';

const { navigation } = readLayout();
const dropdowns = navigation.flatMap(({ items, section, label }) =>
  items ? [{ label, items, section }] : [],
);
// §2.2 has two dropdowns with a section, the second before another entry, and one without.
type Dropdown = (typeof dropdowns)[number];
const [about, services] = dropdowns.filter(({ section }) => section) as [Dropdown, Dropdown];
const policies = dropdowns.find(({ section }) => !section) as Dropdown;
const place = navigation.findIndex(({ label }) => label === services?.label);
const next = navigation[place + 1] as (typeof navigation)[number];
fileNeeds(about && services && policies && next, 'menu like that of §2.2');
const lastItem = about?.items.at(-1) as Dropdown['items'][number];

test('§2.1 submenus open on hover and by a click, and close by Escape, a click outside and a followed link', async ({
  page,
}) => {
  const header = new Header(page);
  await header.open();
  const list = header.submenu(about.label);
  const leave = () => page.mouse.move(700, 700);

  await test.step('hover shows the list while the pointer is on the entry or the list', async () => {
    await expect(list).toBeHidden();
    await header.entry(about.label).getByRole('link', { name: about.label, exact: true }).hover();
    await expect(list).toBeVisible();
    // In steps, like a real pointer: a gap on the way must not close it.
    const last = await list.getByRole('link').last().boundingBox();
    await page.mouse.move((last?.x ?? 0) + 20, (last?.y ?? 0) + 10, { steps: 25 });
    await expect(list).toBeVisible();
    await leave();
    await expect(list).toBeHidden();
  });

  await test.step('Escape closes the list under the pointer, and the next hover opens it again', async () => {
    await header.entry(about.label).hover();
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await leave();
    await header.entry(about.label).hover();
    await expect(list).toBeVisible();
  });

  await test.step('a click keeps it open until another entry is hovered or a click is outside', async () => {
    await header.summary(about.label).click();
    await leave();
    await expect(list).toBeVisible();
    await header.entry(services.label).hover();
    await expect(header.submenu(services.label)).toBeVisible();
    await expect(list).toBeHidden();
    await header.summary(policies.label).click();
    await leave();
    await expect(header.submenu(policies.label)).toBeVisible();
    await page.mouse.click(700, 700);
    await expect(header.submenu(policies.label)).toBeHidden();
  });

  await test.step('following a link closes the list although the pointer is on it', async () => {
    await header.entry(about.label).hover();
    await list.getByRole('link', { name: lastItem.label, exact: true }).click();
    await expect(page).toHaveURL(lastItem.to);
    await handlersAttached(page);
    await page.waitForFunction(() => document.getAnimations().length === 0);
    await expect(list).toBeHidden();
  });
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('§2.1 submenus open on touch', async ({ page }) => {
    const header = new Header(page);
    await header.open();
    await header.summary(services.label).tap();
    const [{ label, to }] = services.items as [(typeof services.items)[number]];
    await header.submenu(services.label).getByRole('link', { name: label, exact: true }).tap();
    await expect(page).toHaveURL(to);
    await expect(header.submenu(services.label)).toBeHidden();
  });
});

test('§2.1 submenus open, close and lead to their pages by keyboard alone', async ({ page }) => {
  const header = new Header(page);
  await header.open();
  const openByKey = async (label: string) => {
    await header.summary(label).focus();
    await page.keyboard.press('Enter');
    await expect(header.submenu(label)).toBeVisible();
  };

  await test.step('Tab moves into the list, Escape closes it and restores the focus', async () => {
    await header.entry(about.label).getByRole('link', { name: about.label, exact: true }).focus();
    await page.keyboard.press('Tab');
    await expect(header.summary(about.label)).toBeFocused();
    await openByKey(about.label);
    await page.keyboard.press('Tab');
    const first = header.submenu(about.label).getByRole('link').first();
    await expect(first).toBeFocused();
    await expect(first).toHaveCSS('outline', /solid 3px/);
    await page.keyboard.press('Escape');
    await expect(header.submenu(about.label)).toBeHidden();
    await expect(header.summary(about.label)).toBeFocused();
  });

  await test.step('a list closes when the focus leaves, and a later hover still opens it', async () => {
    const { label, items } = services;
    await openByKey(label);
    for (const _ of [...items, next]) await page.keyboard.press('Tab');
    await expect(header.entry(next.label).locator('a, summary').first()).toBeFocused();
    await expect(header.submenu(label)).toBeHidden();
    await header.entry(label).hover();
    await expect(header.submenu(label)).toBeVisible();
    await page.mouse.move(700, 700);
    await expect(header.submenu(label)).toBeHidden();
  });

  await test.step('Enter on an item opens its page', async () => {
    await openByKey(policies.label);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(policies.items[0]?.to ?? '');
    await expect(header.submenu(policies.label)).toBeHidden();
  });
});
