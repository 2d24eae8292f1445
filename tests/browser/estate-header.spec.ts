// The header's button on template pages: spec §2.1.
import { expect, test } from '../fixtures.ts';

const BUTTONS = [
  ['/home-two', 'Add Listing', '/add-new-listing'],
  ['/home-three', 'Sell Property', '/property'],
  ['/home-six', 'Sell Property', '/property'],
  ['/home-seven', 'Add Listing', '/add-new-listing'],
  ['/property', 'Add Listing', '/add-new-listing'],
  ['/blog-details', 'Add Listing', '/add-new-listing'],
  ['/property/palm-court-house', 'Add Listing', '/add-new-listing'],
] as const;

test('§2.1 the header button is Add Listing, on some homes Sell Property', async ({ page }) => {
  const button = page.getByRole('banner').locator('nav + a');
  for (const [path, label, to] of BUTTONS) {
    await page.goto(path);
    await expect(button).toHaveText(label);
    await expect(button).toHaveAttribute('href', to);
  }
});

test('§2.1 on narrow screens the drawer has the header button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/property');
  await expect(page.getByRole('banner').locator('nav + a')).toBeHidden();
  await page.getByRole('button', { name: 'Open the menu' }).click();
  const button = page.getByRole('dialog', { name: 'Main' }).getByRole('link', {
    name: 'Add Listing',
  });
  await expect(button).toBeVisible();
  await expect(button).toHaveAttribute('href', '/add-new-listing');
});
