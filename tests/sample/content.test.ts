// The sample's lists and texts against spec §2.1–§2.4 and §9.
import { describe, expect, it } from 'vitest';
import { readArticles } from '#app/content/articles.server.ts';
import { readClients, readPartners } from '#app/content/companies.server.ts';
import { readExpertise } from '#app/content/expertise.server.ts';
import { readKeyPersons } from '#app/content/key-persons.server.ts';
import { readLayout } from '#app/content/layout.server.ts';
import { textPaths } from '#app/content/paths.server.ts';
import { readContact } from '#app/corporate/contact/content.server.ts';
import { readCapabilities } from '#app/corporate/contract/content.server.ts';
import { readHome } from '#app/corporate/home/content.server.ts';
import type { TextPage, TextPageOf } from '#app/corporate/text-page/content.server.ts';
import { readTextPage } from '#app/corporate/text-page/read-text-page.server.ts';

/** The first text page of a kind. */
function pageOf<Kind extends TextPage['kind']>(kind: Kind): TextPageOf<Kind> {
  const pages = textPaths().map((path) => readTextPage(path));
  const page = pages.find((page): page is TextPageOf<Kind> => page.kind === kind);
  if (!page) throw new Error(`There is no page of kind ${kind}`);
  return page;
}

it.each([
  ['§9 32 clients', readClients, 32],
  ['§2.4 four partners', readPartners, 4],
  ['§2.1 six pictures in the footer', () => readLayout().footer.gallery, 6],
  ['§9 75 service types', () => readCapabilities().services.list, 75],
  ['§9 fifteen sections of the human rights policy', () => pageOf('human-rights').clauses, 15],
])('%s', (_, read, count) => expect(read()).toHaveLength(count));

it('each client has its own logo', () => {
  expect(new Set(readClients().map(({ logo }) => logo?.src)).size).toBe(32);
});

it('§9 16 service categories, titled as the specification says', () => {
  const { categories } = readExpertise();
  expect(categories.map(({ id }) => id)).toEqual(categories.map((_, index) => index + 1));
  expect(categories.map(({ category }) => category)).toEqual([
    'Building Construction With Finishing',
    'Roads, Bridges, Infrastructure',
    'Structure Steel Building Erections',
    'Structural Steel Building',
    'Fabrication and Installation of Piping System',
    'Plumbing & Drainage',
    'HVAC Ducting & Ventilation',
    'Fire Fighting Pipelines & Sprinklers',
    'Tank Installation & Erection',
    'Irrigation System',
    'Mechanical Maintenance & Turnarounds',
    'Shutdown, Overhaul & Repair of Equipment',
    'Structural Steel Surface Prep & Painting',
    'Rigging, Lifting & Heavy Haulage',
    'Installation of Cranes & Hoists',
    'Water & Wastewater Systems',
  ]);
});

it('§9 five key persons, with the designations of §2.4', () => {
  expect(readKeyPersons().map(({ designation }) => designation)).toEqual([
    'Vice President',
    'Director of Projects',
    'Procurement Manager',
    'Company Representative',
    'Technical Department Manager',
  ]);
});

it('§9 four hero slides, one with a picture only, the others with the themes of §2.4', () => {
  const { slides } = readHome().hero;
  const words = slides.filter((slide) => slide.kind === 'words');
  expect([slides.length, slides[0]?.kind]).toEqual([4, 'words']);
  expect(words.map(({ subtitle }) => subtitle)).toEqual([
    expect.stringMatching(/Quality/),
    expect.stringMatching(/Vision 2030/),
    expect.stringMatching(/Safety/),
  ]);
});

it('§2.4 §9 each article has 400 to 600 characters, a testimonial and four check items', () => {
  for (const { title, desc, testimonial, showcase } of readArticles().articles) {
    expect(desc.length, title).toBeGreaterThanOrEqual(400);
    expect(testimonial, title).toBeDefined();
    expect(showcase?.checks, title).toHaveLength(4);
  }
});

it('§2.4 three keywords beside each article', () => {
  expect(readArticles().page.keywords).toEqual(['Interiour', 'Ux design', 'Graphics']);
});

it('§2.4 the two sample comments, which every post shows, are newer than all posts', () => {
  const { articles, page } = readArticles();
  expect(page.comments).toHaveLength(2);
  for (const article of articles) {
    for (const { date } of page.comments) expect(date > article.date, article.title).toBe(true);
  }
});

it('§2.3 the title of an article has every kind of character that a URL must encode', () => {
  const titles = readArticles().articles.map(({ title }) => title);
  expect(titles).toContainEqual(
    expect.stringMatching(/(?=.*\/)(?=.*%)(?=.*&)(?=.*")(?=.*\p{Script=Arabic})/u),
  );
});

it('§2.4 contact cards: supplier registration is 4, procurement 5, company address 6', () => {
  const cards = readContact().cards.map(({ id, title }) => `${id} ${title}`);
  expect(cards.toSorted().slice(3)).toEqual([
    '4 Supplier registration',
    '5 Procurement',
    '6 Company address',
  ]);
});

describe('the text pages', () => {
  it('§2.4 our history has its five years', () => {
    const years = pageOf('history').entries.map(({ year }) => year);
    expect(years).toEqual([1986, 2001, 2007, 2009, 2022]);
  });

  it('§2.4 the Vice President signs the human rights policy and heads the chart', () => {
    expect(pageOf('human-rights').signature.position).toBe('Vice President');
    expect(pageOf('organizational-chart').chart.root.title).toBe('Vice President');
  });
});
