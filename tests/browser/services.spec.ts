// Services: spec §2.4 (type of project capabilities, area of expertise), §4 (accordion), §9.
import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../fixtures.ts';

test.describe('type of project capabilities', () => {
  test.use({ javaScriptEnabled: false });

  test('§2.4 about 75 service types in two columns, split in half rounded up, numbered through', async ({
    page,
  }) => {
    await page.goto('/contract');
    const columns = page.locator('#service-types ol');
    await expect(columns).toHaveCount(2);
    await expect(columns.nth(0).locator('li')).toHaveCount(38);
    await expect(columns.nth(1).locator('li')).toHaveCount(37);
    const numbers = await page
      .locator('#service-types li')
      .evaluateAll((items) => items.map((item) => (item as HTMLLIElement).value));
    expect(numbers).toEqual(Array.from({ length: 75 }, (_, index) => index + 1));
    const lead = await page.getByText(/\d+ marked “Subcontractor”/).textContent();
    const [, own, subcontracted] = /(\d+) lines .* (\d+) marked/.exec(lead ?? '') ?? [];
    await expect(columns.getByText('Subcontractor')).toHaveCount(Number(subcontracted));
    expect(Number(own) + Number(subcontracted)).toBe(75);
    const [left, right] = [await columns.nth(0).boundingBox(), await columns.nth(1).boundingBox()];
    expect(left?.y).toBe(right?.y);
  });

  test('§2.4 the 32 clients by sector, and the credentials', async ({ page }) => {
    await page.goto('/contract');
    await expect(page.locator('#clients section')).toHaveCount(9);
    await expect(page.locator('#clients li')).toHaveCount(32);
    const credentials = page.locator('#credentials tbody');
    await expect(credentials).toContainText('ISO 9001');
    await expect(credentials).toContainText('QM 26-00419');
  });
});

test.describe('area of expertise', () => {
  const isOpen = (page: Page) =>
    page
      .locator('#services details')
      .evaluateAll((all) => all.map((each) => (each as HTMLDetailsElement).open));

  test('§4 all 16 start open, each with items and a picture', async ({ page }) => {
    await page.goto('/area-of-expertise');
    expect(await isOpen(page)).toEqual(Array(16).fill(true));
    for (const category of await page.locator('#services details').all()) {
      await expect(category.locator('img')).toHaveCount(1);
      expect(await category.locator('li').count()).toBeGreaterThan(3);
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

  test('§4 the pictures of a pair begin at one height, however long its titles are', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto('/area-of-expertise');
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
    expect(pictures?.map(({ y }) => y).filter((_, index) => index % 2 === 0)).toEqual(
      pictures?.map(({ y }) => y).filter((_, index) => index % 2 === 1),
    );
  });

  test('§4 below 768 px opening one closes the others', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/area-of-expertise');
    await hydrated(page);
    expect(await isOpen(page)).toEqual(Array(16).fill(true));
    const summary = page.locator('#services summary').nth(4);
    await summary.click();
    await expect.poll(async () => (await isOpen(page))[4]).toBe(false);
    await summary.click();
    await expect.poll(() => isOpen(page)).toEqual(Array.from({ length: 16 }, (_, at) => at === 4));
  });

  test('§2.4 the list by number leads to each category', async ({ page }) => {
    await page.goto('/area-of-expertise');
    const links = page.locator('#index ol a');
    await expect(links).toHaveCount(16);
    await links.nth(8).click();
    await expect(page).toHaveURL(/#expertise-9$/);
    await expect(page.locator('#expertise-9')).toBeInViewport();
  });
});
