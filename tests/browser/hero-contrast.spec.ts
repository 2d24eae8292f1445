// Contrast of the hero's text on its pictures: WCAG 1.4.3.
import { contrasts, setStyle, textBoxes } from '../contrast.ts';
import { expect, hydrated, test } from '../fixtures.ts';
import { Hero, slides } from '../page-objects/hero.ts';

test('§2.4 the text of each slide has a contrast of at least 4.5:1 on its picture', async ({
  page,
}) => {
  const hero = new Hero(page);
  await page.goto('/');
  await hydrated(page);
  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: 1200 });
    for (const [index] of slides.entries()) {
      if (slides.length > 1) await hero.slide(index + 1).click();
      const picture = hero.pictures.nth(index).locator('img');
      await picture.evaluate((img: HTMLImageElement) => img.decode());
      const words = await textBoxes(
        hero.frame.locator('p:visible, [data-shown] > h1, a, ol button'),
      );
      const parts = [
        ['> *:first-child', 'color', 'transparent'],
        ['> * > *', 'opacity', '0'],
      ] as const;
      for (const [part, name, value] of parts)
        await setStyle(hero.front.locator(part), name, value);
      for (const [text, contrast] of (await contrasts(page, words)).entries()) {
        const place = `slide ${index + 1} at ${width} px, ${JSON.stringify(words[text])}`;
        expect(contrast, place).toBeGreaterThan(4.5);
      }
      for (const [part, name] of parts) await setStyle(hero.front.locator(part), name, '');
    }
  }
});
