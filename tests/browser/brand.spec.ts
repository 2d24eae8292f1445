// The company's drawings and colours (docs/decisions/0009), whatever the brand.
import sharp from 'sharp';
import { readCompany } from '#app/content/company.server.ts';
import { readLogo } from '#app/content/logo.server.ts';
import { shareWith } from '#tools/brand/drawings.ts';
import { expect, hydrated, test } from '../fixtures.ts';

const { name, shortName } = readCompany();
const drawing = readLogo().wordmark ?? readLogo().mark;

/** The share of a picture that differs from its first pixel. */
async function shareDrawn(bytes: Buffer): Promise<number> {
  const { width, height } = await sharp(bytes).metadata();
  const corner = await sharp(bytes)
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  const image = { type: 'png', bytes, width, height } as const;
  return shareWith(3, image, `#${corner.toString('hex')}`);
}

test('the logo is visible in header and footer in all colour schemes', async ({ page }) => {
  for (const media of [
    { colorScheme: 'light' },
    { colorScheme: 'dark' },
    { colorScheme: 'light', forcedColors: 'active' },
    { colorScheme: 'dark', forcedColors: 'active' },
  ] as const) {
    await page.emulateMedia({ forcedColors: 'none', ...media });
    await page.goto('/contact');
    for (const place of ['banner', 'contentinfo'] as const) {
      const logo = page.getByRole(place).locator('img, svg').first();
      // The first frame in other colours may come late on a busy machine.
      await expect
        .poll(async () => shareDrawn(await logo.screenshot()), {
          message: `${place} ${JSON.stringify(media)}`,
        })
        .toBeGreaterThan(0.15);
    }
  }
});

test('the logo has its size before it has loaded, and the link home one name', async ({ page }) => {
  await page.goto('/contact');
  const logo = page.getByRole('banner').locator('img, svg').first();
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
    await page.emulateMedia({ colorScheme });
    const { channels } = await sharp(await page.locator('#icon').screenshot()).stats();
    expect(
      channels.some(({ stdev }) => stdev > 10),
      colorScheme,
    ).toBe(true);
  }
});
