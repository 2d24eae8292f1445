// The switch between the languages, and the hint (decision 0012). Which language a browser prefers:
// language-choice.test.ts; other paths of a tree: desk/site/resolve-path.test.ts.
import type { Locator, Page } from '@playwright/test';
import { readPortfolio } from '#app/content/portfolio.server.ts';
import { LANGUAGES } from '#shared/language.ts';
import { baseOf } from '#shared/language-base.ts';
import type { Language } from '#shared/language-settings.ts';
import { firstOf, pageAt } from '../content.ts';
import { expect, handlersAttached, hydrated, test } from '../fixtures.ts';
import { watchLayoutShifts } from '../layout-shifts.ts';

const [DEFAULT, OTHER = DEFAULT] = LANGUAGES;
const base = baseOf(OTHER.code);

const switchTo = (place: Page | Locator, { code }: Language) =>
  place.locator(`a[hreflang=${code}]`);

test('the switch leads to the same page in the other language and back, with query and section', async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 404/);
  const footer = page.getByRole('contentinfo');
  await page.goto('/contact?to=sales#form');
  await handlersAttached(page);
  await switchTo(page.getByRole('complementary').first(), OTHER).click();
  await expect(page).toHaveURL(`${base}/contact?to=sales#form`);
  await handlersAttached(page);
  await expect(page.locator('html')).toHaveAttribute('dir', OTHER.direction);
  await switchTo(footer, DEFAULT).click();
  await expect(page).toHaveURL('/contact?to=sales#form');
  // The other language has no such page, but its home page.
  await page.goto('/nowhere?to=sales');
  await handlersAttached(page);
  await switchTo(footer, OTHER).click();
  await expect(page).toHaveURL(base);
});

test('the switch keeps the query that the page has changed, but for words', async ({ page }) => {
  const path = pageAt('/project');
  firstOf(readPortfolio().records, undefined, 'contract');
  const sector = page.locator('main [name=sector]');
  // The other language has none of the words, but the same numbers.
  for (const [typed, query] of [
    ['650', 'q=650&'],
    ['tank', ''],
  ] as const) {
    await page.goto(`${path}#register`);
    await hydrated(page);
    await page.locator('main input[type=search]').first().fill(typed);
    await sector.selectOption({ index: 1 });
    await expect(page).toHaveURL(/q=.*sector=.*#register/);
    const id = await sector.inputValue();
    await switchTo(page.getByRole('contentinfo'), OTHER).click();
    await expect(page).toHaveURL(`${base}${path}?${query}sector=${id}#register`);
    await hydrated(page);
    await expect(sector).toHaveValue(id);
  }
});

test.describe('the hint', () => {
  test.use({ locale: OTHER.code, viewport: { width: 320, height: 640 } });

  const hint = (page: Page) => page.getByRole('complementary', { name: OTHER.offer });

  test('is in its own language, and not shown in that language or once one is chosen', async ({
    page,
  }) => {
    await page.goto('/contact');
    await expect(hint(page)).toHaveAttribute('lang', OTHER.code);
    await expect(hint(page)).toHaveAttribute('dir', OTHER.direction);
    await hint(page).getByRole('link', { name: OTHER.offer }).click();
    await expect(page).toHaveURL(`${base}/contact`);
    await handlersAttached(page);
    await expect(page.locator('aside[lang]').filter({ visible: true })).toHaveCount(0);
    await switchTo(page.getByRole('contentinfo'), DEFAULT).click();
    await expect(page).toHaveURL('/contact');
    await handlersAttached(page);
    await expect(hint(page)).toBeHidden();
  });

  test('shifts no layout, does not cover the scroll-to-top button, is not printed, and stays closed', async ({
    page,
  }) => {
    const moved = await watchLayoutShifts(page);
    // A font that is not in the cache may arrive after the first paint, and wrap lines anew.
    await page.goto('/data-protection');
    await page.evaluate(() => document.fonts.ready);
    await page.goto('/contact');
    await handlersAttached(page);
    const box = await hint(page).boundingBox();
    expect(await moved()).toBeLessThan(0.01);
    await page.mouse.wheel(0, 2000);
    const top = page.locator('body > button').last();
    await expect(top).toBeVisible();
    const other = await top.boundingBox();
    if (!box || !other) throw new Error('Expected both to be shown');
    expect(box.x + box.width <= other.x || other.x + other.width <= box.x).toBe(true);
    await page.emulateMedia({ media: 'print' });
    await expect(hint(page)).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await hint(page).getByRole('button', { name: OTHER.close }).click();
    await expect(hint(page)).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
    await page.goto('/data-protection');
    await handlersAttached(page);
    await expect(hint(page)).toBeHidden();
  });
});
