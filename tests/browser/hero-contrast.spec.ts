// Contrast of the hero's text on its pictures: WCAG 1.4.3.
import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { readInterface } from '#app/content/interface.server.ts';
import { fill } from '#app/content/placeholders.ts';
import { readHome } from '#app/corporate/home/content.server.ts';
import { expect, hydrated, test } from '../fixtures.ts';
import { Hero } from '../page-objects/hero.ts';

test('§2.4 the text of each slide has a contrast of at least 4.5:1 on its picture', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const hero = new Hero(page);
  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: 1200 });
    await page.goto('/');
    await hydrated(page);
    for (const [index] of readHome().hero.slides.entries()) {
      await hero.button(fill(readInterface().hero.goTo, { n: `0${index + 1}` })).click();
      const picture = hero.pictures.nth(index).locator('img');
      await picture.evaluate((img: HTMLImageElement) => img.decode());
      const words = await hero.frame.locator('p:visible, h1, a, ol button').evaluateAll((all) =>
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
      await setStyle(hero.front.locator('> *').first(), 'color', 'transparent');
      await setStyle(hero.front.locator('> * > *'), 'opacity', '0');
      const { data, info } = await sharp(await page.screenshot())
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      for (const { colour, ...box } of words) {
        const below = await sharp(data, { raw: info }).extract(box).raw().toBuffer();
        const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
        const contrast = (luminance(r, g, b) + 0.05) / (lightest(below) + 0.05);
        expect(
          contrast,
          `slide ${index + 1} at ${width} px, ${JSON.stringify(box)}`,
        ).toBeGreaterThan(4.5);
      }
      await setStyle(hero.front.locator('> *').first(), 'color', '');
      await setStyle(hero.front.locator('> * > *'), 'opacity', '');
    }
  }
});

async function setStyle(elements: Locator, property: string, value: string): Promise<void> {
  await elements.evaluateAll(
    (all, style) => {
      for (const element of all as HTMLElement[]) element.style.setProperty(...style);
    },
    [property, value] as [string, string],
  );
}

/** The 99th percentile of luminance, of every seventh pixel. */
function lightest(pixels: Buffer): number {
  const all = Array.from({ length: Math.floor(pixels.length / 21) }, (_, pixel) =>
    luminance(...([...pixels.subarray(21 * pixel, 21 * pixel + 3)] as [number, number, number])),
  ).toSorted((a, b) => a - b);
  return all[Math.floor(all.length * 0.99)] ?? 0;
}

/** Relative luminance as WCAG defines it; channels from 0 to 255. */
function luminance(...channels: [number, number, number]): number {
  const [r, g, b] = channels.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
