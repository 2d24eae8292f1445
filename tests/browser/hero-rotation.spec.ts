// The rotation of the hero's slides: spec §4, §9; what stops it: decision 0007.
import type { Locator, Page } from '@playwright/test';
import { readInterface } from '#app/content/interface.server.ts';
import { readLayout } from '#app/content/layout.server.ts';
import { readHome } from '#app/corporate/home/content.server.ts';
import { comeToLife, letReactDraw, openWithStoppedClock } from '../clock.ts';
import { fileNeeds, firstOf } from '../content.ts';
import { expect, hydrated, test } from '../fixtures.ts';
import { holdScripts } from '../hold-scripts.ts';
import { Hero, slides, titleOf, withWords } from '../page-objects/hero.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Milliseconds each slide is shown. */
const INTERVAL = 6000;

const { links } = readHome().hero;
const { search } = readInterface();
const { bidStrip } = readLayout();
fileNeeds(slides[1], 'second slide of the hero');

test('§4 §9 the rotation shows each slide for 6000 ms, below the same h1, and moves nothing else', async ({
  page,
}) => {
  const hero = new Hero(page);
  await hero.open();
  const inert = (parts: Locator) =>
    parts.evaluateAll((all) => all.map((each) => (each as HTMLElement).inert));
  const heading = hero.frame.getByRole('heading', { level: 1 });
  for (const [index, slide] of slides.entries()) {
    expect(await inert(hero.pictures)).toEqual(slides.map((each) => each !== slide));
    // The first text contains the h1, so only its other parts are hidden while it is not shown.
    expect(await inert(hero.words)).toEqual(withWords.map((each, n) => n > 0 && each !== slide));
    for (const [n, each] of withWords.entries()) {
      await expect(hero.words.nth(n).locator('p').first()).toBeVisible({ visible: each === slide });
    }
    await expect(heading).toHaveText(titleOf(firstOf(withWords)));
    await expect(heading).toBeVisible();
    await expect(hero.frame.getByRole('link')).toHaveText(links.map(({ label }) => label));
    await expect(hero.frame.getByRole('link').first()).toBeVisible();
    await hero.run(INTERVAL - 1);
    expect(await hero.shown()).toEqual([index + 1]);
    await hero.run(1);
    expect(await hero.shown()).toEqual([((index + 1) % slides.length) + 1]);
  }

  for (const [width, height] of [
    [1440, 900],
    [844, 390],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height });
    await hero.leave();
    await nextFrames(page);
    const places = () =>
      hero.frame.evaluate((frame) =>
        [frame, ...frame.querySelectorAll('a, button')].map((each) =>
          JSON.stringify(each.getBoundingClientRect()),
        ),
      );
    const first = await places();
    for (const index of slides.keys()) {
      const slide = ((index + 1) % slides.length) + 1;
      await hero.run(INTERVAL);
      expect(await hero.shown()).toEqual([slide]);
      expect(await places(), `slide ${slide} at ${width}×${height}`).toEqual(first);
    }
  }
});

test('the rotation pauses by its button, under the pointer, with the focus, in a hidden tab and out of view', async ({
  page,
}) => {
  const hero = new Hero(page);
  await hero.open();
  const staysAndGoesOn = async (pause: () => Promise<unknown>, goOn: () => Promise<unknown>) => {
    await pause();
    await letReactDraw(page);
    const before = await hero.shown();
    await hero.run(3 * INTERVAL);
    expect(await hero.shown()).toEqual(before);
    await goOn();
    await letReactDraw(page);
    await hero.run(INTERVAL);
    expect(await hero.shown()).toEqual([((before[0] ?? 0) % slides.length) + 1]);
  };
  const press = async (name: string) => {
    await hero.button(name).click();
    await hero.leave();
  };
  const hide = (hidden: boolean) =>
    page.evaluate((now) => {
      Object.defineProperty(document, 'hidden', { value: now, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  const scrollTo = async (top: number) => {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    await nextFrames(page);
  };
  const before = bidStrip
    ? page.getByRole('navigation', { name: bidStrip.label }).getByRole('link').last()
    : page.getByRole('banner').getByRole('button', { name: search.open, exact: true });
  for (const [name, pause, goOn] of [
    [
      'its button',
      () => press('Stop the pictures changing'),
      () => press('Start the pictures changing'),
    ],
    ['the pointer', () => hero.frame.hover({ position: { x: 700, y: 200 } }), () => hero.leave()],
    [
      'the keyboard focus',
      async () => {
        await before.focus();
        await page.keyboard.press('Tab');
        await expect(hero.frame.locator(':focus')).toHaveCount(1);
      },
      () => page.keyboard.press('Shift+Tab'),
    ],
    ['a hidden tab', () => hide(true), () => hide(false)],
    ['out of view', () => scrollTo(5000), () => scrollTo(0)],
  ] as const) {
    await test.step(name, () => staysAndGoesOn(pause, goOn));
  }

  await test.step('reduced motion, with which it does not start', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await comeToLife(page);
    await hero.run(3 * INTERVAL);
    expect(await hero.shown()).toEqual([1]);
  });
});

test('the hero first shows and loads only one slide, then loads each next one a slide ahead', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const isRequested = (position: number) => {
    const slide = firstOf(slides.slice(position), undefined, 'third slide of the hero');
    return slide.backgroundImage.files.some(({ src }) => requested.includes(src));
  };
  const release = await holdScripts(page, '/');
  const { frame, pictures, words } = new Hero(page);
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(words.nth(1)).toBeHidden();
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

/** Makes the browser render frames, which the stopped clock does not, so that observers run. */
async function nextFrames(page: Page): Promise<void> {
  await page.screenshot();
  await letReactDraw(page);
}
