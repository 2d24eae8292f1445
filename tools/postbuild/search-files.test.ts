import { expect, test } from 'vitest';
import type { SearchIndex } from '#app/corporate/search/search-index.ts';
import { indexAddress, type SectionTexts } from '#app/corporate/search/search-index.ts';
import { makeSiteSearch } from '#app/corporate/search/site-search.ts';
import { LANGUAGES } from '#shared/language.ts';
import { searchFiles, withIndexes } from './search-files.ts';

const page = (path: string, title: string, main: string) => ({
  path,
  html: `<meta property="og:title" content="${title}"><main id="content"><h1>${title}</h1>${main}</main>`,
});
const sentence = 'Each lift above ten tonnes has a plan of its own.';

function build(...pages: { path: string; html: string }[]) {
  const { index, texts } = searchFiles(pages);
  const read = JSON.parse(index.bytes.toString()) as SearchIndex;
  const textsOf = (path: string): SectionTexts => {
    const name = read.pages.find((each) => each.path === path)?.texts;
    return JSON.parse(String(texts.find((file) => file.path === name)?.bytes));
  };
  return { index, read, textsOf };
}

test('a search of the built index leads to the section that has the words', async () => {
  const { read, textsOf } = build(
    page('/cranes', 'Cranes', `<section id="plan"><h2>Lift plan</h2><p>${sentence}</p></section>`),
    page('/tanks', 'Tanks', '<p>Cone roofs</p>'),
  );
  const search = await makeSiteSearch(read);
  const [hit, ...others] = search('tonnes plan').hits;
  expect(others).toEqual([]);
  expect(hit?.page).toMatchObject({ path: '/cranes', title: 'Cranes' });
  expect(hit?.page.sections[hit.section]).toEqual({ suffix: '#plan', heading: 'Lift plan' });
  expect(textsOf('/cranes')[hit?.section ?? 0]).toEqual([sentence]);
});

test('a sentence that several pages have belongs to the details page', () => {
  const { textsOf } = build(
    page('/', 'Home', `<p>${sentence}</p><p>Welcome</p>`),
    page('/project/lift', 'Lift', `<p>${sentence}</p>`),
  );
  expect(textsOf('/project/lift')).toEqual([[sentence]]);
  expect(textsOf('/')).toEqual([['Welcome']]);
});

test('the name of the index changes with its content only', () => {
  const name = (text: string) => build(page('/a', 'A', `<p>${text}</p>`)).index.path;
  expect(name('steel')).toMatch(/^\/assets\/search-[0-9a-f]{10}\.json$/);
  expect(name('steel')).toBe(name('steel'));
  expect(name('steel')).not.toBe(name('piping'));
});

test('labels that many pages have are shown and not searched for', async () => {
  const facts = (where: string) => `<dl><dt>Location</dt><dd>${where}</dd></dl>`;
  const { read, textsOf } = build(
    ...['/1', '/2', '/3', '/4', '/5'].map((path) => page(path, 'Yard', facts('Yard'))),
    page('/c', 'C', `${facts('Camp')}<dl><dt>Beds</dt><dd>420 in all</dd></dl>`),
  );
  expect(textsOf('/c')[0]).toEqual(['Location: Camp', 'Beds: 420 in all']);
  const search = await makeSiteSearch(read);
  expect(search('location').hits).toEqual([]);
  expect(search('beds').hits).toHaveLength(1);
});

test('a page names the built indexes', () => {
  const html = LANGUAGES.map(({ code }) => indexAddress(code)).join();
  expect(withIndexes(html, (code) => `/${code}.json`)).toBe(
    LANGUAGES.map(({ code }) => `/${code}.json`).join(),
  );
});
