// Toasts: spec §4 and §9: top right, 5000 ms, pause on hover and focus loss, dismissed by dragging 80 %.
import type { Locator, Page } from '@playwright/test';
import { readInterface } from '#app/content/interface.server.ts';
import { expect, hydrated, test } from '../fixtures.ts';

const { form, toasts } = readInterface();

/** Sends the contact form and returns its toast. */
async function raiseToast(page: Page): Promise<Locator> {
  await page.goto('/contact');
  await hydrated(page);
  await page.locator('main [name="message"]').fill('For the toast');
  await page.locator('main form').getByRole('button', { name: form.submit }).click();
  const toast = page.getByRole('region', { name: toasts.region }).getByRole('status');
  await expect(toast).toBeVisible();
  await expect.poll(() => timer(toast)).toMatchObject({ state: 'running' });
  return toast;
}

/** Sends the form by keyboard while the pointer is at this position. */
async function raiseByKeyboard(page: Page, x = 10, y = 600): Promise<Locator> {
  await page.goto('/contact');
  await hydrated(page);
  await page.mouse.move(x, y);
  await page.locator('main [name="message"]').fill('For the toast');
  await page.locator('main form').getByRole('button', { name: form.submit }).press('Enter');
  const toast = page.getByRole('region', { name: toasts.region }).getByRole('status');
  await expect(toast).toBeVisible();
  // The timer starts when the entry animation ends.
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

test('§9 is at the top right and closes after 5000 ms, by its button, or by dragging past 80 per cent', async ({
  page,
}) => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    const toast = await raiseToast(page);
    const box = await toast.boundingBox();
    expect(box?.y).toBeLessThan(150);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1440 - 50);
    expect(await timer(toast)).toMatchObject({ duration: 5000 });
    await toast.getByRole('progressbar').evaluate((bar) => bar.getAnimations()[0]?.finish());
    await expect(toast).toHaveCount(0);
  }

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const toast = await raiseToast(page);
  const region = page.getByRole('region', { name: toasts.region });
  await expect(region).toHaveAttribute('aria-live', 'polite');
  await toast.getByRole('button', { name: toasts.close }).click();
  await expect(toast).toHaveCount(0);

  await raiseToast(page);
  const place = await toast.boundingBox();
  await drag(page, toast, 0.79);
  await expect.poll(() => toast.boundingBox()).toEqual(place);
  await drag(page, toast, 0.81);
  await expect(toast).toHaveCount(0);
});

test('§4 pauses under the pointer, around the keyboard focus and while the window has no focus', async ({
  page,
}) => {
  const expectTimer = (toast: Locator, state: AnimationPlayState) =>
    expect.poll(() => timer(toast)).toMatchObject({ state });

  const toast = await raiseToast(page);
  await toast.hover();
  await expectTimer(toast, 'paused');
  await page.mouse.move(10, 600);
  await expectTimer(toast, 'running');
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await expectTimer(toast, 'paused');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expectTimer(toast, 'running');

  await raiseByKeyboard(page);
  await expectTimer(toast, 'running');
  await toast.focus();
  await expectTimer(toast, 'paused');
  await page.keyboard.press('Tab');
  await expect(toast.getByRole('button', { name: toasts.close })).toBeFocused();
  await expectTimer(toast, 'paused');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expectTimer(toast, 'running');

  await test.step('is paused when it appears under the pointer', async () => {
    await raiseByKeyboard(page, 1440 - 150, 120);
    await expectTimer(toast, 'paused');
    await page.mouse.move(10, 600);
    await expectTimer(toast, 'running');
  });

  await test.step('is paused when it appears in a window without focus', async () => {
    await page.addInitScript(() => {
      document.hasFocus = () => false;
    });
    await raiseByKeyboard(page);
    await expectTimer(toast, 'paused');
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expectTimer(toast, 'running');
  });
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
