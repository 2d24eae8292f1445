// The area-of-expertise accordion: spec §2.4, §4, §9; its two interpretations: decision 0007. More of which categories
// open and close together: open-categories.test.ts.
import type { Locator, Page } from '@playwright/test';
import { readExpertise } from '#app/content/expertise.server.ts';
import { fileNeeds, firstOf, pageAt } from '../content.ts';
import { expect, hydrated, test } from '../fixtures.ts';
import { holdScripts } from '../hold-scripts.ts';

const { categories } = readExpertise();
fileNeeds(categories[1], 'second category of expertise');
const ALL = categories.map((_, index) => index + 1);

class Expertise {
  readonly page: Page;
  readonly items: Locator;

  constructor(page: Page) {
    this.page = page;
    this.items = page.locator('details[id^=expertise-]');
  }

  async open(path: string) {
    await this.page.goto(path);
    await hydrated(this.page);
  }

  setWidth(width: number) {
    return this.page.setViewportSize({ width, height: 900 });
  }

  summary(n: number): Locator {
    return this.items.nth(n - 1).locator('> summary');
  }

  /** Presses categories by their numbers, and expects these to be open then. */
  async press(numbers: number[], opened: number[]) {
    for (const n of numbers) await this.summary(n).click();
    await this.expectOpened(opened);
  }

  async expectOpened(numbers: number[]) {
    const opened = () =>
      this.items.evaluateAll((all) =>
        (all as HTMLDetailsElement[]).flatMap(({ open }, index) => (open ? [index + 1] : [])),
      );
    await expect.poll(opened).toEqual(numbers);
  }

  /** Expects name, image and items of each category, or the first of them. */
  async expectContents(most?: number) {
    const contents = await this.items.evaluateAll((all) =>
      all.map((item) => ({
        category: item.querySelector('summary :is(h2, h3)')?.textContent,
        alt: item.querySelector('img')?.alt,
        items: [...item.querySelectorAll('li')].map(({ textContent }) =>
          textContent.replaceAll('\u00a0', ' '),
        ),
      })),
    );
    expect(contents).toEqual(
      categories.map(({ category, image: { alt }, items }) => ({
        category,
        alt,
        items: items.slice(0, most),
      })),
    );
  }
}

test('§2.4 §4 §9 the categories on home start closed, and open in pairs from 768 px and singly below', async ({
  page,
}) => {
  firstOf(categories.slice(7), undefined, 'eighth category of expertise');
  const expertise = new Expertise(page);
  const { items } = expertise;
  await expertise.open('/');
  await expertise.expectOpened([]);
  await expect(page.locator('#services').locator(items)).toHaveCount(categories.length);
  await expertise.expectContents(2);

  await test.step('partners share a row; opening one opens, closing one closes both', async () => {
    await expertise.setWidth(768);
    const tops = await items.evaluateAll((all) =>
      all.map((item) => Math.round(item.getBoundingClientRect().top)),
    );
    for (let second = 1; second < tops.length; second += 2) {
      expect(tops[second - 1]).toBe(tops[second]);
    }
    expect(new Set(tops).size).toBe(Math.ceil(categories.length / 2));
    await expertise.press([1, 4], [1, 2, 3, 4]);
    await expertise.press([2], [3, 4]);
  });

  await test.step('below 768 px only one is open, the last one opened, and a press closes it', async () => {
    await expertise.press([7], [3, 4, 7, 8]);
    await expertise.setWidth(767);
    await expertise.expectOpened([7]);
    await page.locator('[data-fold]:has(details) > summary').click();
    const angles = () =>
      expertise
        .summary(1)
        .locator('[aria-hidden]')
        .evaluate((marker) =>
          ['::before', '::after'].map((part) => {
            const { rotate, borderBlockStartWidth } = getComputedStyle(marker, part);
            return `${borderBlockStartWidth} ${rotate.replace('none', '0deg')}`;
          }),
        );
    await expect.poll(angles, 'a plus').toEqual(['2px 0deg', '2px 90deg']);
    await expertise.press([1], [1]);
    await expect.poll(angles, 'a minus').toEqual(['2px 0deg', '2px 0deg']);
    await expertise.press([8], [8]);
    await expertise.press([8], []);
  });
});

test('§2.4 §4 the categories on their own page start open, with a numbered list of links', async ({
  page,
}) => {
  const expertise = new Expertise(page);
  const { items } = expertise;
  await expertise.open(pageAt('/area-of-expertise'));
  await expertise.expectOpened(ALL);
  await expertise.expectContents();
  await expect(page.locator('#index ol a')).toHaveCount(categories.length);

  await test.step('below 768 px the items of a category after the first are folded', async () => {
    const long = categories.find(({ items }) => items.length > 3);
    if (!long) return;
    const item = items.nth(categories.indexOf(long));
    const shown = item.getByRole('listitem').filter({ visible: true });
    const fold = item.locator('[data-fold] > summary');
    await expertise.setWidth(768);
    await expect(shown).toHaveCount(long.items.length);
    await expect(fold).toBeHidden();
    await expertise.setWidth(767);
    await expect(shown).toHaveText(long.items.slice(0, 1));
    await fold.click();
    await expect(shown).toHaveText(long.items);
    await expertise.expectOpened(ALL);
  });

  await test.step('on paper no category is over another, wherever a sheet ends', async () => {
    // An A4 sheet, of which some browsers take the whole width for media queries.
    await page.setViewportSize({ width: 794, height: 1123 });
    await page.emulateMedia({ media: 'print' });
    // Columns are cut as sheets are; these end at several heights.
    for (const height of [600, 720, 840, 960]) {
      expect(await page.evaluate(overprints, height), `sheets of ${height} px`).toEqual([]);
    }
    await page.locator('main').evaluate((main) => main.removeAttribute('style'));
    await page.emulateMedia({ media: null });
  });

  await test.step('from 768 px the pictures of a pair are aligned when one title is longer', async () => {
    await expertise.setWidth(768);
    const title = items.locator('summary h3').first();
    await title.evaluate((words) => words.append(' and a title of several lines'.repeat(3)));
    const tops = await items.evaluateAll((all) =>
      all.map((item) => item.querySelector('img')?.getBoundingClientRect().top),
    );
    const first = await title.boundingBox();
    expect(first?.height).toBeGreaterThan(
      (await items.locator('summary h3').nth(1).boundingBox())?.height ?? Number.NaN,
    );
    for (let second = 1; second < tops.length; second += 2) {
      expect(tops[second]).toBe(tops[second - 1]);
    }
  });

  await test.step('below 768 px a press closes one', async () => {
    await expertise.setWidth(767);
    await expertise.press([1], ALL.slice(1));
  });
});

test('§4 a category opened before hydration stays open, and its partner opens too', async ({
  page,
}) => {
  const expertise = new Expertise(page);
  const release = await holdScripts(page, '/');
  await expertise.press([1], [1]);
  await release();
  await hydrated(page);
  await expertise.expectOpened([1, 2]);
});

/** Texts that are over those of another category, on sheets of this height; runs in the page. */
function overprints(px: number): string[] {
  const main = document.querySelector('main') as HTMLElement;
  main.style.cssText = `columns: 1; column-fill: auto; block-size: ${px}px`;
  const texts = [...document.querySelectorAll('details[id^=expertise-]')].flatMap((item) =>
    [...item.querySelectorAll('h2, h3, li')].flatMap((text) =>
      [...text.getClientRects()].map((box) => ({ item, text, box })),
    ),
  );
  const meets = (one: DOMRect, other: DOMRect) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
  return texts
    .filter((one) => texts.some(({ item, box }) => item !== one.item && meets(box, one.box)))
    .map(({ text }) => text.textContent);
}
