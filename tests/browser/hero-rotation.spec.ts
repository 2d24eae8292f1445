// The rotation of the hero's slides: spec §4, §9; what stops it: decision 0007.
import type { Locator, Page } from '@playwright/test';
import { readInterface } from '#app/content/interface.server.ts';
import { readHome } from '#app/corporate/home/content.server.ts';
import { comeToLife, letReactDraw, openWithStoppedClock } from '../clock.ts';
import { firstOf } from '../content.ts';
import { expect, hydrated, test } from '../fixtures.ts';
import { holdScripts } from '../hold-scripts.ts';
import { Hero } from '../page-objects/hero.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Milliseconds each slide is shown. */
const INTERVAL = 6000;

const { links, slides } = readHome().hero;
const withWords = slides.filter((slide) => slide.kind === 'words');

test('§4 §9 the rotation shows each slide for 6000 ms, below the same h1, and starts again', async ({
  page,
}) => {
  const hero = new Hero(page);
  await hero.open();
  const inert = (parts: Locator) =>
    parts.evaluateAll((all) => all.map((each) => (each as HTMLElement).inert));
  const { titleFirstWord, title, gradientTitle } = firstOf(withWords);
  const heading = hero.frame.getByRole('heading', { level: 1 });
  expect(await fontSize(heading)).toBeGreaterThan(60);
  for (const [index, slide] of slides.entries()) {
    expect(await inert(hero.pictures)).toEqual(slides.map((each) => each !== slide));
    // The first text contains the h1, so only its other parts are hidden while it is not shown.
    expect(await inert(hero.words)).toEqual(withWords.map((each, n) => n > 0 && each !== slide));
    for (const [n, each] of withWords.entries()) {
      await expect(hero.words.nth(n).locator('p').first()).toBeVisible({ visible: each === slide });
      await expect(hero.words.nth(n)).toHaveCSS('opacity', each === slide ? '1' : '0');
    }
    await expect(heading).toHaveText(`${titleFirstWord} ${title} ${gradientTitle}`);
    await expect(heading).toBeVisible();
    await expect(hero.frame.getByRole('link')).toHaveText(links.map(({ label }) => label));
    await expect(hero.frame.getByRole('link').first()).toBeVisible();
    await hero.run(INTERVAL - 1);
    expect(await hero.shown()).toEqual([index + 1]);
    await hero.run(1);
    expect(await hero.shown()).toEqual([((index + 1) % slides.length) + 1]);
  }
});

test("§9 no slide changes the hero's height or moves its controls", async ({ page }) => {
  const hero = new Hero(page);
  await hero.open();
  for (const [width, height] of [
    [1440, 900],
    [844, 390],
    [390, 844],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height });
    await hero.leave();
    await nextFrames(page);
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
    for (const slide of [2, 3, 4, 1]) {
      await hero.run(INTERVAL);
      expect(await hero.shown()).toEqual([slide]);
      expect(await places(), `slide ${slide} at ${width}×${height}`).toEqual(first);
    }
    await nextFrames(page);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts, `at ${width}×${height}`).toEqual([]);
  }
});

test('the rotation pauses by its button, under the pointer, with the focus, in a hidden tab and out of view', async ({
  page,
}) => {
  const hero = new Hero(page);
  await hero.open();
  const stays = async () => {
    const before = await hero.shown();
    await hero.run(3 * INTERVAL);
    expect(await hero.shown()).toEqual(before);
  };
  const goesOn = async () => {
    const [before = 0] = await hero.shown();
    await hero.run(INTERVAL);
    expect(await hero.shown()).toEqual([(before % slides.length) + 1]);
  };

  await test.step('its button', async () => {
    await hero.button('Stop the pictures changing').click();
    await hero.leave();
    await stays();
    await hero.button('Start the pictures changing').click();
    await hero.leave();
    await goesOn();
  });

  await test.step('the pointer', async () => {
    await hero.run(INTERVAL - 1000);
    await hero.frame.hover({ position: { x: 700, y: 200 } });
    await letReactDraw(page);
    await stays();
    await hero.leave();
    await goesOn();
  });

  await test.step('the keyboard focus', async () => {
    await page
      .getByRole('banner')
      .getByRole('button', { name: readInterface().search.open, exact: true })
      .focus();
    await page.keyboard.press('Tab');
    const hasFocus = () => hero.frame.evaluate((frame) => frame.contains(document.activeElement));
    expect(await hasFocus()).toBe(true);
    await letReactDraw(page);
    await stays();
    await page.keyboard.press('Shift+Tab');
    await letReactDraw(page);
    await goesOn();
  });

  await test.step('a hidden tab', async () => {
    const hide = (hidden: boolean) =>
      page.evaluate((now) => {
        Object.defineProperty(document, 'hidden', { value: now, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    await hide(true);
    await letReactDraw(page);
    await stays();
    await hide(false);
    await letReactDraw(page);
    await goesOn();
  });

  await test.step('out of view', async () => {
    await page.locator('footer').scrollIntoViewIfNeeded();
    await expect(hero.frame).not.toBeInViewport();
    await nextFrames(page);
    await stays();
    await page.evaluate(() => scrollTo(0, 0));
    await nextFrames(page);
    await goesOn();
  });

  await test.step('reduced motion, with which it does not start', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await comeToLife(page);
    await stays();
    await hero.button('Next picture').click();
    expect(await hero.shown()).toEqual([2]);
    const durations = await hero.words
      .nth(1)
      .evaluate((words) => getComputedStyle(words).transitionDuration);
    expect(durations.split(',').every((each) => Number.parseFloat(each) < 0.001)).toBe(true);
  });
});

test('the hero first loads only one picture, then each next one a slide ahead', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const isRequested = (position: number) => {
    const { avif, fallback } = firstOf(slides.slice(position)).backgroundImage.sources;
    return [...avif, fallback].some(({ src }) => requested.includes(src));
  };
  const release = await holdScripts(page, '/');
  const { pictures } = new Hero(page);
  await expect(pictures.locator('img')).toHaveCount(1);
  await expect(pictures.locator('img')).toHaveAttribute('fetchpriority', 'high');
  await release();
  await hydrated(page);
  await expect.poll(() => isRequested(1)).toBe(true);
  expect(isRequested(0)).toBe(true);
  expect(isRequested(2)).toBe(false);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the rotation starts again by a tap, which leaves no pointer over it', async ({ page }) => {
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

/** A performance entry of Chromium that TypeScript does not declare. */
interface LayoutShift extends PerformanceEntry {
  value: number;
}

function fontSize(element: Locator): Promise<number> {
  return element.evaluate((each) => Number.parseFloat(getComputedStyle(each).fontSize));
}

/** Makes the browser render frames, which the stopped clock does not, so that observers run. */
async function nextFrames(page: Page): Promise<void> {
  await page.screenshot();
  await letReactDraw(page);
}
