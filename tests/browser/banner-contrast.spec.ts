// Text over banner pictures: its contrast (WCAG 1.4.3), and where it is beside or below them instead.
import { readCertificates } from '#app/content/certificates.server.ts';
import { textPaths } from '#app/content/paths.server.ts';
import { isHidden } from '#app/content/references.server.ts';
import { readExpertisePage } from '#app/corporate/area-of-expertise/content.server.ts';
import { readCapabilities } from '#app/corporate/contract/content.server.ts';
import { readPortfolioPage } from '#app/corporate/project/content.server.ts';
import { readTextPage } from '#app/corporate/text-page/read-text-page.server.ts';
import { contrasts, setStyle, textBoxes } from '../contrast.ts';
import { expect, test } from '../fixtures.ts';

/** Paths of the pages whose banner text is over its picture. */
const over = [
  { path: '/certification', read: () => readCertificates().iso.banner.form },
  { path: '/iso-certifications', read: () => readCertificates().registrations.banner.form },
  { path: '/contract', read: () => readCapabilities().banner.form },
  { path: '/area-of-expertise', read: () => readExpertisePage().banner.form },
  { path: '/project', read: () => readPortfolioPage().banner.form },
  ...textPaths().map((path) => ({ path, read: () => readTextPage(path).form })),
].flatMap(({ path, read }) => (!isHidden(path) && read()?.kind === 'over' ? [path] : []));

test('§2.4 the text over a banner has a contrast of at least 4.5:1, and is over it on wide screens only', async ({
  page,
}) => {
  const title = page.locator('main h1');
  /** Breadcrumb, title and lead. */
  const words = title.locator('../..');
  const picture = page.locator('main img[fetchpriority="high"]');
  const isOver = async () => {
    const [text, image] = await Promise.all([title.boundingBox(), picture.boundingBox()]);
    if (!text || !image) throw new Error('the banner has no title or no picture');
    return (
      text.x + text.width > image.x &&
      text.x < image.x + image.width &&
      text.y + text.height > image.y &&
      text.y < image.y + image.height
    );
  };
  const setWidth = (width: number) => page.setViewportSize({ width, height: 1000 });
  for (const path of over) {
    await setWidth(1024);
    await page.emulateMedia({ colorScheme: 'light', contrast: null });
    await page.goto(path);
    expect.soft(await isOver(), `${path} at 1024 px`).toBe(false);
    const isBright = await picture.evaluate((img) => img.closest('.day') !== null);
    for (const width of [1200, 2560]) {
      await setWidth(width);
      await picture.evaluate((img: HTMLImageElement) => img.decode());
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const place = `${path}, ${colorScheme} at ${width} px`;
        expect.soft(await isOver(), place).toBe(colorScheme === 'light' || !isBright);
        const texts = await textBoxes(words.locator('h1, p, a, li'));
        await setStyle(words, 'opacity', '0');
        for (const [index, contrast] of (await contrasts(page, texts)).entries()) {
          expect.soft(contrast, `${place}, ${JSON.stringify(texts[index])}`).toBeGreaterThan(4.5);
        }
        await setStyle(words, 'opacity', '');
      }
    }
    await page.emulateMedia({ colorScheme: 'light', contrast: 'more' });
    expect.soft(await isOver(), `${path} with more contrast`).toBe(false);
  }
});
