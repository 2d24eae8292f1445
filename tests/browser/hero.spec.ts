// The hero of the home page: spec §2.4, §9.
import { expect, test } from '../fixtures.ts';
import { Hero } from '../page-objects/hero.ts';

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
    expect(box?.height).toBeGreaterThanOrEqual(Math.floor(0.8 * 844));
  });

  test('is 80vh high in a low window too, and holds its words, buttons and controls', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1366, height: 657 });
    await page.goto('/');
    const { frame } = new Hero(page);
    for (const [width, height] of [
      [1366, 657],
      [1280, 600],
      [1024, 768],
      [1280, 840],
    ] as const) {
      await page.setViewportSize({ width, height });
      const box = await frame.boundingBox();
      expect(box?.height, `at ${width}×${height}`).toBeCloseTo(0.8 * height, 0);
      const parts = await frame.evaluate((hero) => {
        const { top, bottom } = hero.getBoundingClientRect();
        const front = [...hero.querySelectorAll('h1, h1 ~ *')];
        const edges = front.flatMap((part) => {
          const at = part.getBoundingClientRect();
          return [at.top, at.bottom];
        });
        return [top, ...edges, bottom];
      });
      // One below the other, from the upper edge to the lower one.
      expect(parts).toEqual(parts.toSorted((a, b) => a - b));
    }
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
  await expect(hero.button('Start the pictures changing')).toBeFocused();
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

test('in forced colours the number of the picture shown is the one underlined', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  const rules = await new Hero(page).frame
    .getByRole('button', { name: /^Show picture/ })
    .evaluateAll((all) => all.map((one) => getComputedStyle(one, '::after').backgroundColor));
  expect(rules[0]).not.toBe(rules[1]);
});

test('the hero keeps its words, links and controls inside a window of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await page.goto('/');
  const { frame } = new Hero(page);
  for (const part of await frame.locator('h1, a, button, [data-shown] p').all()) {
    const box = await part.boundingBox();
    const name = await part.textContent();
    expect((box?.x ?? 0) + (box?.width ?? 0), name ?? '').toBeLessThanOrEqual(320);
  }
});
