// The sample's pages against spec §2.3 and §2.4, read from the built site, and the fonts that they ask for first.
import { contractorPages } from '../contractor-pages.ts';
import { expect, test } from '../fixtures.ts';
import { readPage } from '../pages.ts';
import { readHtml } from '../read-page.ts';

test('§2.3 every page has a title and a description of its own', () => {
  const heads = new Map<string, string>();
  for (const path of contractorPages) {
    const { title, description, canonical } = readHtml(readPage(path));
    const page = canonical ?? path;
    for (const head of [title, description]) {
      expect(heads.get(head) ?? page, `“${head}” is also on ${path}`).toBe(page);
      heads.set(head, page);
    }
    expect.soft(description.length, `${path}: ${description}`).toBeGreaterThan(60);
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

test('no phone asks for the font of rare signs before its first paint', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/', '/vision', '/project']) {
    await page.goto(path);
    const fonts = await page.evaluate(async () => {
      await document.fonts.ready;
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
      return loaded.filter((name) => name.endsWith('.woff2'));
    });
    expect(fonts.length, path).toBeGreaterThan(0);
    expect(fonts.join(' '), path).not.toContain('further');
  }
});
