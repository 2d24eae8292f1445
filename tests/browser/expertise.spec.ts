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
    return this.items.nth(n - 1).locator('> summary');
  }

  /** Numbers of the open categories. */
  opened(): Promise<number[]> {
    return this.items.evaluateAll((all) =>
      (all as HTMLDetailsElement[]).flatMap((item, index) => (item.open ? [index + 1] : [])),
    );
  }

  /** Expects the image of each category, and its items or the first of them. */
  async expectContents(most?: number) {
    for (const [index, { items, image }] of categories.entries()) {
      const item = this.items.nth(index);
      expect(await item.locator('li').allTextContents()).toEqual(items.slice(0, most));
      await expect(item.locator('img')).toHaveAttribute('alt', image.alt);
    }
  }

  async expectOpened(numbers: number[]) {
    await expect.poll(() => this.opened()).toEqual(numbers);
  }
}

const ALL = categories.map((_, index) => index + 1);

test('§2.4 §4 §9 the categories on home start closed, open in pairs from 768 px and singly below', async ({
  page,
}) => {
  const expertise = new Expertise(page);
  const { items } = expertise;
  await expertise.open('/', 1440);
  expect(await expertise.opened()).toEqual([]);
  expect(await items.locator('summary h3').allTextContents()).toEqual(
    categories.map(({ category }) => category),
  );
  await expect(page.locator('#services').locator(items)).toHaveCount(categories.length);
  await expertise.expectContents(2);

  await test.step('from 768 px by keyboard', async () => {
    await expertise.summary(3).focus();
    await page.keyboard.press('Enter');
    await expertise.expectOpened([3, 4]);
    await page.keyboard.press('Tab');
    await expect(expertise.summary(4)).toBeFocused();
    await page.keyboard.press('Space');
    await expertise.expectOpened([]);
    await expect(expertise.summary(4)).toBeFocused();
  });

  await test.step('partners share a row; opening one opens, closing one closes both', async () => {
    await page.setViewportSize({ width: 768, height: 900 });
    const tops = await items.evaluateAll((all) =>
      all.map((item) => Math.round(item.getBoundingClientRect().top)),
    );
    for (let second = 1; second < tops.length; second += 2) {
      expect(tops[second - 1]).toBe(tops[second]);
    }
    expect(new Set(tops).size).toBe(Math.ceil(categories.length / 2));
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

  await test.step('crossing 768 px leaves pairs above and the last opened one below', async () => {
    await page.setViewportSize({ width: 767, height: 900 });
    await expertise.summary(2).click();
    await expertise.expectOpened([2]);
    await page.setViewportSize({ width: 768, height: 900 });
    await expertise.expectOpened([1, 2]);
    await expertise.summary(7).click();
    await expertise.expectOpened([1, 2, 7, 8]);
    await page.setViewportSize({ width: 767, height: 900 });
    await expertise.expectOpened([7]);
  });

  await test.step('below 768 px only one is open, and a click on it closes it', async () => {
    await page.locator('[data-fold]:has(details) > summary').click();
    await expertise.summary(1).click();
    await expertise.expectOpened([1]);
    await expertise.summary(8).click();
    await expertise.expectOpened([8]);
    await expertise.summary(8).click();
    await expertise.expectOpened([]);
  });

  await test.step('the open button shows a minus, the closed one a plus; below 768 px by keyboard', async () => {
    await page.setViewportSize({ width: 390, height: 900 });
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
    await expect.poll(strokes).toEqual([
      ['0deg', '2px'],
      ['90deg', '2px'],
    ]);
    await expertise.summary(1).focus();
    await page.keyboard.press('Enter');
    await expect.poll(strokes).toEqual([
      ['0deg', '2px'],
      ['0deg', '2px'],
    ]);
    await page.keyboard.press('Tab');
    await expect(expertise.summary(2)).toBeFocused();
    await page.keyboard.press('Space');
    await expertise.expectOpened([2]);
  });
});

test('§2.4 §4 the categories on their own page start open, with a numbered list of links', async ({
  page,
}) => {
  const expertise = new Expertise(page);
  await expertise.open('/area-of-expertise', 1440);
  expect(await expertise.opened()).toEqual(ALL);
  await expertise.expectContents();
  await expertise.summary(6).click();
  await expertise.expectOpened(ALL.filter((n) => n !== 5 && n !== 6));
  const links = page.locator('#index ol a');
  await expect(links).toHaveCount(categories.length);
  const { id } = categories[8] ?? {};
  await links.nth(8).click();
  await expect(page).toHaveURL(new RegExp(`#expertise-${id}$`));
  await expect(page.locator(`#expertise-${id}`)).toBeInViewport();

  await test.step('the pictures of a pair are aligned when one title is longer', async () => {
    await expertise.open('/area-of-expertise', 768);
    await expertise.items
      .locator('summary h3')
      .first()
      .evaluate((title) => title.append(' and a title that needs several lines'.repeat(2)));
    const [titles, pictures] = await Promise.all(
      ['summary h3', 'img'].map((selector) =>
        expertise.items
          .locator(selector)
          .evaluateAll((all) =>
            all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect),
          ),
      ),
    );
    expect(titles?.[0]?.height).toBeGreaterThan(titles?.[1]?.height ?? Number.NaN);
    const [left, right] = [0, 1].map((side) =>
      pictures?.map(({ y }) => y).filter((_, index) => index % 2 === side),
    );
    expect(left?.slice(0, right?.length)).toEqual(right);
    expect(right?.length).toBeGreaterThan(0);
  });

  await test.step('below 768 px the items after the first are folded, and wider ones show all', async () => {
    const index = categories.findIndex(({ items }) => items.length > 3);
    const item = expertise.items.nth(index);
    const items = item.getByRole('listitem');
    const shown = items.filter({ visible: true });
    for (const width of [768, 1440]) {
      await expertise.open('/area-of-expertise', width);
      await expect(shown).toHaveCount(categories[index]?.items.length ?? 0);
      await expect(item.locator('[data-fold] > summary')).toBeHidden();
    }
    await expertise.open('/area-of-expertise', 390);
    await expect(shown).toHaveText(categories[index]?.items.slice(0, 1) ?? []);
    await item.locator('[data-fold] > summary').click();
    await expect(shown).toHaveText(categories[index]?.items ?? []);
    expect(await expertise.opened()).toEqual(ALL);
  });

  await test.step('below 768 px all start open; opening a closed one closes the others', async () => {
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
  const release = await holdScripts(page, '/');
  await expertise.summary(5).click();
  await expertise.expectOpened([5]);
  await release();
  await hydrated(page);
  await expertise.expectOpened([5, 6]);
  await expertise.summary(6).click();
  await expertise.expectOpened([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the accordion works', async ({ page }) => {
    await page.goto('/');
    const expertise = new Expertise(page);
    await expertise.summary(1).click();
    await expect(expertise.items.first().getByRole('listitem').first()).toBeVisible();
  });
});

test('on paper no category is over another, wherever a sheet ends', async ({ page }) => {
  for (const path of ['/', '/area-of-expertise']) {
    await page.setViewportSize(A4);
    await page.goto(path);
    await hydrated(page);
    await page.emulateMedia({ media: 'print' });
    // Columns are cut as sheets are; these end at several heights.
    for (const height of [600, 720, 840, 960]) {
      expect(await overprints(page, height), `${path}, sheets of ${height} px`).toEqual([]);
    }
  }
});

/** A sheet in px, of which some browsers take the whole width for media queries. */
const A4 = { width: 794, height: 1123 };

/** Texts that overlap one of another category, in columns of this height. */
function overprints(page: Page, height: number): Promise<(string | null)[]> {
  return page.evaluate((px) => {
    const main = document.querySelector('main');
    if (!main) throw new Error('The page has no main element');
    main.style.cssText = `columns: 1; column-fill: auto; block-size: ${px}px`;
    const texts = [...document.querySelectorAll('details[id^=expertise-]')].flatMap((item) =>
      [...item.querySelectorAll('h2, h3, li')].flatMap((text) =>
        [...text.getClientRects()].map((box) => ({ item, text, box })),
      ),
    );
    return texts
      .filter((one) =>
        texts.some(
          ({ item, box }) =>
            item !== one.item &&
            Math.min(box.right, one.box.right) - Math.max(box.left, one.box.left) > 1 &&
            Math.min(box.bottom, one.box.bottom) - Math.max(box.top, one.box.top) > 1,
        ),
      )
      .map(({ text }) => text.textContent);
  }, height);
}
