// Services: spec §2.4 (type of project capabilities, area of expertise), §4 (accordion), §9.
import type { Page } from '@playwright/test';
import { readExpertise } from '#app/content/expertise.server.ts';
import { readPortfolio } from '#app/content/portfolio.server.ts';
import { readCapabilities } from '#app/corporate/contract/content.server.ts';
import { expect, hydrated, test } from '../fixtures.ts';

const { categories } = readExpertise();
const count = categories.length;
const allOpen = Array<boolean>(count).fill(true);

test.describe('type of project capabilities', () => {
  test.use({ javaScriptEnabled: false });
  const { services, credentials } = readCapabilities();
  const { list } = services;

  test('§2.4 service types in two columns, split in half rounded up, numbered consecutively', async ({
    page,
  }) => {
    await page.goto('/contract');
    const columns = page.locator('#service-types ol');
    await expect(columns).toHaveCount(2);
    const half = Math.ceil(list.length / 2);
    await expect(columns.nth(0).locator('li')).toHaveCount(half);
    await expect(columns.nth(1).locator('li')).toHaveCount(list.length - half);
    const items = await page
      .locator('#service-types li')
      .evaluateAll((all) => all.map((item) => [(item as HTMLLIElement).value, item.textContent]));
    for (const [index, { name }] of list.entries()) {
      expect(items[index]).toEqual([index + 1, expect.stringContaining(name)]);
    }
    const subcontracted = list.filter(({ trade }) => !trade).length;
    const marks = columns.getByText(services.subcontracted, { exact: true });
    await expect(marks).toHaveCount(subcontracted);
    const lead = (await page.getByText(services.lead).textContent()) ?? '';
    expect(lead.match(/\d+/g)?.map(Number)).toEqual(
      expect.arrayContaining([list.length - subcontracted, subcontracted]),
    );
    const [left, right] = [await columns.nth(0).boundingBox(), await columns.nth(1).boundingBox()];
    expect(left?.y).toBe(right?.y);
  });

  test('§2.4 the clients by sector, and the credentials', async ({ page }) => {
    const { records } = readPortfolio();
    await page.goto('/contract');
    const sectors = new Set(records.map(({ sector }) => sector));
    await expect(page.locator('#clients section')).toHaveCount(sectors.size);
    const clients = new Set(records.map(({ client, sector }) => `${client}, ${sector}`));
    await expect(page.locator('#clients li')).toHaveCount(clients.size);
    const rows = page.locator('#credentials tbody tr');
    await expect(rows).toHaveCount(credentials.items.length);
    for (const [index, { title, number }] of credentials.items.entries()) {
      await expect(rows.nth(index)).toContainText(title);
      await expect(rows.nth(index)).toContainText(number);
    }
  });
});

test.describe('area of expertise', () => {
  const isOpen = (page: Page) =>
    page
      .locator('#services details')
      .evaluateAll((all) => all.map((each) => (each as HTMLDetailsElement).open));

  test('§4 all categories start open, each with its items and a picture', async ({ page }) => {
    await page.goto('/area-of-expertise');
    expect(await isOpen(page)).toEqual(allOpen);
    for (const [index, category] of (await page.locator('#services details').all()).entries()) {
      await expect(category.locator('img')).toHaveCount(1);
      await expect(category.locator('li')).toHaveCount(categories[index]?.items.length ?? 0);
    }
  });

  test('§4 from 768 px a pair closes and opens together', async ({ page }) => {
    await page.goto('/area-of-expertise');
    await hydrated(page);
    const summaries = page.locator('#services summary');
    await summaries.nth(3).click();
    await expect.poll(async () => (await isOpen(page)).indexOf(false)).toBe(2);
    expect((await isOpen(page)).filter((open) => !open)).toHaveLength(2);
    await summaries.nth(2).click();
    await expect.poll(async () => (await isOpen(page)).every(Boolean)).toBe(true);
  });

  test('§4 the pictures of a pair are aligned when one title is longer', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto('/area-of-expertise');
    await hydrated(page);
    await page
      .locator('#services summary h3')
      .first()
      .evaluate((title) => title.append(' and a title that needs several lines'.repeat(2)));
    const [titles, pictures] = await Promise.all(
      ['#services summary h3', '#services details img'].map((selector) =>
        page
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

  test('§4 below 768 px opening one closes the others', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/area-of-expertise');
    await hydrated(page);
    expect(await isOpen(page)).toEqual(allOpen);
    const summary = page.locator('#services summary').nth(4);
    await summary.click();
    await expect.poll(async () => (await isOpen(page))[4]).toBe(false);
    await summary.click();
    await expect.poll(() => isOpen(page)).toEqual(allOpen.map((_, at) => at === 4));
  });

  test('§2.4 the numbered list links to each category', async ({ page }) => {
    await page.goto('/area-of-expertise');
    const links = page.locator('#index ol a');
    await expect(links).toHaveCount(count);
    const { id } = categories[8] ?? {};
    await links.nth(8).click();
    await expect(page).toHaveURL(new RegExp(`#expertise-${id}$`));
    await expect(page.locator(`#expertise-${id}`)).toBeInViewport();
  });
});
