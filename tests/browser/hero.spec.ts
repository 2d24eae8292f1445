// The hero of the home page: spec §2.4, §9. How its slides change: hero-rotation.spec.ts.
import { wcagContrast } from 'culori';
import { expect, test } from '../fixtures.ts';
import { Hero, slides, titleOf, withWords } from '../page-objects/hero.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('§2.4 §9 the hero has the slides of the content, is 80vh high in every window, and changes by its buttons', async ({
  page,
}) => {
  const hero = new Hero(page);
  const { frame, front, pictures, words } = hero;
  await hero.open();

  await test.step('subtitle, title, gradient title and description, or an image only', async () => {
    await expect(pictures).toHaveCount(slides.length);
    await expect(words).toHaveCount(withWords.length);
    for (const [position, slide] of withWords.entries()) {
      const { subtitle, gradientTitle, desc } = slide;
      const parts = words.nth(position).locator('> *');
      await expect(parts).toHaveText([subtitle, titleOf(slide), desc]);
      const gradient = parts.locator('span').last();
      await expect(gradient).toHaveText(gradientTitle);
      await expect(gradient).toHaveCSS('background-image', /linear-gradient/);
    }
  });

  for (const [width, height] of [
    [1440, 900],
    [1440, 1200],
    [1366, 657],
    [1280, 600],
    [1024, 768],
    [1280, 840],
    [768, 1024],
    [390, 844],
  ] as const) {
    const at = `at ${width}×${height}`;
    await page.setViewportSize({ width, height });
    const box = await frame.boundingBox();
    expect(box, at).toMatchObject({ x: 0, width });
    expect(box?.height, at).toBeCloseTo(0.8 * height, 0);
    const edges = await front.locator('> *').evaluateAll((all) =>
      all.flatMap((part) => {
        const { top, bottom } = part.getBoundingClientRect();
        return [top, bottom];
      }),
    );
    const parts = [box?.y ?? 0, ...edges, (box?.y ?? 0) + (box?.height ?? 0)];
    // The parts do not overlap.
    expect(parts, at).toEqual(parts.toSorted((a, b) => a - b));
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  if (slides.length === 1) return;

  await test.step('previous, next and the number of each slide, which is announced, change it', async () => {
    const last = slides.length;
    const names = slides.map((slide) =>
      slide.kind === 'words' ? titleOf(slide) : slide.backgroundImage.alt,
    );
    for (const [index, name] of names.entries()) {
      const number = String(index + 1).padStart(2, '0');
      await expect(hero.slide(index + 1)).toHaveAccessibleName(`Show picture ${number}: ${name}`);
    }
    for (const [button, slide] of [
      [hero.slide(last), last],
      [hero.button('Previous picture'), last - 1],
      [hero.slide(1), 1],
      [hero.button('Previous picture'), last],
      [hero.button('Next picture'), 1],
    ] as const) {
      await button.click();
      expect(await hero.shown()).toEqual([slide]);
      await expect(hero.slide(slide)).toHaveAttribute('aria-current', 'true');
      const announced = `Picture ${slide} of ${last}: ${names[slide - 1]}`;
      await expect(frame.getByRole('status')).toContainText(announced);
    }
  });

  await test.step('slides change in 0.8 s, and pictures fade in 1 s', async () => {
    await expect(words.first()).toHaveCSS('transition-property', 'translate, opacity');
    await expect(words.first()).toHaveCSS('transition-duration', '0.8s, 0.8s');
    await expect(pictures.first()).toHaveCSS('transition-property', 'opacity');
    await expect(pictures.first()).toHaveCSS('transition-duration', '1s');
    await expect(pictures.nth(1)).toHaveCSS('transition-duration', '1s, 0s');
  });

  await test.step('in forced colours only the number of the current picture is underlined', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    const rules = await frame
      .locator('ol button')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one, '::after').backgroundColor));
    expect(rules[0]).not.toBe(rules[1]);
  });
});

test('blocked pictures show their alternative text beside the text of the slide, and widen no page', async ({
  page,
  complaints,
}) => {
  complaints.expect(/ERR_BLOCKED_BY_CLIENT/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route('**/pictures/**', (route) => route.abort('blockedbyclient'));
  const hero = new Hero(page);
  await page.goto('/');
  const shown = hero.frame.locator('figure[data-shown]');
  const visibility = await shown.evaluate((figure) => {
    // Skips the delay that prevents a flash of the text before a picture loads.
    for (const animation of figure.getAnimations({ subtree: true })) animation.finish();
    return getComputedStyle(figure, '::before').visibility;
  });
  expect(visibility).toBe('visible');
  for (const [width, height] of [
    [1440, 900],
    [992, 700],
    [390, 844],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height });
    // A copy as wide as the text: a pseudo-element has no bounding box.
    const words = await shown.evaluate((figure) => {
      const style = getComputedStyle(figure, '::before');
      const { content, color } = style;
      const copy = document.createElement('p');
      copy.textContent = figure.dataset.alt ?? '';
      const properties = ['inset', 'position', 'max-inline-size', 'padding', 'font', 'line-height'];
      for (const name of properties) copy.style.setProperty(name, style.getPropertyValue(name));
      copy.style.setProperty('inset-block-end', 'auto');
      figure.append(copy);
      const { left, top, right, bottom } = copy.getBoundingClientRect();
      const ground = getComputedStyle(figure).backgroundColor;
      copy.remove();
      return { content, color, ground, left, top, right, bottom };
    });
    expect(words.content).toContain(await shown.getByRole('img').getAttribute('alt'));
    expect(wcagContrast(words.color, words.ground)).toBeGreaterThan(4.5);
    for (const part of await hero.front.locator('p:visible, h1, a, button').all()) {
      const box = (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      const apart =
        box.x + box.width <= words.left ||
        box.x >= words.right ||
        box.y + box.height <= words.top ||
        box.y >= words.bottom;
      expect(apart, `${await part.textContent()} at ${width}×${height}`).toBe(true);
    }
  }

  await test.step('those of the footer widen no page either', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const pictures = page.getByRole('contentinfo').locator('a:has(img)');
    if ((await pictures.count()) === 0) return;
    await pictures.last().scrollIntoViewIfNeeded();
    await expect(pictures.last()).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
