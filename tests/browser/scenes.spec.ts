// Pictures as wide as the screen, inside pages.
import sharp from 'sharp';
import { readCertificates } from '#app/content/certificates.server.ts';
import type { Scene } from '#app/content/references.server.ts';
import { readCapabilities } from '#app/corporate/contract/content.server.ts';
import { readPrequalification } from '#app/corporate/prequalification/content.server.ts';
import { readTextPage, textPagePaths } from '#app/corporate/text-page/read-text-page.server.ts';
import { expect, test } from '../fixtures.ts';

const { iso, registrations } = readCertificates();
const pages: (readonly [path: string, scene: Scene | undefined])[] = [
  ['/certification', iso.scene],
  ['/iso-certifications', registrations.scene],
  ['/contract', readCapabilities().scene],
  ['/prequalification', readPrequalification().end.scene],
  ...[...textPagePaths()].map((path) => [path, readTextPage(path).end.scene] as const),
];
const scenes = pages.flatMap(([path, scene]) => (scene ? [{ path, scene }] : []));

for (const { path, scene } of scenes) {
  test(`the wide picture of ${path} goes from edge to edge, above its caption`, async ({
    page,
  }) => {
    await page.goto(path);
    const figure = page.getByRole('figure').filter({ hasText: scene.caption });
    const picture = figure.getByRole('img', { name: scene.picture.alt, exact: true });
    await picture.scrollIntoViewIfNeeded();
    const box = await picture.boundingBox();
    expect(box?.x).toBe(0);
    expect(box?.width).toBe(await page.evaluate(() => document.documentElement.clientWidth));
    const caption = await figure.getByText(scene.caption).boundingBox();
    expect(caption?.y).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0));
  });
}

test('a drawing has light paper by day, and dark paper in the dark scheme', async ({ page }) => {
  const drawn = scenes.find(({ scene }) => scene.picture.drawing);
  test.skip(!drawn, 'no wide picture is a drawing');
  if (!drawn) return;
  const lightness = async (colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({ colorScheme });
    await page.goto(drawn.path);
    const picture = page.getByRole('img', { name: drawn.scene.picture.alt, exact: true });
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.complete)).toBe(true);
    const { channels } = await sharp(await picture.screenshot()).stats();
    return (channels[1]?.mean ?? 0) / 255;
  };
  expect(await lightness('light')).toBeGreaterThan(0.75);
  expect(await lightness('dark')).toBeLessThan(0.4);
});
