// Other automatic motion on the template pages: spec §2.4, §9; how it stops: decision 0007.
import type { Page } from '@playwright/test';
import { openWithStoppedClock } from '../clock.ts';
import { open, section } from '../estate.ts';
import { expect, test } from '../fixtures.ts';

test.describe('§9 counters', () => {
  const running = (page: Page) => page.locator('#counters dd [aria-hidden=true]:not(svg)');

  test('count up when in view: after 0.2 s, for 6 s', async ({ page }) => {
    await openWithStoppedClock(page, '/home-five');
    const figure = page.locator('#counters dd').first();
    await expect(figure).toHaveText('200+');
    await expect(running(page)).toHaveCount(0);
    await page.locator('#counters').scrollIntoViewIfNeeded();
    await expect(running(page)).toHaveText(['0+', '0+', '0+', '0+']);
    // The largest grows by one in less than 7 ms, and a frame takes 16 ms.
    await page.clock.runFor(190);
    await expect(running(page).last()).toHaveText('0+');
    await page.clock.runFor(40);
    await expect(running(page).last()).toHaveText(/^[2-4]\+$/);
    await page.clock.runFor(2970);
    await expect(running(page).first()).toHaveText(/^(99|100)\+$/);
    await page.clock.runFor(2900);
    await expect(running(page).first()).toHaveText(/^19\d\+$/);
    await page.clock.runFor(200);
    await expect(running(page)).toHaveCount(0);
    await expect(figure).toHaveText('200+');
  });

  test('show their final value with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/home-five');
    await page.locator('#counters').scrollIntoViewIfNeeded();
    await expect(page.locator('#counters dd').first()).toHaveText('200+');
    await expect(running(page)).toHaveCount(0);
  });
});

test('§2.4 the partner strip of home five scrolls, and stops under the pointer and by its button', async ({
  page,
}) => {
  await page.goto('/home-five');
  const strip = section(page, 'Partners');
  await expect(strip.getByRole('img')).toHaveCount(4);
  await expect(strip.getByRole('img').first()).toHaveAccessibleName('Partner 1');
  const run = strip.getByRole('list').first();
  expect(await run.evaluate((list) => list.getAnimations().length)).toBe(1);
  await expect(run).toHaveCSS('animation-play-state', 'running');
  await run.hover({ force: true });
  await expect(run).toHaveCSS('animation-play-state', 'paused');
  await page.mouse.move(5, 5);
  await expect(run).toHaveCSS('animation-play-state', 'running');
  await strip.getByLabel('Stop the strip').check();
  await page.mouse.move(5, 5);
  await expect(run).toHaveCSS('animation-play-state', 'paused');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await run.evaluate((list) => list.getAnimations().length)).toBe(0);
});
