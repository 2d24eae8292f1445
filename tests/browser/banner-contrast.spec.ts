// Contrast of text over banner pictures (WCAG 1.4.3), and the layouts with text beside or below them.
import type { Page } from '@playwright/test';
import { readCertificates } from '#app/content/certificates.server.ts';
import { readExpertisePage } from '#app/corporate/area-of-expertise/content.server.ts';
import { readCapabilities } from '#app/corporate/contract/content.server.ts';
import { readPortfolioPage } from '#app/corporate/project/content.server.ts';
import { readTextPage, textPagePaths } from '#app/corporate/text-page/read-text-page.server.ts';
import { contrasts, setStyle, textBoxes } from '../contrast.ts';
import { expect, test } from '../fixtures.ts';

/** Paths of the pages whose banner text is over its picture. */
const over = [
  { path: '/certification', form: readCertificates().iso.banner.form },
  { path: '/iso-certifications', form: readCertificates().registrations.banner.form },
  { path: '/contract', form: readCapabilities().banner.form },
  { path: '/area-of-expertise', form: readExpertisePage().banner.form },
  { path: '/project', form: readPortfolioPage().banner.form },
  ...[...textPagePaths()].map((path) => ({ path, form: readTextPage(path).form })),
].flatMap(({ path, form }) => (form?.kind === 'over' ? [path] : []));

for (const path of over) {
  test(`§2.4 the text over the banner of ${path} has a contrast of at least 4.5:1`, async ({
    page,
  }) => {
    for (const width of [1200, 2560]) {
      await page.setViewportSize({ width, height: 1000 });
      await page.goto(path);
      const { picture, words } = banner(page);
      await picture.evaluate((img: HTMLImageElement) => img.decode());
      const isBright = await picture.evaluate((img) => img.closest('.day') !== null);
      await setStyle(words, 'opacity', '0');
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const isOver = colorScheme === 'light' || !isBright;
        expect(await overlap(page), `${colorScheme} at ${width} px`).toBe(isOver);
        const texts = await textBoxes(words.locator('h1, p, a, li'));
        for (const [index, contrast] of (await contrasts(page, texts)).entries()) {
          const place = `${colorScheme} at ${width} px, ${JSON.stringify(texts[index])}`;
          expect.soft(contrast, place).toBeGreaterThan(4.5);
        }
      }
    }
  });
}

test('§2.4 text is over a picture on wide screens only, unless the visitor asks for more contrast', async ({
  page,
}) => {
  for (const path of over) {
    await page.goto(path);
    for (const width of [390, 768, 1024]) {
      await page.setViewportSize({ width, height: 1000 });
      expect(await overlap(page), `${path} at ${width} px`).toBe(false);
    }
    await page.setViewportSize({ width: 1440, height: 1000 });
    expect(await overlap(page), path).toBe(true);
    await page.emulateMedia({ contrast: 'more' });
    expect(await overlap(page), `${path} with more contrast`).toBe(false);
    await page.emulateMedia({ contrast: null });
  }
});

function banner(page: Page) {
  const title = page.locator('main h1');
  return {
    title,
    /** Breadcrumb, title and lead. */
    words: title.locator('../..'),
    picture: page.locator('main img[fetchpriority="high"]'),
  };
}

async function overlap(page: Page): Promise<boolean> {
  const { title, picture } = banner(page);
  const [text, image] = await Promise.all([title.boundingBox(), picture.boundingBox()]);
  if (!text || !image) throw new Error('the banner has no title or no picture');
  return (
    text.x + text.width > image.x &&
    text.x < image.x + image.width &&
    text.y + text.height > image.y &&
    text.y < image.y + image.height
  );
}
