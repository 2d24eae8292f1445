// Scrolling: spec §2.1, §9. Open sections and positions of many pages: page-change.spec.ts.
import type { Page } from '@playwright/test';
import { readCompany } from '#app/content/company.server.ts';
import { readInterface } from '#app/content/interface.server.ts';
import { openWithStoppedClock } from '../clock.ts';
import { expect, handlersAttached, test } from '../fixtures.ts';

const position = (page: Page) => page.evaluate(() => Math.round(scrollY));

async function jumpTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
  await page.waitForFunction((y) => Math.round(scrollY) === y, top);
}

test('§2.1 §9 the scroll-to-top button appears past 200 px and scrolls smoothly to the top, or jumps with reduced motion', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/contact');
  await handlersAttached(page);
  const button = page.getByRole('button', { name: readInterface().scrollToTop });
  await expect(button).toBeHidden();
  await jumpTo(page, 201);
  await expect(button).toBeVisible();
  await jumpTo(page, 200);
  await expect(button).toBeHidden();

  await jumpTo(page, 900);
  const steps = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let count = 0;
        addEventListener('scroll', () => count++);
        addEventListener('scrollend', () => scrollY === 0 && resolve(count));
      }),
  );
  await button.click();
  // A jump is one step; a smooth scroll has more, depending on the machine.
  expect(await steps).toBeGreaterThan(1);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: readCompany().phone.label }).first()).toBeFocused();

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await jumpTo(page, 900);
  const after = await button.evaluate((element: HTMLElement) => {
    element.click();
    return scrollY;
  });
  expect(after).toBe(0);
});

test('the scroll-to-top button is not over text that is read on narrow screens, unless it has the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWithStoppedClock(page, '/contact');
  const button = page.getByRole('button', { name: readInterface().scrollToTop });
  await jumpTo(page, 900);
  await expect(button).toHaveCSS('opacity', '1');
  await page.clock.runFor(2500);
  await expect(button).toHaveCSS('opacity', '0');
  await jumpTo(page, 1000);
  await expect(button).toHaveCSS('opacity', '1');
  await page.clock.runFor(2500);
  await expect(button).toHaveCSS('opacity', '0');
  await page.keyboard.press('Tab');
  await button.focus();
  await expect(button).toHaveCSS('opacity', '1');
  await page.setViewportSize({ width: 1440, height: 900 });
  await button.blur();
  await expect(button).toHaveCSS('opacity', '1');
});

test('§2.1 push and replace scroll to the top; back, forward and a reload restore the position of each entry', async ({
  page,
}) => {
  /** Without scrolling to the link first, as a pointer would need to. */
  const follow = async (path: string) => {
    const opened = page.waitForEvent('load');
    await page
      .locator(`a[href="${path}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await opened;
    await expect(page).toHaveURL(path);
    await expect.poll(() => position(page)).toBe(0);
  };
  await page.goto('/contact');
  await handlersAttached(page);
  await jumpTo(page, 700);
  const entries = await page.evaluate(() => history.length);
  // A link to the current page replaces the entry.
  await follow('/contact');
  expect(await page.evaluate(() => history.length)).toBe(entries);

  await jumpTo(page, 700);
  await follow('/data-protection');
  await jumpTo(page, 300);
  // A push to a visited path starts at the top.
  await follow('/contact');
  await jumpTo(page, 450);
  for (const [step, path, place] of [
    ['goBack', '/data-protection', 300],
    ['goBack', '/contact', 700],
    ['goForward', '/data-protection', 300],
    ['goForward', '/contact', 450],
    ['reload', '/contact', 450],
  ] as const) {
    await page[step]();
    await expect(page, step).toHaveURL(path);
    await expect.poll(() => position(page), `${step} to ${path}`).toBe(place);
  }
});
