// Pages in a language from right to left: their faces, and the direction of parts of a page. Of every page:
// tests/site/languages.spec.ts and every-page.spec.ts.
import { LANGUAGES } from '#shared/language.ts';
import { expect, test } from '../fixtures.ts';

const rtl = LANGUAGES.slice(1).filter(({ direction }) => direction === 'rtl');

for (const { code } of rtl) {
  test(`/${code} loads the faces of its script, which / does not`, async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    const own = () => requested.filter((path) => /^\/fonts\/plex-arabic-\d+\./.test(path));
    await page.goto(`/${code}`);
    expect(await page.evaluate(loadedFaces)).toContain('IBM Plex Sans Arabic');
    const preloads = page.locator('link[rel=preload][as=font]');
    const preloaded = await preloads.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')),
    );
    expect(new Set(own())).toEqual(new Set(preloaded));
    requested.length = 0;
    await page.goto('/');
    // Lays out the footer, which has the company's Arabic name.
    await page.locator('footer').scrollIntoViewIfNeeded();
    expect(await page.evaluate(loadedFaces)).not.toContain('IBM Plex Sans Arabic');
    expect(own()).toEqual([]);
  });

  test(`/${code}: gradient, years and codes have the direction of their words`, async ({
    page,
  }) => {
    await page.goto(`/${code}`);
    const gradients = await page.evaluate(() =>
      [...document.querySelectorAll('section *')]
        .map((each) => getComputedStyle(each))
        .filter(({ backgroundClip }) => backgroundClip === 'text')
        .map(({ backgroundImage }) => backgroundImage),
    );
    expect(gradients.length).toBeGreaterThan(0);
    for (const gradient of gradients) expect(gradient).toMatch(/^linear-gradient\(270deg/);

    await page.goto(`/${code}/our-history`);
    const bars = page.locator('figure li rect');
    const lefts = await bars.evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect().left),
    );
    expect(lefts.at(-1)).toBe(Math.min(...lefts));

    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto(`/${code}/standard-compliance`);
    for (const cell of await page.locator('#matrix td:not(:empty)').all()) {
      await expect(cell).toHaveCSS('direction', 'ltr');
    }
  });

  test(`/${code}: a placeholder has the direction of the page, typed text its own`, async ({
    page,
  }) => {
    await page.goto(`/${code}/contact`);
    const name = page.locator('main form [name="user_name"]');
    await expect(name).toHaveCSS('direction', 'rtl');
    await name.fill('Noura');
    await expect(name).toHaveCSS('direction', 'ltr');
    await name.fill('نورة');
    await expect(name).toHaveCSS('direction', 'rtl');
  });
}

async function loadedFaces(): Promise<string[]> {
  await document.fonts.ready;
  return [...document.fonts]
    .filter(({ status }) => status === 'loaded')
    .map(({ family }) => family.replaceAll('"', ''));
}
