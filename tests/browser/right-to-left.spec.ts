// Pages in a language from right to left: their direction, their type, and numbers among their words.
import { LANGUAGES } from '#api/language.ts';
import { expect, test } from '../fixtures.ts';
import { inGroups, oneLayoutTwice, pagesIn } from '../pages.ts';
import { typeFaults } from '../type-faults.ts';

const rtl = LANGUAGES.slice(1).filter(({ direction }) => direction === 'rtl');

for (const { code } of rtl) {
  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    // With JavaScript: every-page.spec.ts.
    for (const group of inGroups(oneLayoutTwice(pagesIn(code)), 20)) {
      test(`direction, type and numbers: ${group.join(' ')}`, async ({ page, complaints }) => {
        test.setTimeout(120_000);
        if (group.some((path) => path.endsWith('/404'))) complaints.expect(/status of 404/);
        const found: string[] = [];
        for (const [index, path] of group.entries()) {
          await page.setViewportSize({ width: index % 2 === 0 ? 390 : 1440, height: 900 });
          await page.goto(path);
          await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
          await expect(page.locator('html')).toHaveAttribute('lang', code);
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
          const excess = await page.evaluate(
            () => document.documentElement.scrollWidth - innerWidth,
          );
          if (excess > 0) found.push(`${path}: ${excess} px too wide`);
          for (const fault of await page.evaluate(typeFaults)) found.push(`${path}: ${fault}`);
        }
        expect(found).toEqual([]);
      });
    }
  });

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
