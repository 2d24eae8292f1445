// The home page below its hero: spec §2.4, §4, §9.
import type { Locator, Page } from '@playwright/test';
import { expect, hydrated, test } from '../fixtures.ts';

/** How many columns the boxes stand in. */
async function columns(boxes: Locator): Promise<number> {
  const lefts = await boxes.evaluateAll((all) =>
    all.map((box) => Math.round(box.getBoundingClientRect().left)),
  );
  return new Set(lefts).size;
}

async function reduceTo(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 });
}

test('§2.4 about: anchor about-us, a picture and words on the trusted partner', async ({
  page,
}) => {
  await page.goto('/#about-us');
  const about = page.locator('#about-us');
  await expect(about.getByRole('heading', { level: 2 })).toHaveText(
    'A trusted partner in industrial growth',
  );
  await expect(about.locator('img')).toBeInViewport();
  for (const topic of [
    'EPC and civil infrastructure',
    'oil, gas, petrochemicals and energy',
    'Saudization',
    'IKTVA compliance',
    'HSE',
  ]) {
    await expect(about).toContainText(topic);
  }
  await expect(about).toContainText('trained on our own contracts');
});

test('the numbers of the drawing sheet are seen, not read out', async ({ page }) => {
  await page.goto('/');
  const figures = page.locator('#figures');
  await expect(figures.getByText('01', { exact: true })).toBeVisible();
  expect(await figures.ariaSnapshot()).not.toMatch(/\b01\b/);
});

test('who asks for more contrast gets one colour of text, and rules that stand out', async ({
  page,
}) => {
  await page.goto('/');
  const lead = page.locator('#figures-title + p');
  const colours = () =>
    lead.evaluate((element) => {
      const { color } = getComputedStyle(element);
      const rule = element.closest('div') as HTMLElement;
      return {
        isSoft: color !== getComputedStyle(document.body).color,
        rule: getComputedStyle(rule).borderBlockStartColor,
      };
    });
  const { rule, ...usual } = await colours();
  expect(usual).toEqual({ isSoft: true });
  await page.emulateMedia({ contrast: 'more' });
  const asked = await colours();
  expect(asked.isSoft).toBe(false);
  expect(asked.rule).not.toBe(rule);
});

test('§2.4 key persons: anchor our-key-persons, five cards with photo, name, designation, description', async ({
  page,
}) => {
  await page.goto('/#our-key-persons');
  const cards = page.locator('#our-key-persons li');
  await expect(cards).toHaveCount(5);
  expect(await cards.locator('h3 + p').allTextContents()).toEqual([
    'Vice President',
    'Director of Projects',
    'Procurement Manager',
    'Company Representative',
    'Technical Department Manager',
  ]);
  for (const card of await cards.all()) {
    await expect(card.locator('img')).toBeVisible();
    await expect(card.locator('h3')).toHaveText(/\w+ \w+/);
    await expect(card.locator('p').last()).toHaveText(/.{40}/);
  }
});

test('§2.4 key persons: the first two in a centred row, the rest in a grid', async ({ page }) => {
  for (const width of [768, 1440]) {
    await reduceTo(page, width);
    await page.goto('/');
    const boxes = await page.locator('#our-key-persons li').evaluateAll((all) =>
      all.map((card) => {
        const { left, right, top } = card.getBoundingClientRect();
        return { centre: (left + right) / 2, top: Math.round(top) };
      }),
    );
    const [a, b, c, d, e] = boxes as [{ centre: number; top: number }, never, never, never, never];
    expect(new Set([a, b].map(({ top }) => top)).size).toBe(1);
    expect(new Set([c, d, e].map(({ top }) => top)).size).toBe(1);
    expect((c as typeof a).top).toBeGreaterThan(a.top);
    const middle = await page.evaluate(() => document.documentElement.clientWidth / 2);
    expect((a.centre + (b as typeof a).centre) / 2).toBeCloseTo(middle, 0);
    expect((d as typeof a).centre).toBeCloseTo(middle, 0);
  }
});

test('§2.4 §9 clients: 32 logos in 2 columns, 3 from 768 px, 6 from 1200 px', async ({ page }) => {
  await page.goto('/');
  const cells = page.locator('#clients li');
  await expect(cells).toHaveCount(32);
  for (const [width, expected] of [
    [320, 2],
    [479, 2],
    [480, 2],
    [767, 2],
    [768, 3],
    [1199, 3],
    [1200, 6],
    [1440, 6],
  ] as const) {
    await reduceTo(page, width);
    expect(await columns(cells), `at ${width} px`).toBe(expected);
  }
});

test('§9 clients: the gap grows at 480 px', async ({ page }) => {
  await page.goto('/');
  const grid = page.locator('#clients ul');
  const gap = () => grid.evaluate((list) => Number.parseFloat(getComputedStyle(list).columnGap));
  await reduceTo(page, 479);
  const narrow = await gap();
  await reduceTo(page, 480);
  expect(await gap()).toBeGreaterThan(narrow);
});

test('§2.4 §9 clients: each logo is named, undistorted, and at most 130×100 px', async ({
  page,
}) => {
  await page.goto('/');
  await loadAll(page.locator('#clients img'));
  for (const width of [1440, 320]) {
    await reduceTo(page, width);
    const logos = await page.locator('#clients img').evaluateAll((all) =>
      (all as HTMLImageElement[]).map((logo) => ({
        name: logo.alt,
        width: logo.clientWidth,
        height: logo.clientHeight,
        skew:
          logo.clientWidth /
          logo.clientHeight /
          (Number(logo.getAttribute('width')) / Number(logo.getAttribute('height'))),
      })),
    );
    expect(new Set(logos.map(({ name }) => name)).size).toBe(32);
    for (const logo of logos) {
      expect(logo.name).not.toBe('');
      expect(logo.width).toBeLessThanOrEqual(130);
      expect(logo.width).toBeGreaterThan(40);
      expect(logo.height).toBeLessThanOrEqual(100);
      expect(logo.skew).toBeCloseTo(1, 1);
    }
  }
});

test('§2.4 partners: four logos, 160 px wide, 100 px up to 768 px, the card 40 px larger', async ({
  page,
}) => {
  await page.goto('/');
  const logos = page.locator('#partners img');
  await expect(logos).toHaveCount(4);
  expect(await logos.evaluateAll((all) => all.map((logo) => logo.getAttribute('alt')))).toEqual([
    'Partner 1',
    'Partner 2',
    'Partner 3',
    'Partner 4',
  ]);
  for (const [width, logo] of [
    [769, 160],
    [768, 100],
    [390, 100],
    [1440, 160],
  ] as const) {
    await reduceTo(page, width);
    const boxes = await page
      .locator('#partners li > *')
      .evaluateAll((all) =>
        all.map((card) => [card.clientWidth + 2, card.querySelector('img')?.clientWidth]),
      );
    expect(boxes).toEqual(Array.from({ length: 4 }, () => [logo + 40, logo]));
  }
});

test('§2.4 partners: a card lifts slightly on hover, unless less motion is asked for', async ({
  page,
}) => {
  await page.goto('/');
  const card = page.locator('#partners li > *').first();
  await card.hover();
  await expect(card).toHaveCSS('translate', '0px -4px');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(card).toHaveCSS('translate', 'none');
});

test('home says its contracts by figures from the portfolio', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('#figures')).toContainText(
    /40\s*Contracts completed|Contracts completed\s*40/,
  );
});

test('every picture and mark of home loads', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await loadAll(page.locator('img'));
});

/** Waits until all of these, lazy ones among them, are there. */
async function loadAll(images: Locator): Promise<void> {
  await images.evaluateAll((all) => {
    for (const img of all as HTMLImageElement[]) img.loading = 'eager';
  });
  const missing = () =>
    images.evaluateAll((all) =>
      (all as HTMLImageElement[])
        .filter((img) => !(img.complete && img.naturalWidth > 0))
        .map((img) => img.currentSrc || img.src),
    );
  await expect.poll(missing).toEqual([]);
}
