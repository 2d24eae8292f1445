// The company's drawings and colours (docs/decisions/0009), whatever the brand.
import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { readCompany } from '#app/content/company.server.ts';
import { readLogo } from '#app/content/logo.server.ts';
import { expect, test } from '../fixtures.ts';

const { name, shortName } = readCompany();
const drawing = readLogo().wordmark ?? readLogo().mark;

/** Whether it looks like a drawing, and not like one colour. */
async function isDrawn(place: Locator): Promise<boolean> {
  const { channels } = await sharp(await place.screenshot()).stats();
  return channels.some(({ stdev }) => stdev > 10);
}

test('logo and icon are visible in all colour schemes, the browser’s bars have the page’s colour, and the manifest has the short name', async ({
  page,
  request,
}) => {
  expect(await (await request.get('/site.webmanifest')).json()).toMatchObject({
    name,
    short_name: shortName,
  });
  await page.goto('/contact');
  const logo = page.getByRole('banner').locator('img, svg').first();
  // Its size before it has loaded.
  await expect(logo).toHaveAttribute('width', String(drawing.width));
  await expect(logo).toHaveAttribute('height', String(drawing.height));
  const box = await logo.boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(drawing.width / drawing.height, 1);
  await expect(page.getByRole('banner').getByRole('link').first()).toHaveAccessibleName(
    new RegExp(`^(?!.*${name}.*${name}).*${name}`),
  );
  const grounds: string[] = [];
  for (const forcedColors of ['none', 'active'] as const) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, forcedColors });
      for (const place of ['banner', 'contentinfo'] as const) {
        const shown = page.getByRole(place).locator('img, svg').first();
        const name = `${place}, ${colorScheme}, forced colours ${forcedColors}`;
        // The first frame in other colours may come late on a busy machine.
        await expect.poll(() => isDrawn(shown), name).toBe(true);
      }
      if (forcedColors === 'active') continue;
      const { bar, ground, bands } = await page.evaluate(() => {
        const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
        const probe = document.createElement('div');
        probe.style.color = metas.find(({ media }) => matchMedia(media).matches)?.content ?? '';
        document.body.append(probe);
        const groundOf = (part: Element) => getComputedStyle(part).backgroundColor;
        return {
          bar: getComputedStyle(probe).color,
          ground: groundOf(document.body),
          bands: [...document.querySelectorAll('body > aside.night, footer')].map(groundOf),
        };
      });
      expect(bar, colorScheme).toBe(ground);
      // Both are dark in either scheme.
      grounds.push(...bands);
    }
  }
  expect(grounds).toHaveLength(4);
  expect(new Set(grounds).size).toBe(1);

  await page.evaluate(async () => {
    const old = new Image();
    old.src = '/favicon.ico';
    await old.decode();
    const icon = new Image(64, 64);
    icon.src = '/favicon.svg';
    icon.id = 'icon';
    document.querySelector('main')?.replaceChildren(icon);
    await icon.decode();
  });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, forcedColors: 'none' });
    await expect.poll(() => isDrawn(page.locator('#icon')), colorScheme).toBe(true);
  }
});
