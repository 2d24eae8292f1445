// Header, table, slider and gallery of a home variant: spec §2.1, §2.5, §9; the trigger of the side panel: decision 0007.
import { open, sideBySide } from '../estate.ts';
import { expect, test } from '../fixtures.ts';
import { Carousel } from '../page-objects/carousel.ts';
import { readPage } from '../pages.ts';

test('§2.1 §2.5 §9 home six has a table with a hidden heading, a slider of two properties, a gallery whose pictures are enlarged, and its header buttons', async ({
  page,
  context,
}) => {
  await open(page, '/home-six');
  const heading = page.getByRole('columnheader').last();
  await expect(heading).toHaveText('Details');
  expect((await heading.locator('span').boundingBox())?.width).toBeLessThanOrEqual(1);

  const { track } = new Carousel(page, 'Featured this month');
  expect(await sideBySide(track, [1440, 991, 990, 390, 1440])).toEqual([2, 2, 1, 1, 2]);

  const dialog = page.getByRole('dialog');
  const alts = new Set<string | null>();
  await page.getByRole('link', { name: 'Enlarge picture 2' }).click();
  for (const n of [2, 3, 4, 1]) {
    await expect(dialog).toHaveAccessibleName(`Picture ${n} of 4`);
    await expect(dialog.getByRole('status')).toHaveText(`Picture ${n} of 4`);
    await expect(dialog.locator('img')).toBeVisible();
    alts.add(await dialog.locator('img').getAttribute('alt'));
    await dialog.getByRole('button', { name: 'Next picture' }).click();
  }
  expect(alts.size).toBe(4);
  await page.keyboard.press('ArrowLeft');
  await expect(dialog).toHaveAccessibleName('Picture 1 of 4');
  await page.getByRole('button', { name: 'Close the picture' }).click();
  await expect(dialog).toHaveCount(0);

  await test.step('a modified click opens another tab', async () => {
    const other = context.waitForEvent('page');
    // Playwright does not always report the browser's own picture view.
    await context.route('**/*.avif', (route, request) =>
      request.isNavigationRequest() ? route.fulfill({ status: 204 }) : route.continue(),
    );
    const link = page.getByRole('link', { name: 'Enlarge picture 1' });
    await link.click({ modifiers: ['ControlOrMeta'] });
    await other;
    await expect(dialog).toHaveCount(0);
  });

  await test.step('the header has a button, in the drawer on narrow screens, and on large ones a trigger of the side panel', async () => {
    const button = page.getByRole('banner').locator('nav + a');
    const trigger = page.locator('header').getByRole('button', { name: 'Open the side panel' });
    await expect(button).toHaveText('Sell Property');
    await expect(trigger).toBeVisible();
    await page.setViewportSize({ width: 1247, height: 900 });
    await expect(trigger).toBeHidden();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(button).toBeHidden();
    await page.getByRole('button', { name: 'Open the menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Main' });
    await expect(drawer.getByRole('link', { name: 'Sell Property' })).toBeVisible();
    expect(readPage('/contact')).not.toContain('Open the side panel');
  });
});
