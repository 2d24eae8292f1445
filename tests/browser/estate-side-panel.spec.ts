// The off-canvas side panel of the template pages: spec §2.5, §4.
import type { Locator, Page } from '@playwright/test';
import { open } from '../estate.ts';
import { expect, test } from '../fixtures.ts';

class SidePanel {
  readonly page: Page;
  readonly trigger: Locator;
  readonly dialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.trigger = page.getByRole('button', { name: 'Open the side panel' });
    this.dialog = page.getByRole('dialog', { name: 'Offices and search' });
  }

  async open() {
    await this.trigger.click();
    await expect(this.dialog).toBeVisible();
    await this.dialog.evaluate((dialog) =>
      Promise.all(dialog.getAnimations().map((animation) => animation.finished)),
    );
  }

  /** Classes on the body. */
  locks(): Promise<string[]> {
    return this.page.evaluate(() => [...document.body.classList]);
  }
}

test('§2.5 the side panel has a search box that does nothing, addresses with links, social links, and a map that is requested when it opens', async ({
  page,
}) => {
  await page.route(/openstreetmap/, (route) => route.fulfill({ body: 'A map' }));
  const panel = new SidePanel(page);
  await open(page, '/home-six');
  await expect(page.locator('#side-panel object')).toHaveCount(0);
  await panel.open();
  await expect(panel.dialog.locator('a[href^="tel:"]')).toHaveCount(1);
  await expect(panel.dialog.locator('a[href^="mailto:"]')).toHaveCount(1);
  await expect(panel.dialog.getByRole('list', { name: 'Follow us' })).toBeVisible();
  const box = panel.dialog.getByPlaceholder('Search...', { exact: true });
  await expect(box).toBeVisible();
  await box.fill('villa');
  await box.press('Enter');
  await expect(box).toHaveValue('villa');
  await expect(panel.dialog).toBeVisible();
  await expect(page).toHaveURL('/home-six');
  await panel.dialog.getByRole('link', { name: 'Open the full map' }).scrollIntoViewIfNeeded();
  await expect(panel.dialog.locator('object')).toHaveAttribute('data', /^https:/);
});

test('§4 while the side panel is open two body classes lock the scroll; buttons, keys, links and a small screen close it', async ({
  page,
}) => {
  const panel = new SidePanel(page);
  const button = page.getByRole('button', { name: 'Close the side panel' });
  // Another load of the same page would keep its scroll position.
  for (const [closing, path, close] of [
    ['its button', '/home-six', () => button.click()],
    ['the overlay', '/home-two', () => page.mouse.click(100, 500)],
    ['the Escape key', '/about-us', () => page.keyboard.press('Escape')],
  ] as const) {
    await test.step(`closed by ${closing}`, async () => {
      await open(page, path);
      await panel.open();
      expect(await panel.locks()).toHaveLength(2);
      await page.mouse.move(100, 500);
      await page.mouse.wheel(0, 600);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await close();
      await expect(panel.dialog).toBeHidden();
      expect(await panel.locks()).toEqual([]);
      await page.mouse.wheel(0, 600);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    });
  }

  await open(page, '/home-six');
  await panel.open();
  await panel.dialog.locator('a[href="/faq"]').click();
  await expect(page).toHaveURL('/faq');
  await expect(panel.dialog).toBeHidden();
  expect(await panel.locks()).toEqual([]);
  await panel.open();
  await page.setViewportSize({ width: 900, height: 900 });
  await expect(panel.dialog).toBeHidden();
  await expect(page.getByRole('banner')).toBeFocused();
});
