// Anchors, scroll positions and printing of long pages, before and after hydration.
import type { Page } from '@playwright/test';
import { hasTemplate } from '#app/content/settings.server.ts';
import { expect, hydrated, test } from '../fixtures.ts';
import { holdScripts } from '../hold-scripts.ts';

const LONG = [
  '/',
  '/area-of-expertise',
  '/contract',
  '/project',
  '/hse-policy',
  ...(hasTemplate() ? ['/home-three'] : []),
];

test.use({ viewport: { width: 390, height: 844 } });

/** Distance of an element from where an anchor to it leads, in px; 0 at the end of the page. */
const distance = (page: Page, id: string) =>
  page.evaluate((target) => {
    const element = document.getElementById(target);
    if (!element) return Number.NaN;
    const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0;
    const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    const top = element.getBoundingClientRect().top - margin - (padding || 0);
    const isAtEnd = Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight;
    return isAtEnd && top > 0 ? 0 : Math.abs(top);
  }, id);

test('§2.1 an anchor leads to its section, to the pixel, however early it is followed', async ({
  page,
}) => {
  for (const path of LONG) {
    await page.goto(path);
    const id = await page.evaluate(
      () => [...document.querySelectorAll('main section[id]')].at(-1)?.id ?? '',
    );
    if (!id) continue;
    await page.evaluate((hash) => {
      const link = document.createElement('a');
      link.href = `#${hash}`;
      document.body.append(link);
      link.click();
      link.remove();
    }, id);
    await hydrated(page);
    await expect.poll(() => distance(page, id), `${path}#${id}, early`).toBeLessThanOrEqual(2);
    await page.goto('/contact');
    await page.goto(`${path}#${id}`);
    await hydrated(page);
    await expect.poll(() => distance(page, id), `${path}#${id}`).toBeLessThanOrEqual(2);
  }
});

test('§2.1 going back restores the position', async ({ page }) => {
  for (const path of LONG) {
    await page.goto(path);
    await hydrated(page);
    const place = await page.evaluate(() => {
      scrollTo({ top: document.documentElement.scrollHeight * 0.7, behavior: 'instant' });
      return scrollY;
    });
    await page.waitForFunction((y) => scrollY === y, place);
    await page
      .locator('footer a[href="/careers"], a[href="/careers"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL('/careers');
    await page.goBack();
    await hydrated(page);
    const offset = () => page.evaluate((y) => Math.abs(scrollY - y), place);
    await expect.poll(offset, path).toBeLessThanOrEqual(2);
  }
});

test('until a page is loaded, a phone may leave out only what is below its first view', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const first = new Promise((resolve) => {
      requestAnimationFrame(() => resolve(document.documentElement.className));
    });
    Object.assign(window, { first });
  });
  const first = () => page.evaluate(() => (window as never as { first: Promise<string> }).first);
  for (const path of LONG) {
    const release = await holdScripts(page, path);
    expect(await first(), path).toBe('loading');
    const tops = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) => getComputedStyle(element).contentVisibility === 'auto')
        .map((element) => element.getBoundingClientRect())
        .filter(({ height }) => height > 0)
        .map(({ top }) => top),
    );
    expect(tops.length, path).toBeGreaterThan(1);
    expect(Math.min(...tops), path).toBeGreaterThanOrEqual(844);
    await release();
    await page.waitForLoadState();
    expect(await visibilities(page), path).toEqual(['visible']);
    await page.unrouteAll({ behavior: 'wait' });
  }
  await page.reload();
  expect(await first()).toBe('');
  await page.goto('/contact#content');
  expect(await first()).toBe('');
});

test('printing includes every part, also before hydration', async ({ page }) => {
  for (const path of LONG) {
    const release = await holdScripts(page, path);
    await page.emulateMedia({ media: 'print' });
    expect(await visibilities(page), path).toEqual(['visible']);
    await page.emulateMedia({ media: null });
    await release();
    await hydrated(page);
    expect(await visibilities(page), path).toEqual(['visible']);
    await page.unrouteAll({ behavior: 'wait' });
  }
});

/** The values of `content-visibility` of the page's parts. */
function visibilities(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Later rows of the portfolio are folded, where find-in-page is allowed to look.
    const parts = document.querySelectorAll(
      'main section, main tr:nth-child(-n + 5), main ~ section, footer',
    );
    return [...new Set([...parts].map((part) => getComputedStyle(part).contentVisibility))].sort();
  });
}
