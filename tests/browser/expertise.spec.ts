// The area-of-expertise accordion: spec §2.4, §4, §9; its two readings: decision 0007.
import type { Locator, Page } from '@playwright/test';
import { expect, hydrated, test } from '../fixtures.ts';
import { holdScripts } from '../hold-scripts.ts';

const CATEGORIES = [
  'Building Construction With Finishing',
  'Roads, Bridges, Infrastructure',
  'Structure Steel Building Erections',
  'Structural Steel Building',
  'Fabrication and Installation of Piping System',
  'Plumbing & Drainage',
  'HVAC Ducting & Ventilation',
  'Fire Fighting Pipelines & Sprinklers',
  'Tank Installation & Erection',
  'Irrigation System',
  'Mechanical Maintenance & Turnarounds',
  'Shutdown, Overhaul & Repair of Equipment',
  'Structural Steel Surface Prep & Painting',
  'Rigging, Lifting & Heavy Haulage',
  'Installation of Cranes & Hoists',
  'Water & Wastewater Systems',
];

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

const ALL = CATEGORIES.map((_, index) => index + 1);

test('§2.4 16 categories, in order, each with text items and an image', async ({ page }) => {
  await page.goto('/');
  const { items } = new Expertise(page);
  expect(await items.locator('summary h3').allTextContents()).toEqual(CATEGORIES);
  expect(await page.locator('#services').locator(items).count()).toBe(16);
  const content = await items.evaluateAll((all) =>
    all.map((item) => [
      item.querySelectorAll('li').length > 2,
      item.querySelectorAll('img').length,
    ]),
  );
  expect(content).toEqual(CATEGORIES.map(() => [true, 1]));
});

test('§4 home: all categories start closed', async ({ page }) => {
  const expertise = new Expertise(page);
  await expertise.open('/', 1440);
  expect(await expertise.opened()).toEqual([]);
});

test.describe('§4 §9 at 768 px and wider', () => {
  test('opening one opens its partner, closing one closes both', async ({ page }) => {
    const expertise = new Expertise(page);
    await expertise.open('/', 768);
    await expertise.summary(1).click();
    await expertise.expectOpened([1, 2]);
    await expertise.summary(4).click();
    await expertise.expectOpened([1, 2, 3, 4]);
    await expertise.summary(2).click();
    await expertise.expectOpened([3, 4]);
    await expertise.summary(15).click();
    await expertise.expectOpened([3, 4, 15, 16]);
    await expertise.summary(15).click();
    await expertise.summary(3).click();
    await expertise.expectOpened([]);
  });

  test('partners share a row', async ({ page }) => {
    const expertise = new Expertise(page);
    await expertise.open('/', 768);
    const tops = await expertise.items.evaluateAll((all) =>
      all.map((item) => Math.round(item.getBoundingClientRect().top)),
    );
    for (let first = 0; first < 16; first += 2) expect(tops[first]).toBe(tops[first + 1]);
    expect(new Set(tops).size).toBe(8);
  });

  test('by keyboard alone', async ({ page }) => {
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

test.describe('§4 §9 narrower than 768 px', () => {
  test('only one is open at a time, and a press on the open one closes it', async ({ page }) => {
    const expertise = new Expertise(page);
    await expertise.open('/', 767);
    await expertise.summary(1).click();
    await expertise.expectOpened([1]);
    await expertise.summary(2).click();
    await expertise.expectOpened([2]);
    await expertise.summary(9).click();
    await expertise.expectOpened([9]);
    await expertise.summary(9).click();
    await expertise.expectOpened([]);
  });

  test('by keyboard alone', async ({ page }) => {
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

test('§4 §9 when the width crosses 768 px: pairs above, the one opened last below', async ({
  page,
}) => {
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

  test('below 768 px: starts open, the first opening of a closed one closes the others', async ({
    page,
  }) => {
    const expertise = new Expertise(page);
    await expertise.open('/area-of-expertise', 767);
    expect(await expertise.opened()).toEqual(ALL);
    await expertise.summary(1).click();
    await expertise.expectOpened(ALL.slice(1));
    await expertise.summary(1).click();
    await expertise.expectOpened([1]);
  });
});

test('§4 what is opened before React runs stays open, and its partner joins it', async ({
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

test('the accordion works without script', async ({ browser, desk }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: desk.url });
  const page = await context.newPage();
  await page.goto('/');
  const expertise = new Expertise(page);
  await expertise.summary(1).click();
  await expect(expertise.items.first().getByRole('listitem').first()).toBeVisible();
  await context.close();
});
