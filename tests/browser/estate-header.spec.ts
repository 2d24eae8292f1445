// The header of template pages: spec §2.1, §2.2; the trigger of the side panel: decision 0007. Buttons
// of homes: estate-homes.spec.ts.
import { readLayout } from '#app/content/layout.server.ts';
import { expect, hydrated, test } from '../fixtures.ts';
import { Header } from '../page-objects/header.ts';

test('§2.1 decision 0007 template pages have a button in the header, in the drawer on narrow screens, and a trigger on large ones', async ({
  page,
}) => {
  const button = page.getByRole('banner').locator('nav + a');
  const trigger = page.locator('header').getByRole('button', { name: 'Open the side panel' });
  await page.goto('/contact');
  await hydrated(page);
  await expect(button).toBeVisible();
  await expect(trigger).toHaveCount(0);

  for (const path of ['/blog-details', '/property/palm-court-house', '/property']) {
    await page.goto(path);
    await expect.soft(button, path).toHaveText('Add Listing');
    await expect.soft(button, path).toHaveAttribute('href', '/add-new-listing');
    await expect.soft(trigger, path).toBeVisible();
  }
  await page.setViewportSize({ width: 1343, height: 900 });
  await expect(trigger).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(button).toBeHidden();
  await page.getByRole('button', { name: 'Open the menu' }).click();
  const inDrawer = page.getByRole('dialog', { name: 'Main' }).getByRole('link', {
    name: 'Add Listing',
  });
  await expect(inDrawer).toBeVisible();
  await expect(inDrawer).toHaveAttribute('href', '/add-new-listing');
});

test('§2.2 menu entries of sections stay on a home variant that has their sections', async ({
  page,
}) => {
  const entries = readLayout().navigation.filter(({ section }) => section);
  expect(entries).toHaveLength(2);
  const header = new Header(page);
  await header.open('/home-two');
  await page.evaluate(() => Object.assign(window, { same: true }));
  for (const { label, section: id } of entries) {
    await header.entry(label).getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(`/home-two#${id}`);
    await expect(page.locator(`#${id}`)).toBeFocused();
    await expect(page.locator(`#${id}-title`)).toBeInViewport();
  }
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
});
