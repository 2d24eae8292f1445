// The area-of-expertise accordion: spec §2.4, §4, §9; its two interpretations: decision 0007.
import type { Locator, Page } from '@playwright/test';
import { readExpertise } from '#app/content/expertise.server.ts';
import { expect, hydrated, test } from '../fixtures.ts';
import { holdScripts } from '../hold-scripts.ts';

const { categories } = readExpertise();
// Pairs of numbers up to 8 are used below.
if (categories.length < 8) throw new Error('The accordion needs eight categories');

class Expertise {
  readonly page: Page;
  readonly items: Locator;

  constructor(page: Page) {
    this.page = page;
    this.items = page.locator('details[id^=expertise-]');
  }

  async open(path: string, width: number) {
    await this.page.setViewportSize({ width, height: 900 });
    await this.page.goto(path);
    await hydrated(this.page);
  }

  summary(n: number): Locator {
    return this.items.nth(n - 1).locator('summary');
  }

  /** Numbers of the open categories. */
  opened(): Promise<number[]> {
    return this.items.evaluateAll((all) =>
      (all as HTMLDetailsElement[]).flatMap((item, index) => (item.open ? [index + 1] : [])),
    );
  }

  async expectOpened(numbers: number[]) {
    await expect.poll(() => this.opened()).toEqual(numbers);
  }
}

const ALL = categories.map((_, index) => index + 1);

test('§2.4 the categories are in order, each with its items and an image', async ({ page }) => {
  await page.goto('/');
  const { items } = new Expertise(page);
  expect(await items.locator('summary h3').allTextContents()).toEqual(
    categories.map(({ category }) => category),
  );
  await expect(page.locator('#services').locator(items)).toHaveCount(categories.length);
  for (const [index, category] of categories.entries()) {
    const item = items.nth(index);
    expect(await item.locator('li').allTextContents()).toEqual(category.items);
    await expect(item.locator('img')).toHaveAttribute('alt', category.image.alt);
  }
});

test('§4 home: all categories start closed', async ({ page }) => {
  const expertise = new Expertise(page);
  await expertise.open('/', 1440);
  expect(await expertise.opened()).toEqual([]);
});

test.describe('§4 §9 from 768 px', () => {
  test('opening one opens its partner, closing one closes both', async ({ page }) => {
    const expertise = new Expertise(page);
    await expertise.open('/', 768);
    await expertise.summary(1).click();
    await expertise.expectOpened([1, 2]);
    await expertise.summary(4).click();
    await expertise.expectOpened([1, 2, 3, 4]);
    await expertise.summary(2).click();
    await expertise.expectOpened([3, 4]);
    await expertise.summary(7).click();
    await expertise.expectOpened([3, 4, 7, 8]);
    await expertise.summary(7).click();
    await expertise.summary(3).click();
    await expertise.expectOpened([]);
  });

  test('partners share a row', async ({ page }) => {
    const expertise = new Expertise(page);
    await expertise.open('/', 768);
    const tops = await expertise.items.evaluateAll((all) =>
      all.map((item) => Math.round(item.getBoundingClientRect().top)),
    );
    for (let second = 1; second < tops.length; second += 2) {
      expect(tops[second - 1]).toBe(tops[second]);
    }
    expect(new Set(tops).size).toBe(Math.ceil(categories.length / 2));
  });

  test('works by keyboard', async ({ page }) => {
    const expertise = new Expertise(page);
    await expertise.open('/', 1440);
    await expertise.summary(3).focus();
    await page.keyboard.press('Enter');
    await expertise.expectOpened([3, 4]);
    await page.keyboard.press('Tab');
    await expect(expertise.summary(4)).toBeFocused();
    await page.keyboard.press('Space');
    await expertise.expectOpened([]);
    await expect(expertise.summary(4)).toBeFocused();
  });
});

test.describe('§4 §9 below 768 px', () => {
  test('only one is open at a time, and a click on it closes it', async ({ page }) => {
    const expertise = new Expertise(page);
    await expertise.open('/', 767);
    await expertise.summary(1).click();
    await expertise.expectOpened([1]);
    await expertise.summary(2).click();
    await expertise.expectOpened([2]);
    await expertise.summary(8).click();
    await expertise.expectOpened([8]);
    await expertise.summary(8).click();
    await expertise.expectOpened([]);
  });

  test('works by keyboard', async ({ page }) => {
    const expertise = new Expertise(page);
    await expertise.open('/', 390);
    await expertise.summary(1).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(expertise.summary(2)).toBeFocused();
    await page.keyboard.press('Space');
    await expertise.expectOpened([2]);
  });
});

test('§4 §9 crossing 768 px leaves pairs above and the last opened one below', async ({ page }) => {
  const expertise = new Expertise(page);
  await expertise.open('/', 767);
  await expertise.summary(2).click();
  await expertise.expectOpened([2]);
  await page.setViewportSize({ width: 768, height: 900 });
  await expertise.expectOpened([1, 2]);
  await expertise.summary(7).click();
  await expertise.expectOpened([1, 2, 7, 8]);
  await page.setViewportSize({ width: 767, height: 900 });
  await expertise.expectOpened([7]);
});

test('§4 the open button shows a minus, the closed one a plus', async ({ page }) => {
  const expertise = new Expertise(page);
  await expertise.open('/', 390);
  const strokes = () =>
    expertise
      .summary(1)
      .locator('[aria-hidden]')
      .evaluate((marker) =>
        ['::before', '::after'].map((part) => {
          const { rotate, borderBlockStartWidth } = getComputedStyle(marker, part);
          return [rotate.replace('none', '0deg'), borderBlockStartWidth];
        }),
      );
  expect(await strokes()).toEqual([
    ['0deg', '2px'],
    ['90deg', '2px'],
  ]);
  await expertise.summary(1).click();
  await expect.poll(strokes).toEqual([
    ['0deg', '2px'],
    ['0deg', '2px'],
  ]);
});

test.describe('§4 on its own page', () => {
  test('all categories start open; from 768 px closing one closes both', async ({ page }) => {
    const expertise = new Expertise(page);
    await expertise.open('/area-of-expertise', 1440);
    expect(await expertise.opened()).toEqual(ALL);
    await expertise.summary(6).click();
    await expertise.expectOpened(ALL.filter((n) => n !== 5 && n !== 6));
  });

  test('below 768 px all start open; opening a closed one closes the others', async ({ page }) => {
    const expertise = new Expertise(page);
    await expertise.open('/area-of-expertise', 767);
    expect(await expertise.opened()).toEqual(ALL);
    await expertise.summary(1).click();
    await expertise.expectOpened(ALL.slice(1));
    await expertise.summary(1).click();
    await expertise.expectOpened([1]);
  });
});

test('§4 a category opened before hydration stays open, and its partner opens too', async ({
  page,
}) => {
  const expertise = new Expertise(page);
  const release = await holdScripts(page);
  await page.goto('/');
  await expertise.summary(5).click();
  await expertise.expectOpened([5]);
  await release();
  await hydrated(page);
  await expertise.expectOpened([5, 6]);
  await expertise.summary(6).click();
  await expertise.expectOpened([]);
});

test('the accordion works without JavaScript', async ({ browser, desk }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: desk.url });
  const page = await context.newPage();
  await page.goto('/');
  const expertise = new Expertise(page);
  await expertise.summary(1).click();
  await expect(expertise.items.first().getByRole('listitem').first()).toBeVisible();
  await context.close();
});
