// What the home page shows below its hero (spec §2.4); how: home-layout.spec.ts. Its accordion: expertise.spec.ts; a client
// without a logo: without-pictures.test.tsx.
import { readKeyPersons } from '#app/content/key-persons.server.ts';
import { readPortfolio } from '#app/content/portfolio.server.ts';
import { readHome } from '#app/corporate/home/content.server.ts';
import { readProjects } from '#app/corporate/project-details/content.server.ts';
import { expect, test } from '../fixtures.ts';

const home = readHome();
const persons = readKeyPersons();

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
