// Toasts: spec §4 and §9: top right, 5000 ms, pause on hover and focus loss, dragged away at 80 %.
import type { Locator, Page } from '@playwright/test';
import { expect, hydrated, test } from '../fixtures.ts';

/** Sends the contact form and answers its toast. */
async function raiseToast(page: Page): Promise<Locator> {
  await page.goto('/contact');
  await hydrated(page);
  await page.locator('main [name="message"]').fill('For the toast');
  await page.locator('main form').getByRole('button', { name: 'Send Message' }).click();
  const toast = page.getByRole('region', { name: 'Notices' }).getByRole('status');
  await expect(toast).toBeVisible();
  await expect.poll(() => timer(toast)).toMatchObject({ state: 'running' });
  return toast;
}

/** Sends the form by keyboard while the pointer rests at the given place. */
async function raiseByKeyboard(page: Page, x = 10, y = 600): Promise<Locator> {
  await page.goto('/contact');
  await hydrated(page);
  await page.mouse.move(x, y);
  await page.locator('main [name="message"]').fill('For the toast');
  await page.locator('main form').getByRole('button', { name: 'Send Message' }).press('Enter');
  const toast = page.getByRole('region', { name: 'Notices' }).getByRole('status');
  await expect(toast).toBeVisible();
  // Its timer is started with the end of its arrival.
  await expect.poll(() => toast.evaluate((element) => element.getAnimations().length)).toBe(0);
  return toast;
}

/** The animation whose end closes the toast. */
function timer(toast: Locator) {
  return toast.getByRole('progressbar').evaluate((bar) => {
    const [animation] = bar.getAnimations();
    return { state: animation?.playState, duration: animation?.effect?.getTiming().duration };
  });
}

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test.describe(`toast, motion ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test('§9 stands top right and closes itself after 5000 ms', async ({ page }) => {
      const toast = await raiseToast(page);
      const box = await toast.boundingBox();
      expect(box?.y).toBeLessThan(150);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1440 - 50);
      expect(await timer(toast)).toMatchObject({ duration: 5000 });
      await toast.getByRole('progressbar').evaluate((bar) => bar.getAnimations()[0]?.finish());
      await expect(toast).toHaveCount(0);
    });
  });
}

test('§4 a toast pauses while it is hovered and while the window has lost focus', async ({
  page,
}) => {
  const toast = await raiseToast(page);
  await toast.hover();
  await expect.poll(() => timer(toast)).toMatchObject({ state: 'paused' });
  await page.mouse.move(10, 600);
  await expect.poll(() => timer(toast)).toMatchObject({ state: 'running' });
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await expect.poll(() => timer(toast)).toMatchObject({ state: 'paused' });
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect.poll(() => timer(toast)).toMatchObject({ state: 'running' });
});

test('§4 a toast that appears under the pointer is paused until the pointer leaves', async ({
  page,
}) => {
  const toast = await raiseByKeyboard(page, 1440 - 150, 120);
  await expect.poll(() => timer(toast)).toMatchObject({ state: 'paused' });
  await page.mouse.move(10, 600);
  await expect.poll(() => timer(toast)).toMatchObject({ state: 'running' });
});

test('§4 a toast that appears in a window without focus waits for it', async ({ page }) => {
  await page.addInitScript(() => {
    document.hasFocus = () => false;
  });
  const toast = await raiseByKeyboard(page);
  await expect.poll(() => timer(toast)).toMatchObject({ state: 'paused' });
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect.poll(() => timer(toast)).toMatchObject({ state: 'running' });
});

test('a toast is paused while the keyboard focus is on it or in it', async ({ page }) => {
  const toast = await raiseByKeyboard(page);
  await expect.poll(() => timer(toast)).toMatchObject({ state: 'running' });
  await toast.focus();
  await expect.poll(() => timer(toast)).toMatchObject({ state: 'paused' });
  await page.keyboard.press('Tab');
  await expect(toast.getByRole('button', { name: 'Close the notice' })).toBeFocused();
  await expect.poll(() => timer(toast)).toMatchObject({ state: 'paused' });
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect.poll(() => timer(toast)).toMatchObject({ state: 'running' });
});

test('§9 a toast is dragged away past 80 percent of its width, not before', async ({ page }) => {
  const toast = await raiseToast(page);
  const place = await toast.boundingBox();
  await drag(page, toast, 0.79);
  await expect.poll(() => toast.boundingBox()).toEqual(place);
  await drag(page, toast, 0.81);
  await expect(toast).toHaveCount(0);
});

test('a toast is announced politely and closes by its button', async ({ page }) => {
  const toast = await raiseToast(page);
  const region = page.getByRole('region', { name: 'Notices' });
  await expect(region).toHaveAttribute('aria-live', 'polite');
  await toast.getByRole('button', { name: 'Close the notice' }).click();
  await expect(toast).toHaveCount(0);
});

async function drag(page: Page, toast: Locator, share: number) {
  const box = await toast.boundingBox();
  if (!box) throw new Error('The toast is not shown');
  const from = { x: box.x + 20, y: box.y + box.height / 2 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + box.width * share, from.y, { steps: 8 });
  await page.mouse.up();
}
