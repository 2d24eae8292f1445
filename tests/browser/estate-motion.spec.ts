// What moves on the template's pages and how it stops: spec §2.4, §4, §9, decision 0007.
import type { Page } from '@playwright/test';
import { letReactDraw, openWithStoppedClock } from '../clock.ts';
import { section } from '../estate.ts';
import { expect, test } from '../fixtures.ts';
import { Carousel } from '../page-objects/carousel.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** The figures of counters that are counting up. */
const runningIn = (page: Page) => page.locator('#counters dd [aria-hidden=true]:not(svg)');

test('§2.4 §9 counters count up when in view: after 0.2 s, for 6 s; the partner strip scrolls and can be stopped', async ({
  page,
}) => {
  await openWithStoppedClock(page, '/home-five');
  const running = runningIn(page);
  await expect(running).toHaveCount(0);
  await page.locator('#counters').scrollIntoViewIfNeeded();
  await expect(running).toHaveText(['0+', '0+', '0+', '0+']);
  // The largest grows by one in less than 7 ms, and a frame takes 16 ms.
  await page.clock.runFor(190);
  await expect(running.last()).toHaveText('0+');
  await page.clock.runFor(3010);
  await expect(running.first()).toHaveText(/^(99|100)\+$/);
  await page.clock.runFor(2900);
  await expect(running.first()).toHaveText(/^19\d\+$/);
  await page.clock.runFor(200);
  await expect(running).toHaveCount(0);
  await expect(page.locator('#counters dd').first()).toHaveText('200+');

  const strip = section(page, 'Partners');
  await expect(strip.getByRole('img')).toHaveCount(4);
  await expect(strip.getByRole('img').first()).toHaveAccessibleName('Partner 1');
  const run = strip.getByRole('list').first();
  const moves = () => run.evaluate((list) => list.getAnimations().length);
  expect(await moves()).toBe(1);
  await expect(run).toHaveCSS('animation-play-state', 'running');
  await run.hover({ force: true });
  await expect(run).toHaveCSS('animation-play-state', 'paused');
  await strip.getByLabel('Stop the strip').check();
  await page.mouse.move(5, 5);
  await expect(run).toHaveCSS('animation-play-state', 'paused');
  const distances = await strip.locator('li').evaluateAll((cards) => {
    const starts = cards.map((card) => card.getBoundingClientRect().left);
    return starts.slice(1).map((start, index) => Math.round(start - (starts[index] ?? 0)));
  });
  expect(new Set(distances).size, `distances ${distances}`).toBe(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await moves()).toBe(0);
});

test('nothing moves by itself with reduced motion; the buttons of slides jump', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const carousel = new Carousel(page, 'Projects');
  await carousel.open('/home-five');
  await carousel.run(10_000);
  expect(await carousel.first()).toBe(1);
  await carousel.button('Next slide').click();
  await letReactDraw(page);
  expect(await carousel.first()).toBe(2);
  await page.locator('#counters').scrollIntoViewIfNeeded();
  await carousel.run(1000);
  await expect(page.locator('#counters dd').first()).toHaveText('200+');
  await expect(runningIn(page)).toHaveCount(0);
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('§9 carousels pause while a finger moves them and continue afterwards', async ({ page }) => {
    const carousel = new Carousel(page, 'What tenants and owners say');
    await openWithStoppedClock(page, '/home-two');
    await carousel.track.scrollIntoViewIfNeeded();
    const { x = 0, y = 0 } = (await carousel.track.boundingBox()) ?? {};
    const finger = await page.context().newCDPSession(page);
    const at = (type: 'touchStart' | 'touchMove', by: number) =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: [{ x: x + 200 - by, y: y + 20 }],
      });
    await at('touchStart', 0);
    for (const by of [15, 30, 45]) await at('touchMove', by);
    // The browser follows the finger in frames of its own.
    let held = 0;
    await expect(async () => {
      const before = await carousel.place();
      await letReactDraw(page);
      held = await carousel.place();
      expect(held).toBeGreaterThan(0);
      expect(held).toBe(before);
    }).toPass();
    await carousel.run(3000);
    expect(await carousel.place()).toBeCloseTo(held, 1);
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await letReactDraw(page);
    // The interval restarts once the browser's own scrolling has ended.
    const later = async () => {
      await carousel.run(3600);
      return carousel.first();
    };
    await expect.poll(later).not.toBe(1);
  });
});
