// The switch between the languages, the hint, and the 404 pages of a tree (decision 0012).
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { parse } from 'yaml';
import { addressOf } from '#app/content/address.ts';
import { hasTemplate } from '#app/content/settings.server.ts';
import { LANGUAGES } from '#shared/language.ts';
import { baseOf } from '#shared/language-base.ts';
import type { Language } from '#shared/language-settings.ts';
import { projectPath } from '../content.ts';
import { failIslandOfFooter } from '../failing-island.ts';
import { expect, hydrated, test } from '../fixtures.ts';

const [DEFAULT, OTHER = DEFAULT] = LANGUAGES;
const base = baseOf(OTHER.code);

const switchTo = (place: Page | Locator, { code }: Language) =>
  place.locator(`a[hreflang=${code}]`);
/** Hydrates the page, and loads the hint if there is one. */
async function settled(page: Page): Promise<void> {
  await hydrated(page);
  await page.waitForLoadState('networkidle');
}

const hint = (page: Page, { offer }: Language) => page.getByRole('complementary', { name: offer });

test.describe('the switch', () => {
  test('leads to the same page in the other language and back, with query and section', async ({
    page,
  }) => {
    await page.goto('/contact?to=sales#form');
    await hydrated(page);
    const bar = page.getByRole('complementary').first();
    await expect(switchTo(bar, OTHER)).toHaveAttribute('href', `${base}/contact`);
    await switchTo(bar, OTHER).click();
    await expect(page).toHaveURL(`${base}/contact?to=sales#form`);
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('dir', OTHER.direction);
    await switchTo(page.getByRole('contentinfo'), DEFAULT).click();
    await expect(page).toHaveURL('/contact?to=sales#form');
  });

  test('keeps the query that the page has changed, but for words', async ({ page }) => {
    await page.goto('/project');
    await hydrated(page);
    const link = switchTo(page.getByRole('contentinfo'), OTHER);
    await expect(link).toHaveAttribute('href', `${base}/project`);
    const found = page.locator('main input[type=search]').first();
    const sector = page.locator('main [name=sector]');
    const kept = async (typed: string, query: string) => {
      await page.goto('/project#register');
      await hydrated(page);
      await found.fill(typed);
      await sector.selectOption({ index: 1 });
      await expect(page).toHaveURL(/q=.*sector=.*#register/);
      const id = await sector.inputValue();
      await link.click();
      await expect(page).toHaveURL(`${base}/project?${query}sector=${id}#register`);
      await hydrated(page);
      await expect(sector).toHaveValue(id);
    };
    await kept('650', 'q=650&');
    // The other language has none of these words.
    await kept('tank', '');
  });

  test('leads from a record to the same record', async ({ page }) => {
    await page.goto(projectPath);
    const alternate = page.locator(`link[rel=alternate][hreflang=${OTHER.code}]`);
    const { pathname } = new URL((await alternate.getAttribute('href')) ?? '');
    await hydrated(page);
    await switchTo(page.getByRole('contentinfo'), OTHER).click();
    await expect(page).toHaveURL(pathname);
    await hydrated(page);
    await switchTo(page.getByRole('contentinfo'), DEFAULT).click();
    await expect(page).toHaveURL(projectPath);
  });

  test('leads from a page without one in the other language to its home page', async ({
    page,
    complaints,
  }) => {
    complaints.expect(/status of 404/);
    for (const path of [
      '/nowhere?a=1',
      '/project/nothing',
      ...(hasTemplate() ? ['/property'] : []),
    ]) {
      await page.goto(path);
      await hydrated(page);
      await switchTo(page.getByRole('contentinfo'), OTHER).click();
      await expect(page).toHaveURL(base);
    }
  });

  test('is in the drawer on a phone, and works without JavaScript', async ({ browser, desk }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: desk.url,
      viewport: { width: 390, height: 800 },
    });
    const page = await context.newPage();
    await page.goto('/contact');
    await page.getByRole('banner').locator('[commandfor]').click();
    await switchTo(page.getByRole('dialog'), OTHER).click();
    await expect(page).toHaveURL(`${base}/contact`);
    await context.close();
  });
});

test.describe('the hint', () => {
  for (const [here, wanted] of [
    [DEFAULT, OTHER],
    [OTHER, DEFAULT],
  ] as const) {
    test.describe(`for a browser in ${wanted.code}`, () => {
      test.use({ locale: wanted.code });

      test(`is on a page in ${here.code}, in its own language, until it is closed`, async ({
        page,
      }) => {
        await page.goto(addressOf('/contact', baseOf(here.code)));
        await hydrated(page);
        const shown = hint(page, wanted);
        await expect(shown).toHaveAttribute('lang', wanted.code);
        await expect(shown).toHaveAttribute('dir', wanted.direction);
        await expect(shown.getByRole('link')).toHaveText(wanted.offer);
        await page.emulateMedia({ media: 'print' });
        await expect(shown).toBeHidden();
        await page.emulateMedia({ media: 'screen' });
        await shown.getByRole('button', { name: wanted.close }).focus();
        await page.keyboard.press('Enter');
        await expect(shown).toBeHidden();
        await expect(page.getByRole('main')).toBeFocused();
        await page.reload();
        await settled(page);
        await expect(shown).toBeHidden();
        await page.goto(addressOf('/vision', baseOf(here.code)));
        await settled(page);
        await expect(shown).toBeHidden();
      });

      test(`leads from ${here.code} to the same page, and is not on pages in ${wanted.code}`, async ({
        page,
      }) => {
        await page.goto(addressOf('/contact', baseOf(wanted.code)));
        await settled(page);
        await expect(page.locator('aside[lang]')).toBeHidden();
        await page.goto(addressOf('/contact', baseOf(here.code)));
        await hint(page, wanted).getByRole('link').click();
        await expect(page).toHaveURL(addressOf('/contact', baseOf(wanted.code)));
      });

      test(`is not shown after the visitor has chosen ${here.code}`, async ({ page }) => {
        await page.goto(addressOf('/contact', baseOf(wanted.code)));
        await hydrated(page);
        await switchTo(page.getByRole('contentinfo'), here).click();
        await expect(page).toHaveURL(addressOf('/contact', baseOf(here.code)));
        await settled(page);
        await expect(hint(page, wanted)).toBeHidden();
      });
    });
  }

  test.describe('on a phone', () => {
    test.use({ locale: OTHER.code, viewport: { width: 320, height: 640 } });

    test('shifts no layout and does not cover the scroll-to-top button', async ({ page }) => {
      await page.addInitScript(() => {
        let moved = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            moved += (entry as never as { value: number }).value;
          Object.assign(window, { moved });
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto('/contact');
      await hydrated(page);
      const box = await hint(page, OTHER).boundingBox();
      expect(await page.evaluate(() => (window as { moved?: number }).moved ?? 0)).toBeLessThan(
        0.01,
      );
      await page.mouse.wheel(0, 2000);
      const top = page.locator('body > button').last();
      await expect(top).toBeVisible();
      const other = await top.boundingBox();
      if (!box || !other) throw new Error('Expected both to be shown');
      expect(box.x + box.width <= other.x || other.x + other.width <= box.x).toBe(true);
    });
  });

  test.describe('for any other browser', () => {
    test.use({ locale: 'fr' });

    test('is not shown', async ({ page }) => {
      for (const { code } of LANGUAGES) {
        await page.goto(addressOf('/contact', baseOf(code)));
        await settled(page);
        await expect(page.locator('aside[lang]')).toBeHidden();
      }
    });
  });
});

test('an unknown path answers 404 with the page of its language and section, which hydrates', async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 404/);
  for (const path of [
    '/nowhere',
    '/project/nothing',
    '/blog/nothing',
    '/careers/nothing',
    '/contact/a',
  ]) {
    const response = await page.goto(`${base}${path}`);
    expect([path, response?.status()]).toEqual([path, 404]);
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('lang', OTHER.code);
    await expect(page.locator('main a').first()).toHaveAttribute('href', base);
  }
});

test('other spellings of a path are redirected within the tree', async ({ request }) => {
  const moves = {
    [`${base}/`]: base,
    [`${base}/Contact/?a=1`]: `${base}/contact?a=1`,
    [`${base.toUpperCase()}/iktva`]: `${base}/IKTVA`,
  };
  for (const [path, location] of Object.entries(moves)) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([path, answer.status(), answer.headers().location]).toEqual([path, 308, location]);
  }
});

test('a part that fails says so in the language of the tree', async ({ page, complaints }) => {
  const message = 'The list has no end';
  complaints.expect(new RegExp(message));
  await page.goto(`${base}/contact`);
  await failIslandOfFooter(page, message);
  await hydrated(page);
  const { error } = parse(readFileSync(`content/${OTHER.code}/interface.yaml`, 'utf8'));
  const failed = page.getByRole('contentinfo').getByRole('alert');
  await expect(failed.getByRole('heading')).toHaveText(error.title);
});
