// The hero's slides take turns: spec §4, §9; what stops them: decision 0007.
import type { Locator, Page } from '@playwright/test';
import { letReactDraw, openWithStoppedClock } from '../clock.ts';
import { expect, hydrated, test } from '../fixtures.ts';
import { holdScripts } from '../hold-scripts.ts';
import { Hero } from '../page-objects/hero.ts';

/** Milliseconds each slide is shown. */
const INTERVAL = 6000;

test.describe('§4 §9 the rotation', () => {
  test('shows each slide 6000 ms and comes round', async ({ page }) => {
    const hero = new Hero(page);
    await hero.open();
    for (const next of [2, 3, 4, 1]) {
      const before = await hero.shown();
      await hero.run(INTERVAL - 1);
      expect(await hero.shown()).toEqual(before);
      await hero.run(1);
      expect(await hero.shown()).toEqual([next]);
    }
  });

  test('keeps the links outside; slides not shown are inert; the title shown is the h1', async ({
    page,
  }) => {
    const hero = new Hero(page);
    await hero.open();
    const inert = (slides: Locator) =>
      slides.evaluateAll((all) => all.map((each) => (each as HTMLElement).inert));
    expect(await inert(hero.pictures)).toEqual([false, true, true, true]);
    expect(await inert(hero.words)).toEqual([false, true, true]);
    const heading = hero.frame.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Every weld has a record');
    expect(await fontSize(heading)).toBeGreaterThan(60);
    await hero.run(INTERVAL);
    expect(await inert(hero.pictures)).toEqual([true, false, true, true]);
    await expect(heading).toHaveText('Local content and Saudization');
    expect(await inert(hero.words)).toEqual([true, false, true]);
    await expect(hero.words.nth(1)).toBeVisible();
    await hero.run(INTERVAL);
    await hero.run(INTERVAL);
    expect(await inert(hero.words)).toEqual([true, true, true]);
    // A picture alone: the line that stays is the only title one sees.
    await expect(heading).toHaveText(/^Industrial contractor in Saudi Arabia/);
    await expect(heading).toBeVisible();
    await expect(hero.frame.getByRole('link', { name: 'Projects Portfolio' })).toBeVisible();
  });

  test('fetches only the first picture at first, each next one a slide ahead', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const release = await holdScripts(page);
    await page.goto('/');
    await expect(page.locator('figure img')).toHaveCount(1);
    await expect(page.locator('figure img')).toHaveAttribute('fetchpriority', 'high');
    await release();
    await hydrated(page);
    await expect.poll(() => asked.some((url) => url.includes('hero-growth'))).toBe(true);
    expect(asked.some((url) => url.includes('hero-safety'))).toBe(false);
  });

  test('is stopped by its pause button and started again', async ({ page }) => {
    const hero = new Hero(page);
    await hero.open();
    await hero.button('Stop the pictures changing').click();
    await hero.leave();
    await hero.run(3 * INTERVAL);
    expect(await hero.shown()).toEqual([1]);
    await hero.button('Start the pictures changing').click();
    await hero.leave();
    await hero.run(INTERVAL);
    expect(await hero.shown()).toEqual([2]);
  });

  test('waits while the pointer is over it', async ({ page }) => {
    const hero = new Hero(page);
    await hero.open();
    await hero.run(INTERVAL - 1000);
    await hero.frame.hover({ position: { x: 700, y: 200 } });
    await letReactDraw(page);
    await hero.run(2 * INTERVAL);
    expect(await hero.shown()).toEqual([1]);
    await hero.leave();
    await hero.run(INTERVAL);
    expect(await hero.shown()).toEqual([2]);
  });

  test('waits while a key has moved the focus into it', async ({ page }) => {
    const hero = new Hero(page);
    await hero.open();
    await page.getByRole('banner').getByRole('link', { name: 'Contact us' }).focus();
    await page.keyboard.press('Tab');
    expect(await hero.frame.evaluate((frame) => frame.contains(document.activeElement))).toBe(true);
    await letReactDraw(page);
    await hero.run(2 * INTERVAL);
    expect(await hero.shown()).toEqual([1]);
    await page.keyboard.press('Shift+Tab');
    await letReactDraw(page);
    await hero.run(INTERVAL);
    expect(await hero.shown()).toEqual([2]);
  });

  test('waits while the tab is hidden', async ({ page }) => {
    const hero = new Hero(page);
    await hero.open();
    const hide = (hidden: boolean) =>
      page.evaluate((now) => {
        Object.defineProperty(document, 'hidden', { value: now, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    await hide(true);
    await letReactDraw(page);
    await hero.run(2 * INTERVAL);
    expect(await hero.shown()).toEqual([1]);
    await hide(false);
    await letReactDraw(page);
    await hero.run(INTERVAL);
    expect(await hero.shown()).toEqual([2]);
  });

  test('waits while it is out of view, so that nothing moves below it', async ({ page }) => {
    const hero = new Hero(page);
    await hero.open();
    await page.locator('footer').scrollIntoViewIfNeeded();
    await expect(hero.frame).not.toBeInViewport();
    await nextFrames(page);
    await hero.run(2 * INTERVAL);
    expect(await hero.shown()).toEqual([1]);
    await page.evaluate(() => scrollTo(0, 0));
    await nextFrames(page);
    await hero.run(INTERVAL);
    expect(await hero.shown()).toEqual([2]);
  });

  test('does not start for who asks for less motion, nor does anything move', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const hero = new Hero(page);
    await hero.open();
    await hero.run(3 * INTERVAL);
    expect(await hero.shown()).toEqual([1]);
    await hero.button('Next picture').click();
    expect(await hero.shown()).toEqual([2]);
    const durations = await hero.words
      .nth(1)
      .evaluate((words) => getComputedStyle(words).transitionDuration);
    expect(durations.split(',').every((each) => Number.parseFloat(each) < 0.001)).toBe(true);
  });
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('is started again by a finger, which leaves no pointer over it', async ({ page }) => {
    const hero = new Hero(page);
    await openWithStoppedClock(page, '/');
    await hero.button('Stop the pictures changing').tap();
    await letReactDraw(page);
    await hero.button('Start the pictures changing').tap();
    await letReactDraw(page);
    await hero.run(INTERVAL);
    expect(await hero.shown()).toEqual([2]);
  });
});

for (const [width, height] of [
  [1440, 900],
  [844, 390],
  [390, 844],
  [320, 568],
] as const) {
  test(`§9 every slide leaves the hero's height and its controls as they are at ${width}×${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const hero = new Hero(page);
    await hero.open();
    await page.evaluate(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as LayoutShift).value);
      }).observe({ type: 'layout-shift' });
    });
    const places = () =>
      hero.frame.evaluate((frame) =>
        [frame, ...frame.querySelectorAll('a, button')].map((each) =>
          JSON.stringify(each.getBoundingClientRect()),
        ),
      );
    const first = await places();
    for (const slide of [2, 3, 4, 1, 2, 3, 4, 1]) {
      await hero.run(INTERVAL);
      expect(await hero.shown()).toEqual([slide]);
      expect(await places(), `slide ${slide}`).toEqual(first);
    }
    await nextFrames(page);
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual(
      [],
    );
  });
}

/** What Chromium measures, and TypeScript does not know. */
interface LayoutShift extends PerformanceEntry {
  value: number;
}

function fontSize(element: Locator): Promise<number> {
  return element.evaluate((each) => Number.parseFloat(getComputedStyle(each).fontSize));
}

/** Lets the browser draw, and tell who watches that: its own frames, which the page's clock stops. */
async function nextFrames(page: Page): Promise<void> {
  await page.screenshot();
  await letReactDraw(page);
}
