import type { Locator, Page } from '@playwright/test';
import { wcagLuminance } from 'culori';
import sharp from 'sharp';

/** A text on the screen: its box in CSS pixels, and its colour. */
interface TextBox {
  left: number;
  top: number;
  width: number;
  height: number;
  colour: string;
}

/** Boxes of the texts without a background of their own. */
export async function textBoxes(texts: Locator): Promise<TextBox[]> {
  return texts.evaluateAll((all) =>
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
}

/** The contrast of each text with the pixels of its box. Hide all text first. */
export async function contrasts(page: Page, texts: readonly TextBox[]): Promise<number[]> {
  const x = Math.min(...texts.map(({ left }) => left));
  const y = Math.min(...texts.map(({ top }) => top));
  const right = Math.max(...texts.map(({ left, width }) => left + width));
  const bottom = Math.max(...texts.map(({ top, height }) => top + height));
  const clip = { x, y, width: right - x, height: bottom - y };
  const { data, info } = await sharp(await page.screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Promise.all(
    texts.map(async ({ colour, left, top, width, height }) => {
      const box = { left: left - x, top: top - y, width, height };
      const below = await sharp(data, { raw: info }).extract(box).raw().toBuffer();
      return lowest(colour, below);
    }),
  );
}

/** The first percentile of a colour's contrast with every seventh pixel. */
function lowest(text: string, pixels: Buffer): number {
  const own = wcagLuminance(text);
  const all = Float64Array.from({ length: Math.floor(pixels.length / 21) }, (_, pixel) => {
    const [r = 0, g = 0, b = 0] = pixels.subarray(21 * pixel, 21 * pixel + 3);
    const below = wcagLuminance({ mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 });
    return (Math.max(own, below) + 0.05) / (Math.min(own, below) + 0.05);
  }).sort();
  return all[Math.floor(all.length * 0.01)] ?? 0;
}

/** Sets a style of every element, which the content security policy allows to scripts only. */
export async function setStyle(elements: Locator, property: string, value: string): Promise<void> {
  await elements.evaluateAll(
    (all, style) => {
      for (const element of all as HTMLElement[]) element.style.setProperty(...style);
    },
    [property, value] as [string, string],
  );
}
