// The off-canvas side panel of the template pages: spec §2.5, §4.
import type { Page } from '@playwright/test';
import { open } from '../estate.ts';
import { expect, test } from '../fixtures.ts';

/** Opens the panel and waits until it is at rest. */
async function openPanel(page: Page) {
  await page.getByRole('button', { name: 'Open the side panel' }).click();
  const panel = page.getByRole('dialog', { name: 'Offices and search' });
  await expect(panel).toBeVisible();
  await panel.evaluate((dialog) =>
    Promise.all(dialog.getAnimations().map((animation) => animation.finished)),
  );
  return panel;
}

/** Number of classes on the body. */
const locks = (page: Page) => page.evaluate(() => document.body.classList.length);

test('§2.5 the side panel has a search box that does nothing, addresses with links, social links, and a map that is requested when it opens', async ({
  page,
}) => {
  await page.route(/openstreetmap/, (route) => route.fulfill({ body: 'A map' }));
  await open(page, '/home-six');
  await expect(page.locator('#side-panel object')).toHaveCount(0);
  const panel = await openPanel(page);
  await expect(panel.locator('a[href^="tel:"]')).toHaveCount(1);
  await expect(panel.locator('a[href^="mailto:"]')).toHaveCount(1);
  await expect(panel.getByRole('list', { name: 'Follow us' })).toBeVisible();
  const box = panel.getByPlaceholder('Search...', { exact: true });
  await box.fill('villa');
  await box.press('Enter');
  await expect(box).toHaveValue('villa');
  await expect(panel).toBeVisible();
  await panel.getByRole('link', { name: 'Open the full map' }).scrollIntoViewIfNeeded();
  await expect(panel.locator('object')).toHaveAttribute('data', /^https:/);

  await panel.locator('a[href="/faq"]').click();
  await expect(page).toHaveURL('/faq');
  await expect(panel).toBeHidden();
  expect(await locks(page)).toBe(0);
});

test('§4 while the side panel is open two body classes lock the scroll; its button, the overlay, Escape and a small screen close it', async ({
  page,
}) => {
  await open(page, '/blog');
  const scrolled = () => page.evaluate(() => scrollY);
  for (const close of [
    () => page.getByRole('button', { name: 'Close the side panel' }).click(),
    () => page.mouse.click(100, 500),
    () => page.keyboard.press('Escape'),
  ]) {
    const panel = await openPanel(page);
    const before = await scrolled();
    expect(await locks(page)).toBe(2);
    await page.mouse.move(100, 500);
    await page.mouse.wheel(0, 600);
    expect(await scrolled()).toBe(before);
    await close();
    await expect(panel).toBeHidden();
    expect(await locks(page)).toBe(0);
    await page.mouse.wheel(0, 600);
    await expect.poll(scrolled).toBeGreaterThan(before);
  }
  const panel = await openPanel(page);
  await page.setViewportSize({ width: 900, height: 900 });
  await expect(panel).toBeHidden();
  await expect(page.getByRole('banner')).toBeFocused();
});
