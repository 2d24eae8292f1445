// The sample's pages against spec §2.3 and §2.4, read from the built site.
import { expect, test } from '@playwright/test';
import { contractorPages } from '../contractor-pages.ts';
import { pages, readPage } from '../pages.ts';
import { type PageReading, readHtml, wordsIn } from '../read-page.ts';

/** Pages that may share text, and why. */
const SHARED: readonly [RegExp, RegExp, string][] = [
  [/^\/thirdparty-inspection$/, /^\/quality-management$/, '2.3 gives both one page'],
  [/^\/$/, /^\/area-of-expertise$/, '2.4 shows the section on both'],
  [/^\/career$/, /^\/blog\//, '2.4 lists each article with its description'],
  [/^\/$/, /^\/project$/, 'home shows some rows of the portfolio'],
  [/^\/prequalification$/, /./, '0204: its records are those of other pages'],
];

/** Sections that all articles share: two fixed sample comments and their form (2.4). */
const FIXED = ['comments', 'write'];

/** Words of a sentence. Shorter texts are labels, names and units. */
const SENTENCE = 8;

const mayShare = (path: string, other: string) =>
  path === other ||
  SHARED.some(([a, b]) => (a.test(path) && b.test(other)) || (a.test(other) && b.test(path)));

test('§2.3 every page has a title, a description and at least 120 words of its own', () => {
  const readings = new Map<string, PageReading>(
    contractorPages.map((path) => [path, readHtml(readPage(path), FIXED)]),
  );
  const shownOn = new Map<string, string[]>();
  const heads = new Map<string, string>();
  for (const [path, { title, description, canonical, texts }] of readings) {
    const page = canonical ?? path;
    for (const head of [title, description]) {
      expect(heads.get(head) ?? page, `“${head}” is also on ${path}`).toBe(page);
      heads.set(head, page);
    }
    expect.soft(description.length, `${path}: ${description}`).toBeGreaterThan(60);
    for (const text of new Set(texts)) shownOn.set(text, [...(shownOn.get(text) ?? []), path]);
  }

  for (const [path, { texts }] of readings) {
    const own = texts.filter((text) => shownOn.get(text)?.every((other) => mayShare(path, other)));
    const words = own.reduce((sum, text) => sum + wordsIn(text), 0);
    expect.soft(words, `words only on ${path}`).toBeGreaterThanOrEqual(120);
  }
  // Other pages may show the title of a page.
  const titles = new Set([...readings.values()].map(({ headings }) => headings[0]?.text));
  const repeated = [...shownOn].filter(
    ([text, paths]) =>
      wordsIn(text) >= SENTENCE &&
      !titles.has(text) &&
      paths.some((path) => paths.some((other) => !mayShare(path, other))),
  );
  expect(repeated.map(([text, paths]) => `${paths.join(' ')}: ${text}`)).toEqual([]);
});

test('apostrophes in words are typographic', () => {
  for (const path of pages) {
    const { texts } = readHtml(readPage(path));
    expect(
      texts.filter((text) => /\p{L}'\p{L}/u.test(text)),
      path,
    ).toEqual([]);
  }
});

/** Headings of a page's own sections in order, by level. */
const HEADINGS = [
  [
    '/standard-compliance',
    2,
    [
      'Which standard for which trade',
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

/** Headings of the layout of text pages. */
const AROUND = ['Contents', 'Related pages'];

test('§2.4 text pages have the sections that the specification names, in order', () => {
  for (const [path, wanted, titles] of HEADINGS) {
    const { headings } = readHtml(readPage(path));
    const found = headings.filter(({ level }) => level === wanted).map(({ text }) => text);
    expect
      .soft(
        found.filter((text) => !AROUND.includes(text)),
        path,
      )
      .toEqual(titles);
  }
});
