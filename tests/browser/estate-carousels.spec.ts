// Carousels of the template pages: spec §2.5, §4, §9; how they stop: decision 0007.
import type { Locator, Page } from '@playwright/test';
import { readEstateListings } from '#app/estate/listings.server.ts';
import { letReactDraw, openWithStoppedClock } from '../clock.ts';
import { open } from '../estate.ts';
import { expect, test } from '../fixtures.ts';
import { Carousel } from '../page-objects/carousel.ts';

const TESTIMONIALS = 'What tenants and owners say';
const ROUND = [
  [1, 2],
  [2, 3],
  [3, 4],
  [4, 1],
] as const;

test.describe('§4 §9 testimonials', () => {
  test('one slide at a time: each is shown for 2000 ms, then moves for 1500 ms', async ({
    page,
  }) => {
    const carousel = new Carousel(page, TESTIMONIALS);
    await carousel.open('/home-two');
    expect(await carousel.first()).toBe(1);
    await carousel.run(1950);
    expect(await carousel.place()).toBe(0);
    await carousel.run(800);
    // After half of the time: 1 - (1 - 1/2)⁴ of the distance.
    expect(await carousel.place()).toBeCloseTo(0.9375, 1.5);
    await carousel.run(800);
    expect(await carousel.first()).toBe(2);
    await carousel.run(1900);
    expect(await carousel.place()).toBeCloseTo(1, 2);
    await carousel.run(1600);
    expect(await carousel.first()).toBe(3);
  });

  test('loop in both directions', async ({ page }) => {
    const carousel = new Carousel(page, TESTIMONIALS);
    await carousel.open('/home-two');
    await carousel.run(2100);
    for (const [from, to] of [...ROUND, ...ROUND]) {
      expect(await carousel.inView()).toEqual([from, to]);
      await carousel.run(1450);
      expect(await carousel.inView()).toEqual([to]);
      await carousel.run(2050);
    }
    // Stopped while moving from 1 to 2.
    await carousel.button('Previous slide').focus();
    await page.keyboard.press('Enter');
    await carousel.run(1550);
    expect(await carousel.inView()).toEqual([1]);
    await page.keyboard.press('Enter');
    await carousel.run(100);
    expect(await carousel.inView()).toEqual([4, 1]);
    await carousel.run(1450);
    expect(await carousel.inView()).toEqual([4]);
  });

  test('pause under the pointer, while focused, and in a hidden tab', async ({ page }) => {
    const carousel = new Carousel(page, TESTIMONIALS);
    await carousel.open('/home-two');
    await carousel.frame.hover({ position: { x: 20, y: 20 } });
    await letReactDraw(page);
    await carousel.run(10_000);
    expect(await carousel.first()).toBe(1);
    await page.mouse.move(2, 2);
    await letReactDraw(page);
    await page.keyboard.press('Tab');
    await carousel.button('Next slide').focus();
    await letReactDraw(page);
    await carousel.run(10_000);
    expect(await carousel.first()).toBe(1);
    await carousel.button('Next slide').blur();
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await letReactDraw(page);
    await carousel.run(10_000);
    expect(await carousel.first()).toBe(1);
  });

  test('stop and start by their button; previous and next wrap at both ends', async ({ page }) => {
    const carousel = new Carousel(page, TESTIMONIALS);
    await carousel.open('/home-two');
    await carousel.button('Stop the slides').click();
    await page.mouse.move(2, 2);
    await letReactDraw(page);
    await carousel.run(10_000);
    expect(await carousel.first()).toBe(1);
    await carousel.button('Previous slide').click();
    await carousel.run(1600);
    expect(await carousel.first()).toBe(4);
    await carousel.button('Next slide').click();
    await carousel.run(1600);
    expect(await carousel.first()).toBe(1);
    await carousel.button('Start the slides').click();
    await carousel.button('Stop the slides').blur();
    await page.mouse.move(2, 2);
    await letReactDraw(page);
    await carousel.run(3600);
    expect(await carousel.first()).toBe(2);
  });

  test('do not move by themselves with reduced motion; buttons jump', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const carousel = new Carousel(page, TESTIMONIALS);
    await carousel.open('/home-two');
    await carousel.run(10_000);
    expect(await carousel.first()).toBe(1);
    await carousel.button('Next slide').click();
    await letReactDraw(page);
    expect(await carousel.first()).toBe(2);
  });
});

test('§2.5 §9 projects: the first six, three side by side, two below 991 px, one below 530 px', async ({
  page,
}) => {
  await open(page, '/home-five');
  const { track } = new Carousel(page, 'Projects');
  await expect(track.locator(':scope > li')).toHaveCount(6);
  await expect(track.getByRole('heading')).toHaveText(
    readEstateListings()
      .slice(0, 6)
      .map(({ title }) => title),
  );
  expect(await slidesSideBySide(page, track, [1440, 991, 990, 530, 529])).toEqual([3, 3, 2, 2, 1]);
});

test('§9 testimonials: one at every width', async ({ page }) => {
  await open(page, '/home-two');
  const { track } = new Carousel(page, TESTIMONIALS);
  expect(await slidesSideBySide(page, track, [1440, 990, 390])).toEqual([1, 1, 1]);
});

test('§4 §9 three side by side loop as well, each row with its own start', async ({ page }) => {
  const carousel = new Carousel(page, 'Projects');
  await carousel.open('/home-five');
  await carousel.button('Stop the slides').click();
  const { length } = await carousel.inView();
  expect(length).toBe(3);
  for (const row of [
    [2, 3, 4],
    [3, 4, 5],
    [4, 5, 6],
    [5, 6, 1],
    [6, 1, 2],
    [1, 2, 3],
  ]) {
    await carousel.button('Next slide').click();
    await carousel.run(1600);
    expect(await carousel.inView()).toEqual(row);
  }
  await carousel.button('Previous slide').click();
  await carousel.run(1600);
  expect(await carousel.inView()).toEqual([6, 1, 2]);
});

test('§9 another slider shows two, one below 991 px', async ({ page }) => {
  await open(page, '/home-six');
  const { track } = new Carousel(page, 'Featured this month');
  expect(await slidesSideBySide(page, track, [1440, 991, 990, 390])).toEqual([2, 2, 1, 1]);
});

async function slidesSideBySide(page: Page, track: Locator, widths: number[]): Promise<number[]> {
  const counts: number[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    counts.push(
      await track.evaluate((row) =>
        Math.round(row.clientWidth / (row.firstElementChild?.clientWidth ?? 1)),
      ),
    );
  }
  return counts;
}

test.describe('§4 a mouse drags the slides', () => {
  /** Drags the row by the picture of a slide, which is a link. */
  async function drag(carousel: Carousel, title: string, by: number) {
    const { page } = carousel;
    const slide = carousel.track.getByRole('listitem').filter({ hasText: title });
    const { x = 0, y = 0 } = (await slide.boundingBox()) ?? {};
    await page.mouse.move(x + 60, y + 60);
    await page.mouse.down();
    await page.mouse.move(x + 60 + by, y + 70, { steps: 10 });
    await page.mouse.up();
    await carousel.run(1600);
  }

  test('forward and back, also past the end, without following a link or selecting text', async ({
    page,
  }) => {
    const carousel = new Carousel(page, 'Projects');
    await carousel.open('/home-five');
    await drag(carousel, 'Harbour View Apartment', -300);
    expect(await carousel.inView()).toEqual([2, 3, 4]);
    await drag(carousel, 'Orchard Villa', 300);
    expect(await carousel.inView()).toEqual([1, 2, 3]);
    await drag(carousel, 'Palm Court House', 300);
    expect(await carousel.inView()).toEqual([6, 1, 2]);
    await drag(carousel, 'Palm Court House', -20);
    expect(await carousel.inView()).toEqual([6, 1, 2]);
    expect(await page.evaluate(() => String(getSelection()))).toBe('');
    await expect(page).toHaveURL('/home-five');
  });

  test('a press that moves only a little follows its link', async ({ page }) => {
    await open(page, '/home-five');
    const { track } = new Carousel(page, 'Projects');
    const link = track.getByRole('link', { name: 'Palm Court House' });
    await link.hover();
    const { x = 0, y = 0, width = 0, height = 0 } = (await link.boundingBox()) ?? {};
    await page.mouse.down();
    await page.mouse.move(x + width / 2 + 3, y + height / 2);
    await page.mouse.up();
    await expect(page).toHaveURL('/property/palm-court-house');
  });
});

test('the slides can be scrolled without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/home-two`);
  const { track, frame } = new Carousel(page, TESTIMONIALS);
  await expect(track).toHaveCSS('overflow-x', 'auto');
  await expect(frame.getByRole('button')).toHaveCount(0);
  await context.close();
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('§9 carousels pause while a finger moves them and continue afterwards', async ({ page }) => {
    const carousel = new Carousel(page, TESTIMONIALS);
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
    await letReactDraw(page);
    const held = await carousel.place();
    await carousel.run(3000);
    expect(await carousel.place()).toBeCloseTo(held, 1);
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await letReactDraw(page);
    await carousel.run(3600);
    expect(await carousel.first()).not.toBe(1);
  });
});
