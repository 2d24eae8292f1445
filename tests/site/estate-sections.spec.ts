// The template's composed pages, read from the built HTML: spec §2.1, §2.5, §3, §9. What their sections count and
// say: tests/sample/estate.test.ts.
import { test as check, expect } from '@playwright/test';
import { readEstatePage } from '#app/estate/section-pages/content.server.ts';
import { plainHtml } from '../pages.ts';

const SECTIONS: Record<string, string> = {
  '/home-two':
    'hero about property-types latest-properties services quote testimonials counters faq posts',
  '/home-three':
    'hero about property-types floor-plans latest-properties quote testimonials counters faq posts',
  '/home-four':
    'search-banner about property-types process latest-properties team quote testimonials counters faq posts',
  '/home-five': 'hero video slider gallery counters partners posts',
  '/home-six': 'hero about slider apartments gallery',
  '/home-seven': 'hero apartments slider gallery about',
  '/about-us': 'about team services',
  '/faq': 'faq message counters',
};

/** What is drawn, not written. */
const DRAWN = ['kind', 'icon', 'show', 'type', 'picture', 'pictures', 'partners'];

/** The words of a section and its links, as they are in HTML. */
function wordsIn(value: unknown, key = ''): string[] {
  if (['to', 'href', 'btnLink', 'actionLink'].includes(key)) return [`href="${value}"`];
  // Placeholders are filled in.
  if (typeof value === 'string') return /[{}]/.test(value) ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  if (['listings', 'posts'].includes(key)) {
    return Object.values(value).map(({ title }) => `>${title}</a></h3>`);
  }
  return Object.entries(value).flatMap(([name, part]) =>
    DRAWN.includes(name) ? [] : wordsIn(part, name),
  );
}

/** The parts of a page's content: what is above the first section, and each section. */
function readParts(path: string) {
  const [, content = ''] = plainHtml(path).split('<main');
  const [main = ''] = content.split('id="call-to-action"');
  return main.slice(0, main.lastIndexOf('<section ')).split('<section ');
}

for (const [path, kinds] of Object.entries(SECTIONS)) {
  check(`§2.5 §3 §9 ${path} has its sections in order, with all words and links`, () => {
    const { banner, sections } = readEstatePage(path);
    expect(sections.map(({ kind }) => kind).join(' ')).toBe(kinds);
    const parts = readParts(path);
    const title = banner?.title ?? 'Every Corner Holds Possibilities Your Home';
    expect(parts[0]).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
    expect(parts[0]).toMatch(
      banner ? /aria-label="You are here"/ : /Need help\?.*href="tel:\+\d+"/,
    );
    const below = banner ? [{ kind: 'banner' }, ...sections] : sections;
    expect(parts).toHaveLength(below.length);
    for (const [index, section] of below.entries()) {
      const part = parts[index] ?? '';
      const missing = wordsIn(section).filter((words) => !part.includes(words));
      expect.soft(missing, section.kind).toEqual([]);
      const icons = JSON.stringify(section).match(/"icon":/g) ?? [];
      expect.soft(part.split('<svg').length, section.kind).toBeGreaterThan(icons.length);
    }
  });
}

check('§2.5 the card of a property type links to the list of its properties', () => {
  const parts = readParts('/home-two');
  const links = [...(parts[2] ?? '').matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
  expect(links).toEqual([
    ...['Houses', 'Apartments', 'Office', 'Villa'].map((type) => `/property?type=${type}`),
    '/property-sidebar?kind=Single+Family',
    '/property-sidebar?kind=Luxury+Home',
  ]);
});

check('§4 the FAQ has five questions, all closed, of which one is open at a time', () => {
  const [, questions = ''] = readParts('/faq');
  const details = [...questions.matchAll(/<details\b([^>]*)>/g)].map(
    ([, attributes]) => attributes,
  );
  expect(details).toHaveLength(5);
  for (const attributes of details) {
    expect(attributes).toContain('name="estate-faq"');
    expect(attributes).not.toMatch(/\bopen\b/);
  }
});
