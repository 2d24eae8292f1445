// Scrolling: spec §2.1, §9.
import type { Page } from '@playwright/test';
import { readCompany } from '#app/content/company.server.ts';
import { readInterface } from '#app/content/interface.server.ts';
import { expect, hydrated, test } from '../fixtures.ts';

const position = (page: Page) => page.evaluate(() => Math.round(scrollY));

async function jumpTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
  await page.waitForFunction((y) => Math.round(scrollY) === y, top);
}

/** Follows a link without scrolling to it first, as a pointer would need to. */
async function follow(page: Page, path: string): Promise<void> {
  const opened = page.waitForEvent('load');
  await page
    .locator(`a[href="${path}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await opened;
}

test('§2.1 §9 the scroll-to-top button appears past 200 px and scrolls smoothly to the top, or jumps with reduced motion', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/contact');
  await hydrated(page);
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
  await button.focus();
  await page.keyboard.press('Enter');
  // A jump is one step; a smooth scroll has more, depending on the machine.
  expect(await steps).toBeGreaterThan(1);
  expect(await position(page)).toBe(0);
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

test('§2.1 push and replace scroll to the top; back and forward restore the position of each entry', async ({
  page,
}) => {
  await page.goto('/contact');
  await hydrated(page);
  await jumpTo(page, 700);
  const entries = await page.evaluate(() => history.length);
  // A link to the current page replaces the entry.
  await follow(page, '/contact');
  await expect.poll(() => position(page)).toBe(0);
  expect(await page.evaluate(() => history.length)).toBe(entries);

  await jumpTo(page, 700);
  await follow(page, '/standard-compliance');
  await expect(page).toHaveURL('/standard-compliance');
  await expect.poll(() => position(page)).toBe(0);
  await jumpTo(page, 300);
  // A push to a visited path starts at the top.
  await follow(page, '/contact');
  await expect(page).toHaveURL('/contact');
  await expect.poll(() => position(page)).toBe(0);
  await jumpTo(page, 450);
  for (const [step, path, place] of [
    ['goBack', '/standard-compliance', 300],
    ['goBack', '/contact', 700],
    ['goForward', '/standard-compliance', 300],
    ['goForward', '/contact', 450],
  ] as const) {
    await page[step]();
    await expect(page, step).toHaveURL(path);
    await expect.poll(() => position(page), `${step} to ${path}`).toBe(place);
  }
});

test('§2.1 a return to a page or its reload restores the open sections and the position', async ({
  page,
}) => {
  await page.goto('/privacy-policy');
  await hydrated(page);
  const sections = page.locator('main details');
  for (const index of [2, 7]) await sections.nth(index).locator('summary').click();
  await follow(page, '/standard-compliance');
  await expect(page).toHaveURL('/standard-compliance');
  await page.goBack();
  await expect(page).toHaveURL('/privacy-policy');
  for (const index of [2, 7]) await expect(sections.nth(index)).toHaveAttribute('open');
  await expect(page.locator('main details[open]')).toHaveCount(2);

  await page.goto('/');
  await hydrated(page);
  const categories = page.locator('#services details[id]');
  await categories.nth(4).locator('summary').click();
  await expect(categories.nth(5)).toHaveAttribute('open');
  await page.waitForFunction(() => document.getAnimations().length === 0);
  const place = await page.evaluate(() => {
    document.querySelector('#our-key-persons')?.scrollIntoView({ behavior: 'instant' });
    return Math.round(scrollY);
  });
  await follow(page, '/standard-compliance');
  await expect(page).toHaveURL('/standard-compliance');
  for (const step of ['goBack', 'reload'] as const) {
    await page[step]();
    await expect(page, step).toHaveURL('/');
    await hydrated(page);
    for (const index of [4, 5]) await expect(categories.nth(index)).toHaveAttribute('open');
    await expect(page.locator('#services details[id][open]')).toHaveCount(2);
    // A fraction of a pixel may be lost.
    await expect
      .poll(async () => Math.abs((await position(page)) - place), step)
      .toBeLessThanOrEqual(1);
  }

  await page.goto('/contact');
  await hydrated(page);
  await jumpTo(page, 600);
  await page.reload();
  await expect.poll(() => position(page)).toBe(600);
  await page.goto('about:blank');
  await page.goBack();
  await hydrated(page);
  await expect.poll(() => position(page), 'from another site').toBe(600);
});
