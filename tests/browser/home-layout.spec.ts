// How key persons, clients and partners of home are laid out, and what phones fold (spec §2.4, §9).
import type { Locator, Page } from '@playwright/test';
import { readClients, readPartners } from '#app/content/companies.server.ts';
import { readExpertise } from '#app/content/expertise.server.ts';
import { readKeyPersons } from '#app/content/key-persons.server.ts';
import { fill } from '#app/content/placeholders.ts';
import { readHome } from '#app/corporate/home/content.server.ts';
import { expect, handlersAttached, test } from '../fixtures.ts';

const home = readHome();
const clients = readClients();
const partners = readPartners();
const persons = readKeyPersons();

/** Centre and top of each element, in px. */
const placesOf = (boxes: Locator) =>
  boxes.evaluateAll((all) =>
    all.map((box) => {
      const { left, right, top } = box.getBoundingClientRect();
      return { centre: (left + right) / 2, top: Math.round(top) };
    }),
  );

const setWidth = (page: Page, width: number) => page.setViewportSize({ width, height: 900 });

test('§2.4 §9 home is laid out for every width', async ({ page }) => {
  await page.goto('/');
  await handlersAttached(page);

  await test.step('key persons are in centred rows, of five the first two in one', async () => {
    for (const [width, ofFive] of [
      [768, [2, 2, 1]],
      [991, [2, 2, 1]],
      [992, [2, 3]],
    ] as const) {
      await setWidth(page, width);
      const places = await placesOf(page.locator('#our-key-persons li'));
      expect(places).toHaveLength(persons.length);
      const rows = [...Map.groupBy(places, ({ top }) => top).values()];
      const isFive = persons.length === 5;
      if (isFive) expect(rows.map(({ length }) => length)).toEqual(ofFive);
      const middle = await page.evaluate(() => document.documentElement.clientWidth / 2);
      for (const row of isFive ? rows : rows.slice(0, 1)) {
        const centres = row.map(({ centre }) => centre);
        expect((Math.min(...centres) + Math.max(...centres)) / 2).toBeCloseTo(middle, 0);
      }
    }
  });

  await test.step('clients are in 2 columns, 3 from 768 px, 6 from 1200 px, with a larger gap from 480 px', async () => {
    if (clients.length === 0) return;
    const grid = page.locator('#clients ul').first();
    const gap = () => grid.evaluate((list) => Number.parseFloat(getComputedStyle(list).columnGap));
    const gaps = new Map<number, number>();
    for (const [width, columns] of [
      [320, 2],
      [479, 2],
      [480, 2],
      [767, 2],
      [768, 3],
      [1199, 3],
      [1200, 6],
    ] as const) {
      await setWidth(page, width);
      const places = await placesOf(page.locator('#clients li'));
      expect(places).toHaveLength(clients.length);
      expect(new Set(places.map(({ centre }) => Math.round(centre))).size, `${width} px`).toBe(
        Math.min(columns, clients.length),
      );
      gaps.set(width, await gap());
    }
    expect(gaps.get(480)).toBeGreaterThan(gaps.get(479) ?? Number.NaN);
  });

  await test.step('logos of clients have their names, their proportions and at most 130×100 px', async () => {
    const names = clients.flatMap(({ name, logo }) => (logo ? [name] : []));
    for (const width of [1440, 320]) {
      await setWidth(page, width);
      const logos = await page.locator('#clients img').evaluateAll((all) =>
        (all as HTMLImageElement[]).map((logo) => ({
          name: logo.alt,
          width: logo.clientWidth,
          height: logo.clientHeight,
          ratio: Number(logo.getAttribute('width')) / Number(logo.getAttribute('height')),
        })),
      );
      expect(logos.map(({ name }) => name)).toEqual(names);
      for (const logo of logos) {
        expect(logo.width).toBeLessThanOrEqual(130);
        expect(logo.width).toBeGreaterThan(40);
        expect(logo.height).toBeLessThanOrEqual(100);
        expect(logo.width / logo.height / logo.ratio).toBeCloseTo(1, 1);
      }
    }
  });

  await test.step('logos of partners are 160 px wide, 100 px up to 768 px, in cards 40 px larger', async () => {
    const alts = partners.map(({ id, logo }) => logo && fill(home.partners.alt, { id }));
    for (const [width, logo] of [
      [769, 160],
      [768, 100],
    ] as const) {
      await setWidth(page, width);
      const cards = await page.locator('#partners li > *').evaluateAll((all) =>
        all.map((card) => {
          const image = card.querySelector('img');
          return [image?.alt, card.clientWidth + 2, image?.clientWidth];
        }),
      );
      expect(cards).toEqual(alts.map((alt) => [alt, logo + 40, alt && logo]));
    }
  });

  await test.step('below 768 px all but the first of a long list are folded', async () => {
    for (const [id, part, count, unfolded] of [
      ['services', 'details[id]', readExpertise().categories.length, 4],
      ['projects', 'tbody tr', home.projects.records.length, 2],
      ['clients', 'li', clients.length, 6],
      ['our-key-persons', 'li', persons.length, persons.length % 3 === 2 ? 2 : 3],
      ['about-us', 'p', home.about.paragraphs.length, 1],
    ] as const) {
      if (count <= unfolded) continue;
      const shown = page.locator(`#${id} > div > div:last-child ${part}`).filter({ visible: true });
      await setWidth(page, 768);
      await expect(shown, id).toHaveCount(count);
      await setWidth(page, 767);
      await expect(shown, id).toHaveCount(unfolded);
      await page.locator(`#${id} [data-fold] > summary`).last().click();
      await expect(shown, id).toHaveCount(count);
    }
  });

  await test.step('the figures of a contract stand on the first line of its title', async () => {
    if (home.projects.records.length === 0) return;
    await setWidth(page, 1440);
    const row = page.locator('#projects tbody tr').first();
    await row.locator('a').evaluate((title) => title.append(' and a second line'.repeat(4)));
    const lines = await row.evaluate((each) =>
      [...(each as HTMLTableRowElement).cells].map((cell) => {
        const range = new Range();
        range.selectNode(document.createTreeWalker(cell, NodeFilter.SHOW_TEXT).nextNode() ?? cell);
        return range.getClientRects()[0]?.bottom ?? Number.NaN;
      }),
    );
    expect(Math.max(...lines) - Math.min(...lines)).toBeLessThan(8);
  });
});
