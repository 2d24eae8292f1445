// The home page below its hero: spec §2.4, §4, §9.
import type { Locator, Page } from '@playwright/test';
import { readClients, readPartners } from '#app/content/companies.server.ts';
import { readExpertise } from '#app/content/expertise.server.ts';
import { readKeyPersons } from '#app/content/key-persons.server.ts';
import { fill } from '#app/content/placeholders.ts';
import { readPortfolio } from '#app/content/portfolio.server.ts';
import { readHome } from '#app/corporate/home/content.server.ts';
import { readProjects } from '#app/corporate/project-details/content.server.ts';
import { expect, hydrated, test } from '../fixtures.ts';
import { inGroups } from '../pages.ts';

const home = readHome();
const clients = readClients();
const partners = readPartners();
const persons = readKeyPersons();

/** Number of columns of a grid. */
async function columns(boxes: Locator): Promise<number> {
  const lefts = await boxes.evaluateAll((all) =>
    all.map((box) => Math.round(box.getBoundingClientRect().left)),
  );
  return new Set(lefts).size;
}

async function setWidth(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 });
}

test('§2.4 home shows the company, its figures and its key persons, with every picture', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/#about-us');
  await hydrated(page);
  const about = page.locator('#about-us');
  await expect(about.getByRole('heading', { level: 2 })).toHaveText(home.about.title);
  await expect(about.locator('img')).toBeInViewport();
  for (const paragraph of home.about.paragraphs) {
    await expect(about.getByText(paragraph)).toBeVisible();
  }

  await test.step('the figures are computed from the portfolio, and fit beside each other', async () => {
    const label = page.getByText(home.figures.contracts, { exact: true });
    const figure = page.locator('#figures dl > *').filter({ has: label }).getByRole('definition');
    await expect(figure).toHaveText(String(readPortfolio().records.length));
    await setWidth(page, 768);
    const inner = page.locator('#figures dl > * > *');
    for (const part of await inner.all()) {
      expect(await part.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
    }
    await setWidth(page, 1440);
  });

  const described = readProjects().map(({ record }) => record.title);
  const selected = home.projects.records.filter(({ title }) => described.includes(title));
  await expect(page.locator('#projects tbody').getByRole('link')).toHaveText(
    selected.map(({ title }) => title),
  );

  const cards = page.locator('#our-key-persons li');
  await expect(cards).toHaveCount(persons.length);
  for (const [index, { image, name, designation, description }] of persons.entries()) {
    const card = cards.nth(index);
    await expect(card.locator('img')).toHaveCount(image ? 1 : 0);
    if (image) await expect(card.locator('img')).toHaveAttribute('src', image.src);
    await expect(card.locator('h3')).toHaveText(name);
    await expect(card.locator('p')).toHaveText([designation, description]);
  }

  await test.step('a partner’s card lifts slightly on hover, but not with reduced motion', async () => {
    const card = page.locator('#partners li > *').first();
    await card.hover();
    await expect(card).toHaveCSS('translate', '0px -4px');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(card).toHaveCSS('translate', 'none');
  });

  await test.step('in the dark scheme a logo that is a picture is on white', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    for (const logo of [
      page.locator('#clients img').first(),
      page.locator('#partners img').first(),
    ]) {
      await logo.evaluate((image: HTMLImageElement) => image.setAttribute('src', '/icon-512.png'));
      await expect(logo).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      await expect(logo).toHaveCSS('filter', 'none');
    }
    await page.emulateMedia({ colorScheme: null });
    await page.reload();
  });

  await test.step('with more contrast all text has one colour, and lines are stronger', async () => {
    const lead = page.locator('#figures-title + p');
    const colours = () =>
      lead.evaluate((element) => {
        const { color } = getComputedStyle(element);
        const rule = document.querySelector('#figures dl > *') as HTMLElement;
        return {
          isSoft: color !== getComputedStyle(document.body).color,
          rule: getComputedStyle(rule).borderBlockStartColor,
        };
      });
    const { rule, ...usual } = await colours();
    expect(usual).toEqual({ isSoft: true });
    await page.emulateMedia({ contrast: 'more' });
    const strong = await colours();
    expect(strong.isSoft).toBe(false);
    expect(strong.rule).not.toBe(rule);
    await expect(page.locator('footer nav a').first()).toHaveCSS(
      'text-decoration-line',
      'underline',
    );
  });

  await loadAll(page.locator('img'));
});

test('§2.4 §9 key persons, clients and partners are laid out by the width of the window', async ({
  page,
}) => {
  await page.goto('/');

  await test.step('the first two key persons in a centred row, the rest in a grid', async () => {
    for (const [width, inRow] of [
      [768, 2],
      [991, 2],
      [992, 3],
      [1440, 3],
    ] as const) {
      await setWidth(page, width);
      const boxes = await page.locator('#our-key-persons li').evaluateAll((all) =>
        all.map((card) => {
          const { left, right, top } = card.getBoundingClientRect();
          return { centre: (left + right) / 2, top: Math.round(top) };
        }),
      );
      const [first, second, ...rest] = boxes;
      if (!first || !second || rest.length < 2) throw new Error('Four key persons are needed');
      const middle = await page.evaluate(() => document.documentElement.clientWidth / 2);
      expect(second.top).toBe(first.top);
      expect((first.centre + second.centre) / 2).toBeCloseTo(middle, 0);
      for (const row of inGroups(rest, inRow)) {
        expect(row[0]?.top).toBeGreaterThan(first.top);
        expect(new Set(row.map(({ top }) => top)).size).toBe(1);
        const centres = row.map(({ centre }) => centre);
        expect((Math.min(...centres) + Math.max(...centres)) / 2).toBeCloseTo(middle, 0);
      }
    }
  });

  await test.step('below 768 px all but the first of a long list are folded', async () => {
    for (const [id, part, count] of [
      ['services', 'details[id]', readExpertise().categories.length],
      ['projects', 'tbody tr', home.projects.records.length],
      ['clients', 'li', clients.length],
      ['our-key-persons', 'li', persons.length],
      ['about-us', 'p', home.about.paragraphs.length],
    ] as const) {
      const shown = page.locator(`#${id} > div > div:last-child ${part}`).filter({ visible: true });
      const fold = page.locator(`#${id} [data-fold]`).last();
      await setWidth(page, 768);
      await expect(shown, id).toHaveCount(count);
      await setWidth(page, 767);
      expect(await shown.count(), id).toBeLessThan(count);
      await fold.locator('> summary').click();
      await expect(shown, id).toHaveCount(count);
    }
  });

  await test.step('clients in 2 columns, 3 from 768 px, 6 from 1200 px, with a larger gap from 480 px', async () => {
    const cells = page.locator('#clients li');
    await expect(cells).toHaveCount(clients.length);
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
      await setWidth(page, width);
      expect(await columns(cells), `at ${width} px`).toBe(expected);
    }

    const grid = page.locator('#clients ul').first();
    const gap = () => grid.evaluate((list) => Number.parseFloat(getComputedStyle(list).columnGap));
    await setWidth(page, 479);
    const narrow = await gap();
    await setWidth(page, 480);
    expect(await gap()).toBeGreaterThan(narrow);
  });

  await test.step('a client without a logo is shown by its name', async () => {
    for (const { name } of clients.filter(({ logo }) => !logo)) {
      await expect(page.locator('#clients').getByText(name, { exact: true })).toBeVisible();
    }
  });

  await test.step('each logo with its name, its proportions and at most 130×100 px', async () => {
    await loadAll(page.locator('#clients img'));
    for (const width of [1440, 320]) {
      await setWidth(page, width);
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
      const withLogo = clients.filter(({ logo }) => logo);
      expect(logos.map(({ name }) => name)).toEqual(withLogo.map(({ name }) => name));
      for (const logo of logos) {
        expect(logo.width).toBeLessThanOrEqual(130);
        expect(logo.width).toBeGreaterThan(40);
        expect(logo.height).toBeLessThanOrEqual(100);
        expect(logo.skew).toBeCloseTo(1, 1);
      }
    }
  });

  await test.step('logos of partners 160 px wide, 100 px up to 768 px, in cards 40 px larger', async () => {
    const logos = page.locator('#partners img');
    expect(await logos.evaluateAll((all) => all.map((logo) => logo.getAttribute('alt')))).toEqual(
      partners.map(({ id }) => fill(home.partners.alt, { id })),
    );
    for (const [width, logo] of [
      [769, 160],
      [768, 100],
      [390, 100],
      [1440, 160],
    ] as const) {
      await setWidth(page, width);
      const boxes = await page
        .locator('#partners li > *')
        .evaluateAll((all) =>
          all.map((card) => [card.clientWidth + 2, card.querySelector('img')?.clientWidth]),
        );
      expect(boxes).toEqual(partners.map(() => [logo + 40, logo]));
    }
  });
});

/** Waits until all images have loaded, lazy ones too. */
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
