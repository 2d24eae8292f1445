// The company's drawings and colours (docs/decisions/0009), whatever the brand.
import sharp from 'sharp';
import { readCompany } from '#app/content/company.server.ts';
import { readLogo } from '#app/content/logo.server.ts';
import { expect, hydrated, test } from '../fixtures.ts';

const { name, shortName } = readCompany();
const drawing = readLogo().wordmark ?? readLogo().mark;

test('the logo follows the colour scheme in the header and is the dark one in the footer', async ({
  page,
}) => {
  const shown = (place: 'banner' | 'contentinfo') =>
    page
      .getByRole(place)
      .locator('img')
      .first()
      .evaluate((img: HTMLImageElement) => img.currentSrc.replace(location.origin, ''));
  for (const [colorScheme, header] of [
    ['light', drawing.light],
    ['dark', drawing.dark],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/contact');
    await hydrated(page);
    expect(await shown('banner')).toBe(header);
    expect(await shown('contentinfo')).toBe(drawing.dark);
  }
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
  await expect.poll(() => shown('contentinfo')).toBe(drawing.light);
});

test('the logo has its size before it has loaded, and the link home one name', async ({ page }) => {
  await page.goto('/contact');
  const logo = page.getByRole('banner').locator('img').first();
  await expect(logo).toHaveAttribute('width', String(drawing.width));
  await expect(logo).toHaveAttribute('height', String(drawing.height));
  const box = await logo.boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(drawing.width / drawing.height, 1);
  await expect(page.getByRole('banner').getByRole('link').first()).toHaveAccessibleName(
    new RegExp(`^(?!.*${name}.*${name}).*${name}`),
  );
});

test('the browser’s bars have the colour of the page in both schemes', async ({ page }) => {
  await page.goto('/contact');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const [bar, ground] = await page.evaluate(() => {
      const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
      const probe = document.createElement('div');
      probe.style.color = metas.find(({ media }) => matchMedia(media).matches)?.content ?? '';
      document.body.append(probe);
      return [getComputedStyle(probe).color, getComputedStyle(document.body).backgroundColor];
    });
    expect(bar, colorScheme).toBe(ground);
  }
});

test('the icon is a drawing in either scheme, and the manifest has the short name', async ({
  page,
  request,
}) => {
  expect(await (await request.get('/site.webmanifest')).json()).toMatchObject({
    name,
    short_name: shortName,
  });
  await page.goto('/contact');
  await hydrated(page);
  await page.evaluate(async () => {
    const icon = new Image(64, 64);
    icon.src = '/favicon.svg';
    icon.id = 'icon';
    document.querySelector('main')?.replaceChildren(icon);
    await icon.decode();
  });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { channels } = await sharp(await page.locator('#icon').screenshot()).stats();
    expect(
      channels.some(({ stdev }) => stdev > 10),
      colorScheme,
    ).toBe(true);
  }
});
