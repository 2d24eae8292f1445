// Pictures as wide as the screen, inside pages.
import sharp from 'sharp';
import { readCertificates } from '#app/content/certificates.server.ts';
import { textPaths } from '#app/content/paths.server.ts';
import { isHidden } from '#app/content/references.server.ts';
import { readCapabilities } from '#app/corporate/contract/content.server.ts';
import { readPrequalification } from '#app/corporate/prequalification/content.server.ts';
import { readTextPage } from '#app/corporate/text-page/read-text-page.server.ts';
import { expect, test } from '../fixtures.ts';

/** Those of pages with their own layout first, then those of text pages. */
const scenes = [
  { path: '/certification', read: () => readCertificates().iso.scene },
  { path: '/iso-certifications', read: () => readCertificates().registrations.scene },
  { path: '/contract', read: () => readCapabilities().scene },
  { path: '/prequalification', read: () => readPrequalification().end.scene },
  ...textPaths().map((path) => ({ path, read: () => readTextPage(path).end.scene })),
].flatMap(({ path, read }) => {
  const scene = isHidden(path) ? undefined : read();
  return scene ? [{ path, ...scene }] : [];
});

const drawn = scenes.find(({ picture }) => picture.drawing);

test('a wide picture goes from edge to edge, above its caption, in each kind of page; a drawing has light paper by day, and dark paper in the dark scheme', async ({
  page,
}) => {
  for (const scene of new Set([...scenes.slice(0, 5), ...(drawn ? [drawn] : [])])) {
    const { path, caption } = scene;
    await page.goto(path);
    const figure = page.getByRole('figure').filter({ hasText: caption });
    const picture = figure.getByRole('img', { name: scene.picture.alt, exact: true });
    const box = await picture.boundingBox();
    expect(box?.x, path).toBe(0);
    const width = await page.evaluate(() => document.documentElement.clientWidth);
    expect(box?.width, path).toBe(width);
    const below = await figure.getByText(caption).boundingBox();
    expect(below?.y, path).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0));
    if (scene !== drawn) continue;
    await picture.scrollIntoViewIfNeeded();
    const lightness = async (colorScheme: 'light' | 'dark') => {
      await page.emulateMedia({ colorScheme });
      await picture.evaluate((img: HTMLImageElement) => img.decode());
      const { channels } = await sharp(await picture.screenshot()).stats();
      return (channels[1]?.mean ?? 0) / 255;
    };
    await expect.poll(() => lightness('light')).toBeGreaterThan(0.75);
    await expect.poll(() => lightness('dark')).toBeLessThan(0.4);
  }
});
