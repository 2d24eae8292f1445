// The home page below its hero: spec §2.4, §4, §9. Its accordion: expertise.spec.ts; a client without a logo:
// without-pictures.test.tsx.
import type { Locator } from '@playwright/test';
import { readClients, readPartners } from '#app/content/companies.server.ts';
import { readExpertise } from '#app/content/expertise.server.ts';
import { readKeyPersons } from '#app/content/key-persons.server.ts';
import { fill } from '#app/content/placeholders.ts';
import { readPortfolio } from '#app/content/portfolio.server.ts';
import { readHome } from '#app/corporate/home/content.server.ts';
import { readProjects } from '#app/corporate/project-details/content.server.ts';
import { expect, test } from '../fixtures.ts';
import { inGroups } from '../pages.ts';

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

test('§2.4 home shows the company, its figures and its key persons, with every picture', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/#about-us');
  const about = page.locator('#about-us');
  await expect(about.getByRole('heading', { level: 2 })).toHaveText(home.about.title);
  await expect(about.locator('img')).toBeInViewport();
  for (const paragraph of home.about.paragraphs) {
    await expect(about.getByText(paragraph)).toBeVisible();
  }
  const label = page.getByText(home.figures.contracts, { exact: true });
  const figure = page.locator('#figures dl > *').filter({ has: label }).getByRole('definition');
  await expect(figure).toHaveText(String(readPortfolio().records.length));

  const described = readProjects().map(({ record }) => record.title);
  const selected = home.projects.records.filter(({ title }) => described.includes(title));
  await expect(page.locator('#projects tbody').getByRole('link')).toHaveText(
    selected.map(({ title }) => title),
  );

  const cards = await page.locator('#our-key-persons li').evaluateAll((all) =>
    all.map((card) => ({
      image: card.querySelector('img')?.getAttribute('src'),
      texts: [...card.querySelectorAll('h3, p')].map(({ textContent }) => textContent),
    })),
  );
  expect(cards).toEqual(
    persons.map(({ image, name, designation, description }) => ({
      image: image?.src,
      texts: [name, designation, description],
    })),
  );

  await test.step('every picture loads', async () => {
    const missing = () =>
      page.locator('img').evaluateAll((all) =>
        (all as HTMLImageElement[])
          .filter((img) => !(img.complete && img.naturalWidth > 0))
          .map((img) => {
            img.loading = 'eager';
            return img.currentSrc || img.src;
          }),
      );
    await expect.poll(missing).toEqual([]);
  });

  await test.step('a partner’s card lifts slightly on hover, but not with reduced motion', async () => {
    const card = page.locator('#partners li > *').first();
    await card.hover();
    await expect(card).toHaveCSS('translate', '0px -4px');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(card).toHaveCSS('translate', 'none');
  });

  await test.step('with more contrast all text has one colour, and links are underlined', async () => {
    const isSoft = () =>
      page
        .locator('#figures-title + p')
        .evaluate((lead) => getComputedStyle(lead).color !== getComputedStyle(document.body).color);
    expect(await isSoft()).toBe(true);
    await page.emulateMedia({ contrast: 'more' });
    expect(await isSoft()).toBe(false);
    const link = page.locator('footer nav a').first();
    await expect(link).toHaveCSS('text-decoration-line', 'underline');
  });

  await test.step('in the dark scheme a logo that is a picture is on white', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    for (const id of ['clients', 'partners']) {
      const logo = page.locator(`#${id} img`).first();
      await logo.evaluate((image: HTMLImageElement) => image.setAttribute('src', '/icon-512.png'));
      await expect(logo).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      await expect(logo).toHaveCSS('filter', 'none');
    }
  });
});

test('§2.4 §9 key persons, clients and partners are laid out by the width of the window', async ({
  page,
}) => {
  await page.goto('/');
  const setWidth = (width: number) => page.setViewportSize({ width, height: 900 });

  await test.step('the first two key persons in a centred row, the rest in a grid', async () => {
    for (const [width, inRow] of [
      [768, 2],
      [991, 2],
      [992, 3],
    ] as const) {
      await setWidth(width);
      const [first, second, ...rest] = await placesOf(page.locator('#our-key-persons li'));
      if (!first || !second || rest.length < 2) throw new Error('Four key persons are needed');
      const middle = await page.evaluate(() => document.documentElement.clientWidth / 2);
      for (const row of [[first, second], ...inGroups(rest, inRow)]) {
        expect(new Set(row.map(({ top }) => top)).size).toBe(1);
        const centres = row.map(({ centre }) => centre);
        expect((Math.min(...centres) + Math.max(...centres)) / 2).toBeCloseTo(middle, 0);
      }
      expect(rest[0]?.top).toBeGreaterThan(first.top);
    }
  });

  await test.step('clients in 2 columns, 3 from 768 px, 6 from 1200 px, with a larger gap from 480 px', async () => {
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
      await setWidth(width);
      const places = await placesOf(page.locator('#clients li'));
      expect(places).toHaveLength(clients.length);
      expect(new Set(places.map(({ centre }) => Math.round(centre))).size, `${width} px`).toBe(
        columns,
      );
      gaps.set(width, await gap());
    }
    expect(gaps.get(480)).toBeGreaterThan(gaps.get(479) ?? Number.NaN);
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
      await setWidth(768);
      await expect(shown, id).toHaveCount(count);
      await setWidth(767);
      expect(await shown.count(), id).toBeLessThan(count);
      await page.locator(`#${id} [data-fold] > summary`).last().click();
      await expect(shown, id).toHaveCount(count);
    }
  });

  await test.step('logos of clients have their names, their proportions and at most 130×100 px', async () => {
    const names = clients.flatMap(({ name, logo }) => (logo ? [name] : []));
    for (const width of [1440, 320]) {
      await setWidth(width);
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

  await test.step('logos of partners 160 px wide, 100 px up to 768 px, in cards 40 px larger', async () => {
    const alts = partners.map(({ id }) => fill(home.partners.alt, { id }));
    for (const [width, logo] of [
      [769, 160],
      [768, 100],
    ] as const) {
      await setWidth(width);
      const cards = await page.locator('#partners li > *').evaluateAll((all) =>
        all.map((card) => {
          const image = card.querySelector('img');
          return [image?.alt, card.clientWidth + 2, image?.clientWidth];
        }),
      );
      expect(cards).toEqual(alts.map((alt) => [alt, logo + 40, logo]));
    }
  });
});
