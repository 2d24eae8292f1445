// Anchors, printing and shifts of long pages, before and after hydration. Scroll positions: scroll.spec.ts.
import type { Page } from '@playwright/test';
import { articlePath } from '../content.ts';
import { expect, hydrated, test } from '../fixtures.ts';
import { holdScripts } from '../hold-scripts.ts';
import { watchLayoutShifts } from '../layout-shifts.ts';
import { pages } from '../pages.ts';

/** Pages with sections that are laid out late, or grow: drawers, logos, and a table that is folded. */
const LONG = ['/', '/project'].filter((path) => pages.includes(path));
/** Those on which a first section fills the first view: on other sites, that of a portfolio may be short. */
const FILLED = ['/', '/contact'];

test.use({ viewport: { width: 390, height: 844 } });

test('§2.1 an anchor leads to its section, to the pixel, however early it is followed', async ({
  page,
}) => {
  /** Distance of an element from where an anchor to it leads, in px; 0 at the end of the page. */
  const distance = (id: string) =>
    page.evaluate((target) => {
      const element = document.getElementById(target);
      if (!element) return Number.NaN;
      const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0;
      const { scrollPaddingTop } = getComputedStyle(document.documentElement);
      const padding = Number.parseFloat(scrollPaddingTop) || 0;
      const top = element.getBoundingClientRect().top - margin - padding;
      const isAtEnd = Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight;
      return isAtEnd && top > 0 ? 0 : Math.abs(top);
    }, id);
  for (const path of LONG) {
    await page.goto(path);
    const id = await page.evaluate(() => {
      const { id } = [...document.querySelectorAll('main section[id]')].at(-1) as Element;
      const link = Object.assign(document.createElement('a'), { href: `#${id}` });
      document.body.append(link);
      link.click();
      link.remove();
      return id;
    });
    await hydrated(page);
    await expect.poll(() => distance(id), `${path}#${id}, early`).toBeLessThanOrEqual(2);
    await page.goto('about:blank');
    await page.goto(`${path}#${id}`);
    await hydrated(page);
    await expect.poll(() => distance(id), `${path}#${id}`).toBeLessThanOrEqual(2);
  }
});

test('until a page is loaded, a phone may leave out only what is below its first view, but prints all', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const first = new Promise((resolve) => {
      requestAnimationFrame(() => resolve(document.documentElement.className));
    });
    Object.assign(window, { first });
  });
  const first = () => page.evaluate(() => (window as never as { first: Promise<string> }).first);
  for (const path of FILLED) {
    // Fonts keep a page from being loaded.
    const fonts = Promise.withResolvers<void>();
    await page.route('**/*.woff2', async (route) => {
      await fonts.promise;
      await route.continue();
    });
    const release = await holdScripts(page, path);
    expect(await first(), path).toBe('loading');
    const { tops, requested } = await page.evaluate(() => ({
      tops: [...document.querySelectorAll('body *')]
        .filter(
          (element) =>
            getComputedStyle(element).contentVisibility === 'auto' ||
            (element.matches('picture:has(> [loading=lazy])') &&
              !element.querySelector('img')?.checkVisibility()),
        )
        .map((element) => element.getBoundingClientRect())
        .filter(({ height }) => height > 0)
        .map(({ top }) => top),
      requested: performance
        .getEntriesByType('resource')
        .filter(({ name }) => new URL(name).pathname.startsWith('/pictures/')).length,
    }));
    expect(requested, `${path}: pictures`).toBeLessThanOrEqual(1);
    expect(tops.length, path).toBeGreaterThan(1);
    expect(Math.min(...tops), path).toBeGreaterThanOrEqual(844);
    await page.emulateMedia({ media: 'print' });
    expect(await visibilities(page), path).toEqual(['visible']);
    await page.emulateMedia({ media: null });
    fonts.resolve();
    await release();
    await page.waitForLoadState();
    await expect.poll(() => visibilities(page), path).toEqual(['visible']);
    await page.unrouteAll({ behavior: 'wait' });
  }
  // Where the browser has to find its way back, or to a section, all is laid out at once.
  await page.reload();
  expect(await first()).toBe('');
  await page.goto('/contact#content');
  expect(await first()).toBe('');
  await page.goBack();
  expect(await first()).toBe('');
});

test('once a page is loaded, what was left out is laid out one part in a task', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const parts: number[] = [];
    Object.assign(window, { parts });
    const isLaidOut = ({ target }: MutationRecord) =>
      (target as HTMLElement).style.contentVisibility === 'visible';
    // Called once for all that a task has changed.
    new MutationObserver((changes) => parts.push(changes.filter(isLaidOut).length)).observe(
      document,
      { subtree: true, attributeFilter: ['style'] },
    );
  });
  await page.goto('/contact');
  await expect.poll(() => visibilities(page)).toEqual(['visible']);
  const parts = await page.evaluate(() => (window as never as { parts: number[] }).parts);
  expect(parts.filter((count) => count > 0).length).toBeGreaterThan(4);
  expect(Math.max(...parts)).toBe(1);
});

test('nothing moves while a page is loaded and hydrated', async ({ page }) => {
  const moved = await watchLayoutShifts(page);
  for (const [width, visits] of [
    // A font that is not in the cache may arrive after the first paint, and wrap lines anew.
    [768, ['first', 'second']],
    [1440, ['third']],
  ] as const) {
    await page.setViewportSize({ width, height: 1024 });
    for (const path of ['/', articlePath(), '/careers']) {
      for (const _visit of visits) {
        await page.goto(path);
        await hydrated(page);
      }
      expect(await moved(), `${path} at ${width} px`).toBeLessThan(0.01);
    }
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
