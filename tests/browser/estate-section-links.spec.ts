// Entries of the menu that lead to a section, on a page of the template that has both: spec §2.2.
import { expect, test } from '../fixtures.ts';
import { Header } from '../page-objects/header.ts';

test('§2.2 About Us and Services stay on a home variant that has these sections', async ({
  page,
}) => {
  const header = new Header(page);
  await header.open('/home-two');
  await page.evaluate(() => Object.assign(window, { same: true }));
  for (const [label, id] of [
    ['About Us', 'about-us'],
    ['Services', 'services'],
  ] as const) {
    await header.entry(label).getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(`/home-two#${id}`);
    await expect(page.locator(`#${id}`)).toBeFocused();
    await expect(page.locator(`#${id}-title`)).toBeInViewport();
  }
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
});
