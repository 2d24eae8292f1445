// The gallery of four pictures: spec §2.5, §9; without JavaScript: estate-carousels.spec.ts.
import { open } from '../estate.ts';
import { expect, test } from '../fixtures.ts';

test('§2.5 the gallery enlarges its four pictures, steps through them, and opens one in another tab on a modified click', async ({
  page,
  context,
}) => {
  await open(page, '/home-five');
  const dialog = page.getByRole('dialog');
  for (const n of [1, 2, 3, 4]) {
    await page.getByRole('link', { name: `Enlarge picture ${n}` }).click();
    await expect(dialog).toHaveAccessibleName(`Picture ${n} of 4`);
    await expect(dialog.locator('img')).toBeVisible();
    await page.getByRole('button', { name: 'Close the picture' }).click();
    await expect(dialog).toBeHidden();
  }

  await test.step('buttons and arrow keys wrap', async () => {
    await page.getByRole('link', { name: 'Enlarge picture 2' }).click();
    const alts: (string | null)[] = [];
    for (const n of [3, 4, 1]) {
      await dialog.getByRole('button', { name: 'Next picture' }).click();
      await expect(dialog).toHaveAccessibleName(`Picture ${n} of 4`);
      await expect(dialog.getByRole('status')).toHaveText(`Picture ${n} of 4`);
      alts.push(await dialog.locator('img').getAttribute('alt'));
    }
    expect(new Set(alts).size).toBe(3);
    await dialog.getByRole('button', { name: 'Previous picture' }).click();
    await expect(dialog).toHaveAccessibleName('Picture 4 of 4');
    await page.keyboard.press('ArrowRight');
    await expect(dialog).toHaveAccessibleName('Picture 1 of 4');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(dialog).toHaveAccessibleName('Picture 3 of 4');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  const other = context.waitForEvent('page');
  // Playwright does not always report the browser's own picture view.
  await context.route('**/*.webp', (route, request) =>
    request.isNavigationRequest() ? route.fulfill({ status: 204 }) : route.continue(),
  );
  await page
    .getByRole('link', { name: 'Enlarge picture 1' })
    .click({ modifiers: ['ControlOrMeta'] });
  await other;
  await expect(dialog).toHaveCount(0);
});
