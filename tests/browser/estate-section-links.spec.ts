// Menu entries that link to a section, on a template page that has both sections: spec §2.2.
import { readSite } from '#app/content/site.server.ts';
import { expect, test } from '../fixtures.ts';
import { Header } from '../page-objects/header.ts';

test('§2.2 both entries stay on a home variant that has their sections', async ({ page }) => {
  const entries = readSite().navigation.filter(({ section }) => section);
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
