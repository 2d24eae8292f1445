// What pages must have by name: spec §2.1 (call to action and footer), §2.4; read from the built HTML.
import { expect, test } from '@playwright/test';
import { pages, readPage } from '../pages.ts';
import { readHtml } from '../read-page.ts';

/** Headings of a page's own sections in this order, by level. */
const HEADINGS = [
  [
    '/standard-compliance',
    2,
    [
      'Order of precedence',
      'National oil company requirements',
      'Petrochemical and mining clients',
      'IKTVA',
      'Saudization',
      'Total quality management',
    ],
  ],
  ['/mission', 2, ['Four promises', 'Code of ethics', 'Reporting a concern']],
  [
    '/experience',
    2,
    [
      'Since 2022, by sector',
      'Largest works',
      'Before 2022, in the founders’ names',
      'Four mistakes and the rules that followed',
    ],
  ],
  [
    '/our-services',
    3,
    [
      'EPC contracting',
      'Earthworks and underground utilities',
      'Civil and building construction',
      'Infrastructure development',
      'Pre-commissioning and commissioning',
      'Operation and maintenance',
    ],
  ],
] as const;

/** What the layout of text pages adds. */
const AROUND = ['Contents', 'Who to contact', 'Related pages'];

for (const [path, wanted, titles] of HEADINGS) {
  test(`§2.4 ${path} has what its title promises, in order`, () => {
    const { headings } = readHtml(readPage(path));
    const found = headings.filter(({ level }) => level === wanted).map(({ text }) => text);
    expect(found.filter((text) => !AROUND.includes(text))).toEqual(titles);
  });
}

for (const path of ['/', '/area-of-expertise']) {
  test(`§2.4 ${path} has the paragraphs on the standards of major Saudi clients`, () => {
    const { texts } = readHtml(readPage(path));
    expect(texts).toContainEqual(
      expect.stringMatching(/^Major Saudi clients have engineering standards/),
    );
    expect(texts).toContainEqual(expect.stringMatching(/^Each of the sixteen trades below has/));
  });
}

test('§2.1 every page has the call to action and, below it, the footer, once', () => {
  expect(pages.length).toBeGreaterThan(50);
  for (const path of pages) {
    const parts = [...readPage(path).matchAll(/ id="call-to-action"|<main|<footer/g)].map(
      ([part]) => part.trim(),
    );
    expect.soft(parts, path).toEqual(['<main', 'id="call-to-action"', '<footer']);
  }
});
