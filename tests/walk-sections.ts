import type { Locator, Page } from '@playwright/test';
import { expect, hydrated } from './fixtures.ts';

/** Follows the link to a section by keyboard: a pointer would scroll to the link first. */
async function follow(page: Page, id: string): Promise<void> {
  const link = page.locator(`main a[href="#${id}"]`).first();
  await link.evaluate((anchor: HTMLElement) => anchor.focus({ preventScroll: true }));
  await page.keyboard.press('Enter');
}

/** Presses Tab, and expects the focus in the section: the browser continues from the target of the address. */
export async function expectTabWithin(section: Locator): Promise<void> {
  await section.page().keyboard.press('Tab');
  await expect(section.locator(':focus')).toHaveCount(1);
}

/**
 * Visits sections of a page by link and by URL, scrolls a little, and expects back and forward to
 * restore each scroll position.
 */
export async function walkSections(
  page: Page,
  path: string,
  [first, second]: readonly [string, string],
): Promise<void> {
  const place = () => page.evaluate(placeAtRest);
  const isAt = (id: string) =>
    expect
      .poll(() =>
        page.evaluate(
          (name) => Math.abs(document.getElementById(name)?.getBoundingClientRect().top ?? 1e4),
          id,
        ),
      )
      .toBeLessThan(200);
  await page.goto(path);
  await hydrated(page);
  await follow(page, first);
  await isAt(first);
  await page.evaluate(
    () =>
      new Promise((scrolled) => {
        addEventListener('scroll', scrolled, { once: true });
        scrollBy({ top: -60, behavior: 'instant' });
      }),
  );
  const one = await place();
  await follow(page, second);
  await isAt(second);
  const two = await place();
  expect(two).not.toBe(one);
  await page.evaluate((hash) => location.assign(hash), `#${first}`);
  await isAt(first);
  const three = await place();
  for (const [step, expected] of [
    ['goBack', two],
    ['goBack', one],
    ['goBack', 0],
    ['goForward', one],
    ['goForward', two],
    ['goForward', three],
  ] as const) {
    await page[step]();
    await expect.poll(place, step).toBe(expected);
  }
}

/** The scroll position once it has been stable for five frames. */
async function placeAtRest(): Promise<number> {
  let [place, frames] = [scrollY, 0];
  while (frames < 5) {
    await new Promise(requestAnimationFrame);
    frames = scrollY === place ? frames + 1 : 0;
    place = scrollY;
  }
  return Math.round(place);
}
