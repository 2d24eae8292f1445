// The hero of the home page: spec §2.4, §4, §9; what stops it: design §3.
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { openWithStoppedClock } from '../clock.ts';
import { expect, hydrated, test } from '../fixtures.ts';
import { holdScripts } from '../hold-scripts.ts';

/** Milliseconds each slide is shown. */
const INTERVAL = 6000;

class Hero {
  readonly page: Page;
  readonly frame: Locator;
  readonly pictures: Locator;
  readonly words: Locator;

  constructor(page: Page) {
    this.page = page;
    this.frame = page.getByRole('region', { name: 'What we build' });
    this.pictures = this.frame.locator('figure');
    this.words = this.frame.locator('h1 + div > div');
  }

  async open() {
    await openWithStoppedClock(this.page, '/');
    await this.leave();
  }

  /** Takes the pointer away, so that the time of this slide begins anew. */
  async leave() {
    await this.frame.hover({ position: { x: 5, y: 5 } });
    await this.page.mouse.move(700, 20);
    await this.settle();
  }

  button(name: string): Locator {
    return this.frame.getByRole('button', { name, exact: true });
  }

  /** The slides shown, from 1. */
  shown(): Promise<number[]> {
    return this.pictures.evaluateAll((all) =>
      all.flatMap((each, place) => (each.hasAttribute('data-shown') ? [place + 1] : [])),
    );
  }

  async run(milliseconds: number) {
    await this.page.clock.runFor(milliseconds);
    await this.settle();
  }

  /** Lets React draw what the time has brought. */
  async settle() {
    await this.page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const { port1, port2 } = new MessageChannel();
          let turns = 0;
          port1.onmessage = () => (++turns < 20 ? port2.postMessage(0) : resolve());
          port2.postMessage(0);
        }),
    );
  }
}

test.describe('§2.4 §9 the hero', () => {
  test('is as wide as the page and 80vh high', async ({ page }) => {
    await page.goto('/');
    const { frame } = new Hero(page);
    for (const height of [900, 1200]) {
      await page.setViewportSize({ width: 1440, height });
      expect(await frame.boundingBox()).toMatchObject({ x: 0, width: 1440, height: 0.8 * height });
    }
    await page.setViewportSize({ width: 390, height: 844 });
    const box = await frame.boundingBox();
    expect(box?.width).toBe(390);
    expect(box?.height).toBeGreaterThanOrEqual(0.8 * 844);
  });

  test('has four slides: three with subtitle, title, gradient title and description, one image only', async ({
    page,
  }) => {
    await page.goto('/');
    const { pictures, words, frame } = new Hero(page);
    await expect(pictures).toHaveCount(4);
    await expect(words).toHaveCount(3);
    for (const [place, theme] of [/Quality/, /Vision 2030/, /Safety/].entries()) {
      const slide = words.nth(place);
      await expect(slide.locator('p')).toHaveCount(3);
      await expect(slide.locator('p').first()).toHaveText(theme);
      const gradient = slide.locator('p').nth(1).locator('span').last();
      await expect(gradient).toHaveCSS('background-image', /linear-gradient/);
      await expect(gradient).toHaveText(/\w/);
    }
    await expect(words.nth(1)).toContainText('Saudization');
    await expect(frame.getByRole('heading', { level: 1 })).toHaveCount(1);
  });

  test('changes slides in 0.8 s and fades pictures in 1 s', async ({ page }) => {
    await page.goto('/');
    const { pictures, words } = new Hero(page);
    await expect(words.first()).toHaveCSS('transition-property', 'translate, opacity');
    await expect(words.first()).toHaveCSS('transition-duration', '0.8s, 0.8s');
    await expect(pictures.first()).toHaveCSS('transition-property', 'opacity');
    await expect(pictures.first()).toHaveCSS('transition-duration', '1s');
    await expect(pictures.nth(1)).toHaveCSS('transition-duration', '1s, 0s');
  });

  test('stands with its first slide before and without script', async ({ browser, desk }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: desk.url });
    const page = await context.newPage();
    await page.goto('/');
    const hero = new Hero(page);
    await expect(hero.frame.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(hero.words.first()).toBeVisible();
    await expect(hero.words.nth(1)).toBeHidden();
    await expect(hero.pictures.first().locator('img')).toBeVisible();
    await context.close();
  });
});

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

  test('keeps the h1 and the links outside; slides not shown are inert', async ({ page }) => {
    const hero = new Hero(page);
    await hero.open();
    const inert = (slides: Locator) =>
      slides.evaluateAll((all) => all.map((each) => (each as HTMLElement).inert));
    expect(await inert(hero.pictures)).toEqual([false, true, true, true]);
    expect(await inert(hero.words)).toEqual([false, true, true]);
    await hero.run(INTERVAL);
    expect(await inert(hero.pictures)).toEqual([true, false, true, true]);
    expect(await inert(hero.words)).toEqual([true, false, true]);
    await expect(hero.words.nth(1)).toBeVisible();
    await hero.run(INTERVAL);
    await hero.run(INTERVAL);
    expect(await inert(hero.words)).toEqual([true, true, true]);
    const heading = hero.frame.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    expect(await heading.evaluate((h1) => h1.closest('[inert], [data-shown]'))).toBeNull();
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
    await hero.button('Let the pictures change').click();
    await hero.leave();
    await hero.run(INTERVAL);
    expect(await hero.shown()).toEqual([2]);
  });

  test('waits while the pointer is over it', async ({ page }) => {
    const hero = new Hero(page);
    await hero.open();
    await hero.run(INTERVAL - 1000);
    await hero.frame.hover({ position: { x: 700, y: 200 } });
    await hero.settle();
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
    await hero.settle();
    await hero.run(2 * INTERVAL);
    expect(await hero.shown()).toEqual([1]);
    await page.keyboard.press('Shift+Tab');
    await hero.settle();
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
    await hero.settle();
    await hero.run(2 * INTERVAL);
    expect(await hero.shown()).toEqual([1]);
    await hide(false);
    await hero.settle();
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

for (const width of [1440, 768, 390]) {
  test(`§2.4 the words of each slide stand out from what is drawn below them at ${width} px, 4.5:1 at least`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const hero = new Hero(page);
    await page.setViewportSize({ width, height: 1200 });
    await page.goto('/');
    await hydrated(page);
    for (const n of [1, 2, 3, 4]) {
      await hero.button(`Show picture 0${n}`).click();
      const picture = hero.pictures.nth(n - 1).locator('img');
      await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.complete)).toBe(true);
      const words = await hero.frame
        .locator('h1, [data-shown] p, a, ol button')
        .evaluateAll((all) =>
          all
            .filter((each) => getComputedStyle(each).backgroundColor === 'rgba(0, 0, 0, 0)')
            .map((each) => {
              const text = document.createRange();
              text.selectNodeContents(each);
              const [left, top, width, height] = (['left', 'top', 'width', 'height'] as const).map(
                (side) => Math.floor(text.getBoundingClientRect()[side]),
              ) as [number, number, number, number];
              return { left, top, width, height, colour: getComputedStyle(each).color };
            }),
        );
      const front = hero.frame.locator('> div').last();
      await setStyle(front.locator('> h1'), 'color', 'transparent');
      await setStyle(front.locator('> * > *'), 'opacity', '0');
      const drawn = sharp(await page.screenshot()).removeAlpha();
      for (const { colour, ...box } of words) {
        const below = await drawn.clone().extract(box).raw().toBuffer();
        const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
        const contrast = (luminance(r, g, b) + 0.05) / (lightest(below) + 0.05);
        expect(contrast, `${width} px, slide ${n}, ${JSON.stringify(box)}`).toBeGreaterThan(4.5);
      }
      await setStyle(front.locator('> h1'), 'color', '');
      await setStyle(front.locator('> * > *'), 'opacity', '');
    }
  });
}

async function setStyle(elements: Locator, property: string, value: string): Promise<void> {
  await elements.evaluateAll(
    (all, style) => {
      for (const element of all as HTMLElement[]) element.style.setProperty(...style);
    },
    [property, value] as [string, string],
  );
}

/** Luminance below which 99 of 100 pixels lie; every seventh is looked at. */
function lightest(pixels: Buffer): number {
  const all = Array.from({ length: Math.floor(pixels.length / 21) }, (_, pixel) =>
    luminance(...([...pixels.subarray(21 * pixel, 21 * pixel + 3)] as [number, number, number])),
  ).toSorted((a, b) => a - b);
  return all[Math.floor(all.length * 0.99)] ?? 0;
}

/** Relative luminance as WCAG has it; channels from 0 to 255. */
function luminance(...channels: [number, number, number]): number {
  const [r, g, b] = channels.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

test('§2.4 the hero by keyboard alone: pause, next, previous, each slide by number', async ({
  page,
}) => {
  const hero = new Hero(page);
  await hero.open();
  await hero.frame.getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  const pause = hero.button('Stop the pictures changing');
  await expect(pause).toBeFocused();
  await expect(pause).toHaveCSS('outline', /solid 3px/);
  await page.keyboard.press('Space');
  await expect(hero.button('Let the pictures change')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await hero.shown()).toEqual([4]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await hero.shown()).toEqual([1]);
  for (const n of [1, 2, 3]) {
    await page.keyboard.press('Tab');
    await expect(hero.button(`Show picture 0${n}`)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  expect(await hero.shown()).toEqual([3]);
  await expect(hero.button('Show picture 03')).toHaveAttribute('aria-current', 'true');
});
