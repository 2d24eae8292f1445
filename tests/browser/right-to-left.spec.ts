// Pages in a language from right to left: their faces, and the direction of parts of a page. Of every page:
// tests/site/languages.spec.ts and every-page.spec.ts.
import { isSample } from '#app/content/settings.server.ts';
import { LANGUAGES } from '#shared/language.ts';
import { expect, test } from '../fixtures.ts';
import { pages } from '../pages.ts';

const rtl = LANGUAGES.slice(1).filter(({ direction }) => direction === 'rtl');

for (const { code } of rtl) {
  test(`/${code} loads the faces of its script, which / does not, and mirrors gradients`, async ({
    page,
  }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    const own = () => requested.filter((path) => /^\/fonts\/plex-arabic-\d+\./.test(path));
    await page.goto('/');
    // Lays out the footer, which has the company's Arabic name.
    await page.locator('footer').scrollIntoViewIfNeeded();
    await page.evaluate(() => document.fonts.ready);
    expect(own()).toEqual([]);
    await page.goto(`/${code}`);
    const loaded = await page.evaluate(async () =>
      [...(await document.fonts.ready)].flatMap(({ status, family }) =>
        status === 'loaded' ? [family.replaceAll('"', '')] : [],
      ),
    );
    expect(loaded).toContain('IBM Plex Sans Arabic');
    const preloaded = await page
      .locator('link[rel=preload][as=font]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(new Set(own())).toEqual(new Set(preloaded));
    await expect(page.locator('h1 span').last()).toHaveCSS(
      'background-image',
      /^linear-gradient\(270deg/,
    );
  });

  test(`/${code} needs no face of Latin text for a phone’s first view`, async ({ page }) => {
    test.skip(!isSample(), 'another company’s name or line for bid managers may have any letter');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/${code}`);
    const faces = () =>
      page.evaluate(() => {
        const [paint] = performance.getEntriesByName('first-contentful-paint');
        return performance
          .getEntriesByType('resource')
          .filter(({ startTime }) => startTime < (paint?.startTime ?? 0))
          .flatMap(({ name }) => /fonts\/([\w-]+)\./.exec(name)?.[1] ?? []);
      });
    await expect.poll(faces).toContain('plex-arabic-400');
    expect(await faces()).not.toContain('plex-sans');
  });

  test(`/${code}: typed text, years and codes have the direction of their words`, async ({
    page,
  }) => {
    await page.goto(`/${code}/contact`);
    const name = page.locator('main form [name="user_name"]');
    for (const [typed, direction] of [
      ['', 'rtl'],
      ['Noura', 'ltr'],
      ['نورة', 'rtl'],
    ] as const) {
      await name.fill(typed);
      await expect(name, typed).toHaveCSS('direction', direction);
    }

    const [history, compliance] = ['our-history', 'standard-compliance'].map((name) =>
      pages.find((path) => path === `/${code}/${name}`),
    );
    if (history) {
      await page.goto(history);
      const lefts = await page
        .locator('figure li rect')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().left));
      expect(lefts.at(-1)).toBe(Math.min(...lefts));
    }
    if (compliance) {
      await page.setViewportSize({ width: 390, height: 900 });
      await page.goto(compliance);
      for (const cell of await page.locator('#matrix td:not(:empty)').all()) {
        await expect(cell).toHaveCSS('direction', 'ltr');
      }
    }
  });
}
