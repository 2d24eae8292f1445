// What the home page shows below its hero (spec §2.4); how: home-layout.spec.ts. Its accordion: expertise.spec.ts; a client
// without a logo: without-pictures.test.tsx.
import { readClients, readPartners } from '#app/content/companies.server.ts';
import { readKeyPersons } from '#app/content/key-persons.server.ts';
import { readPortfolio } from '#app/content/portfolio.server.ts';
import { readHome } from '#app/corporate/home/content.server.ts';
import { readProjects } from '#app/corporate/project-details/content.server.ts';
import { detailsPath } from '#app/layout/details/details-path.ts';
import { firstOf } from '../content.ts';
import { expect, test } from '../fixtures.ts';
import { pages, readPage } from '../pages.ts';
import { readHtml } from '../read-page.ts';

const home = readHome();
const persons = readKeyPersons();
const partners = readPartners();

test('§2.4 home shows the company, its key persons, its partners and selected contracts, with every picture', async ({
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

  const cards = await page.locator('#our-key-persons li').evaluateAll((all) =>
    all.map((card) => ({
      image: card.querySelector('img')?.getAttribute('src'),
      texts: [...card.querySelectorAll('h3, p')].map(({ textContent }) =>
        textContent?.replaceAll('\u00a0', ' '),
      ),
    })),
  );
  expect(cards).toEqual(
    persons.map(({ image, name, designation, facts, description }) => ({
      image: image?.src,
      texts: [name, designation, description, ...(facts ? [facts] : [])],
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
    if (partners.length === 0) return;
    const card = page.locator('#partners li > *').first();
    await card.hover();
    await expect(card).toHaveCSS('translate', '0px -4px');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(card).toHaveCSS('translate', 'none');
  });

  await test.step('a logo has a plate in the scheme whose ground it was not drawn for', async () => {
    if (![...readClients(), ...partners].some(({ logo }) => logo)) return;
    const logos = page.locator('#clients img, #partners img').first();
    const looks = (drawnFor: string) =>
      logos.evaluate((image, ground) => {
        image.setAttribute('data-drawn-for', ground);
        if (!ground) image.removeAttribute('data-drawn-for');
        const { backgroundColor, filter } = getComputedStyle(image);
        return [backgroundColor, filter];
      }, drawnFor);
    const [none, white] = ['rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)'];
    await page.emulateMedia({ colorScheme: 'dark' });
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(await looks('light')).toEqual([white, 'none']);
    expect(await looks('dark')).toEqual([none, 'none']);
    expect(await looks('any')).toEqual([none, 'none']);
    // A drawing in black and greys.
    expect(await looks('')).toEqual([none, 'invert(1)']);
    await page.emulateMedia({ colorScheme: 'light' });
    for (const drawnFor of ['any', '']) expect(await looks(drawnFor)).toEqual([none, 'none']);
    expect(await looks('dark')).toEqual([ground, 'none']);
  });

  await test.step('with more contrast all text has one colour, and links are underlined', async () => {
    const isSoft = () =>
      page
        .locator('#services-title + p')
        .evaluate((lead) => getComputedStyle(lead).color !== getComputedStyle(document.body).color);
    expect(await isSoft()).toBe(true);
    await page.emulateMedia({ contrast: 'more' });
    expect(await isSoft()).toBe(false);
    const link = page.locator('footer nav a').first();
    await expect(link).toHaveCSS('text-decoration-line', 'underline');
  });

  await test.step('every selected contract leads to its page, or to its row of the portfolio', async () => {
    const { records } = home.projects;
    const described = readProjects().map(({ record }) => record.id);
    const links = page.locator('#projects tbody').getByRole('link');
    await expect(links).toHaveText(records.map(({ title }) => title));
    for (const { id, title } of records.filter((record) => described.includes(record.id))) {
      const link = links.nth(records.findIndex((record) => record.id === id));
      await expect(link).toHaveAttribute('href', detailsPath('project', title));
    }
    const brief = records.find(({ id }) => !described.includes(id));
    if (!brief || !pages.includes('/project')) return;
    await links.filter({ hasText: brief.title }).click();
    const rows = page.locator('main tbody').first().getByRole('rowheader');
    await expect(rows).toContainText([brief.title]);
    await expect(rows).toHaveCount(1);
  });
});

test('§2.4 home counts the contracts', () => {
  const { records } = readPortfolio();
  firstOf(records, undefined, 'contract');
  const { texts } = readHtml(readPage('/'));
  const figure = texts[texts.indexOf(home.figures.contracts) + 1];
  expect(figure).toBe(String(records.length));
});
