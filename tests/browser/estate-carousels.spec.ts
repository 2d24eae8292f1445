// Automatic motion on the template pages: spec §2.4, §2.5, §4, §9; how it stops: decision 0007.
import type { Page } from '@playwright/test';
import { readEstateListings } from '#app/estate/listings.server.ts';
import { comeToLife, letReactDraw, openWithStoppedClock } from '../clock.ts';
import { open, section } from '../estate.ts';
import { expect, test } from '../fixtures.ts';
import { Carousel } from '../page-objects/carousel.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const TESTIMONIALS = 'What tenants and owners say';

test('§4 §9 testimonials move by themselves one at a time, loop, pause, and obey their buttons', async ({
  page,
}) => {
  const carousel = new Carousel(page, TESTIMONIALS);
  await carousel.open('/home-two');

  await test.step('each is shown for 2000 ms, then moves for 1500 ms', async () => {
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

  await test.step('loop in both directions', async () => {
    await carousel.run(2050);
    for (const [from, to] of [
      [3, 4],
      [4, 1],
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 1],
    ] as const) {
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

  await test.step('pause while focused and under the pointer', async () => {
    await carousel.run(10_000);
    expect(await carousel.first()).toBe(4);
    await carousel.frame.hover({ position: { x: 20, y: 20 } });
    await carousel.button('Previous slide').blur();
    await letReactDraw(page);
    await carousel.run(10_000);
    expect(await carousel.first()).toBe(4);
  });

  await test.step('stop and start by their button; previous and next wrap at both ends', async () => {
    await carousel.button('Stop the slides').click();
    await carousel.button('Start the slides').blur();
    await page.mouse.move(2, 2);
    await letReactDraw(page);
    await carousel.run(10_000);
    expect(await carousel.first()).toBe(4);
    await carousel.button('Next slide').click();
    await carousel.run(1600);
    expect(await carousel.first()).toBe(1);
    await carousel.button('Previous slide').click();
    await carousel.run(1600);
    expect(await carousel.first()).toBe(4);
    await carousel.button('Start the slides').click();
    await carousel.button('Stop the slides').blur();
    await page.mouse.move(2, 2);
    await letReactDraw(page);
    await carousel.run(3600);
    expect(await carousel.first()).toBe(1);
  });

  await test.step('pause in a hidden tab', async () => {
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await letReactDraw(page);
    await carousel.run(10_000);
    expect(await carousel.first()).toBe(1);
  });
});

test('§2.5 §4 §9 projects are six, three side by side, each with its own start; a mouse drags them', async ({
  page,
}) => {
  const carousel = new Carousel(page, 'Projects');
  await carousel.open('/home-five');
  await expect(carousel.track.locator(':scope > li')).toHaveCount(6);
  await expect(carousel.track.getByRole('heading')).toHaveText(
    readEstateListings()
      .slice(0, 6)
      .map(({ title }) => title),
  );

  await test.step('dragging goes past the end, and neither follows a link nor selects text', async () => {
    for (const [title, by, row] of [
      ['Harbour View Apartment', -300, [2, 3, 4]],
      ['Orchard Villa', 300, [1, 2, 3]],
      ['Palm Court House', 300, [6, 1, 2]],
      ['Palm Court House', -20, [6, 1, 2]],
    ] as const) {
      // The picture of a slide is a link.
      const slide = carousel.track.getByRole('listitem').filter({ hasText: title });
      const { x = 0, y = 0 } = (await slide.boundingBox()) ?? {};
      await page.mouse.move(x + 60, y + 60);
      await page.mouse.down();
      await page.mouse.move(x + 60 + by, y + 70, { steps: 10 });
      await page.mouse.up();
      await carousel.run(1600);
      expect(await carousel.inView()).toEqual(row);
    }
    expect(await page.evaluate(() => String(getSelection()))).toBe('');
    await expect(page).toHaveURL('/home-five');
  });

  await carousel.button('Stop the slides').click();
  for (const row of [
    [1, 2, 3],
    [2, 3, 4],
    [3, 4, 5],
    [4, 5, 6],
    [5, 6, 1],
    [6, 1, 2],
  ]) {
    await carousel.button('Next slide').click();
    await carousel.run(1600);
    expect(await carousel.inView()).toEqual(row);
  }
  await carousel.button('Previous slide').click();
  await carousel.run(1600);
  expect(await carousel.inView()).toEqual([5, 6, 1]);
});

test('§2.5 §9 the window determines how many slides are side by side; a press that moves only a little follows its link', async ({
  page,
}) => {
  for (const [path, name, counts] of [
    ['/home-two', TESTIMONIALS, { 1440: 1, 990: 1, 390: 1 }],
    ['/home-six', 'Featured this month', { 1440: 2, 991: 2, 990: 1, 390: 1 }],
    ['/home-five', 'Projects', { 1440: 3, 991: 3, 990: 2, 530: 2, 529: 1 }],
  ] as const) {
    await open(page, path);
    const found: Record<string, number> = {};
    for (const width of Object.keys(counts)) {
      await page.setViewportSize({ width: Number(width), height: 800 });
      found[width] = await new Carousel(page, name).track.evaluate((row) =>
        Math.round(row.clientWidth / (row.firstElementChild?.clientWidth ?? 1)),
      );
    }
    expect.soft(found, path).toEqual(counts);
  }

  await page.setViewportSize({ width: 1440, height: 900 });
  const link = new Carousel(page, 'Projects').track.getByRole('link', { name: 'Palm Court House' });
  await link.hover();
  const { x = 0, y = 0, width = 0, height = 0 } = (await link.boundingBox()) ?? {};
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + 3, y + height / 2);
  await page.mouse.up();
  await expect(page).toHaveURL('/property/palm-court-house');
});

const running = (page: Page) => page.locator('#counters dd [aria-hidden=true]:not(svg)');

test('§2.4 §9 counters count up when in view: after 0.2 s, for 6 s; the partner strip scrolls and can be stopped', async ({
  page,
}) => {
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
  const distances = await strip.locator('li').evaluateAll((cards) => {
    const starts = cards.map((card) => card.getBoundingClientRect().left);
    return starts.slice(1).map((start, index) => Math.round(start - (starts[index] ?? 0)));
  });
  expect(new Set(distances).size, `distances ${distances}`).toBe(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await run.evaluate((list) => list.getAnimations().length)).toBe(0);
});

test('nothing moves by itself with reduced motion; the buttons of slides jump', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const carousel = new Carousel(page, TESTIMONIALS);
  await carousel.open('/home-two');
  await carousel.run(10_000);
  expect(await carousel.first()).toBe(1);
  await carousel.button('Next slide').click();
  await letReactDraw(page);
  expect(await carousel.first()).toBe(2);

  await page.goto('/home-five');
  await comeToLife(page);
  await page.locator('#counters').scrollIntoViewIfNeeded();
  await carousel.run(1000);
  await expect(page.locator('#counters dd').first()).toHaveText('200+');
  await expect(running(page)).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('slides can be scrolled, and the pictures of the gallery link to their files', async ({
    page,
    request,
  }) => {
    await page.goto('/home-two');
    const { track, frame } = new Carousel(page, TESTIMONIALS);
    await expect(track).toHaveCSS('overflow-x', 'auto');
    await expect(frame.getByRole('button')).toHaveCount(0);

    await page.goto('/home-five');
    const href = await page.getByRole('link', { name: 'Enlarge picture 1' }).getAttribute('href');
    const answer = await request.get(href ?? '');
    expect(answer.headers()['content-type']).toBe('image/webp');
  });
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
