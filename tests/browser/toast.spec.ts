// Toasts: spec §4 and §9: top right, 5000 ms, pause on hover and focus loss, dismissed by dragging 80 %.
import type { Locator, Page } from '@playwright/test';
import { readInterface } from '#app/content/interface.server.ts';
import { expect, hydrated, test } from '../fixtures.ts';

const { form, toasts } = readInterface();

/** The animation whose end closes the toast. */
const timer = (toast: Locator) =>
  toast.getByRole('progressbar').evaluate((bar) => {
    const [animation] = bar.getAnimations();
    return { state: animation?.playState, duration: animation?.effect?.getTiming().duration };
  });

/** Opens a form that fails, and so raises a toast each time that it is sent. */
async function open(page: Page) {
  await page.route('**/api/**', (route) => route.fulfill({ status: 503 }));
  await page.goto('/contact');
  await hydrated(page);
  await page.locator('main [name="message"]').fill('For the toast');
  const region = page.getByRole('region', { name: toasts.region });
  const toast = region.getByRole('status');
  const close = () => toast.getByRole('button', { name: toasts.close }).press('Enter');
  const raise = async () => {
    await page.locator('main form').getByRole('button', { name: form.submit }).press('Enter');
    await expect(toast).toBeVisible();
    // The timer starts when the entry animation ends.
    await expect.poll(() => toast.evaluate((each) => each.getAnimations().length)).toBe(0);
  };
  return { region, toast, raise, close };
}

test('§4 §9 a toast is at the top right, closes after 5000 ms, by button or by dragging, and pauses', async ({
  page,
  complaints,
}) => {
  complaints.expect(/503/);
  const { region, toast, raise, close } = await open(page);
  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    await page.emulateMedia({ reducedMotion });
    await raise();
    expect(await timer(toast)).toEqual({ state: 'running', duration: 5000 });
    await toast.getByRole('progressbar').evaluate((bar) => bar.getAnimations()[0]?.finish());
    await expect(toast).toHaveCount(0);
  }
  await raise();
  await expect(region).toHaveAttribute('aria-live', 'polite');
  await close();
  await expect(toast).toHaveCount(0);

  await raise();
  const box = await toast.boundingBox();
  if (!box) throw new Error('The toast is not shown');
  expect(box.y).toBeLessThan(150);
  expect(box.x + box.width).toBeGreaterThan(1440 - 50);
  const [x, y] = [box.x + 20, box.y + box.height / 2];
  for (const share of [0.79, 0.81]) {
    await expect.poll(() => toast.boundingBox(), 'in its place again').toEqual(box);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + box.width * share, y, { steps: 8 });
    await page.mouse.up();
  }
  await expect(toast).toHaveCount(0);

  // It pauses under the pointer, around the focus and in a window without it.
  const expectTimer = (state: AnimationPlayState) =>
    expect.poll(() => timer(toast)).toMatchObject({ state });
  const tellWindow = (type: string) =>
    page.evaluate((name) => window.dispatchEvent(new Event(name)), type);
  // Where the toast appears.
  await page.mouse.move(1440 - 150, 120);
  await raise();
  await expectTimer('paused');
  await page.mouse.move(10, 600);
  await expectTimer('running');
  await tellWindow('blur');
  await expectTimer('paused');
  await tellWindow('focus');
  await expectTimer('running');
  await toast.focus();
  await expectTimer('paused');
  await page.keyboard.press('Tab');
  await expect(toast.getByRole('button', { name: toasts.close })).toBeFocused();
  await expectTimer('paused');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expectTimer('running');
  await close();
  await expect(toast).toHaveCount(0);

  await test.step('also when it appears in a window without focus', async () => {
    await page.evaluate(() => {
      document.hasFocus = () => false;
    });
    await raise();
    await expectTimer('paused');
    await tellWindow('focus');
    await expectTimer('running');
  });
});
