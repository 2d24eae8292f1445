import { expect, test } from 'vitest';
import { termsOf } from '#shared/words.ts';
import { encodePostings, type IndexedPage, type SearchIndex } from './search-index.ts';
import { makeSiteSearch } from './site-search.ts';

type Section = [suffix: string, heading: string, text: string];

function indexOf(pages: Record<string, Section[]>): SearchIndex {
  const texts = Object.values(pages).flatMap((sections) => sections.map(([, , text]) => text));
  const lists = new Map<string, number[]>();
  texts.forEach((text, at) => {
    for (const term of new Set(termsOf(text))) lists.set(term, [...(lists.get(term) ?? []), at]);
  });
  return {
    pages: Object.entries(pages).map(([name, sections]): IndexedPage => {
      const [path = '', title = ''] = name.split(' ', 2);
      const shown = sections.map(([suffix, heading]) => ({ suffix, heading }));
      return { path, title, names: [], trail: ['Subject'], texts: '', sections: shown };
    }),
    stopWords: ['the', 'of', 'what', 'we', 'do', 'are', 'in'],
    synonyms: [
      { words: ['shade', 'shelter', 'cool place'], page: '/heat#rest', answer: 'In the shade.' },
      { words: ['welding', 'fusion'] },
      { words: ['what are we'], page: '/do#nothing' },
    ],
    terms: [...lists.keys()].join(' '),
    postings: encodePostings([...lists.values()]),
  };
}

const pages: Record<string, Section[]> = {
  '/heat Heat': [
    ['', '', 'The plan for summer'],
    ['#rest', 'Rest', 'Shade and water after welding'],
    ['#noon', 'Noon', 'No work in the sun'],
  ],
  '/welding Welding': [['', '', 'Pipe welders to ASME B31.3, tanks to API 650']],
  '/steel Steel': [['', '', 'Racks to B31.1 with 3 coats; a weld in summer']],
  '/do What': [['', '', 'Nothing else']],
};

const index = indexOf(pages);
const search = await makeSiteSearch(index);
const found = (query: string) =>
  search(query).hits.map(({ page, section }) => page.path + page.sections[section]?.suffix);

test.each([
  ['a title before texts', 'welding', ['/welding', '/heat#rest']],
  ['the beginning of a word', 'weld', ['/welding', '/steel', '/heat#rest']],
  ['a wrong letter', 'sumner', ['/heat', '/steel']],
  ['swapped letters', 'sahde', ['/heat#rest']],
  ['a plural of a word in the singular', 'welds', ['/welding', '/steel', '/heat#rest']],
  ['a standard as a whole before its parts', 'b31.3', ['/welding']],
  ['a standard without a space', 'API650', ['/welding']],
  ['words in several sections of a page', 'sun shade', ['/heat']],
  ['words that nearly every text has only in titles', 'what', ['/do']],
  ['nothing for a number with a mistake', '651', []],
  ['the other words beside one that is nowhere on the site', 'shade qqqq', ['/heat#rest']],
  ['some of the words if no page has all', 'shade tanks', ['/heat#rest', '/welding']],
])('finds %s', (_, query, expected) => {
  expect(found(query)).toEqual(expected);
});

test.each([
  ['a synonym', 'shelter', ['/heat#rest']],
  ['a phrase in a query', 'the cool place', ['/heat#rest']],
  ['a mistake in a synonym', 'sheltre', ['/heat#rest']],
  ['a synonym and another word', 'shelter welding', ['/heat#rest']],
  ['a synonym without a page', 'fusions', ['/welding', '/heat#rest']],
  ['stop words that are a phrase, by a page without the section', 'what are we', ['/do']],
])('finds %s first', (_, query, expected) => {
  expect(found(query).slice(0, expected.length)).toEqual(expected);
});

test.each([
  ['an answer to who asks for nothing else', 'the shelter?', { answers: ['In the shade.'] }],
  ['no answer to who does', 'shelter of tanks', { answers: [] }],
  ['words for which it found similar ones', 'sumner tanks', { similar: ['sumner'] }],
  ['none for a plural', 'summers', { similar: [] }],
  ['words that are nowhere', 'shade qqqq', { unknown: ['qqqq'], isPartial: false }],
  ['numbers that are nowhere', '651', { unknown: ['651'] }],
  ['that no page has all words', 'shade tanks', { isPartial: true }],
  ['similar words if nothing is found', 'wellldinng', { hits: [], near: ['welding'] }],
])('says %s', (_, query, expected) => {
  expect(search(query)).toMatchObject(expected);
});

test('names the terms to highlight', () => {
  expect([...(search('weld').hits[0]?.terms ?? [])].toSorted()).toEqual(['welders', 'welding']);
});

test.each(['', '   ', '?!', 'the of', 'x'.repeat(10_000), 'ab '.repeat(5000)])(
  'a query without a word of the site finds nothing: %.10s',
  (query) => {
    expect(search(query).hits).toEqual([]);
  },
);

test('a page that has closed is not found', async () => {
  const [first, ...others] = index.pages as [IndexedPage, ...IndexedPage[]];
  const foundUntil = async (closes: string) => {
    const find = await makeSiteSearch({ ...index, pages: [{ ...first, closes }, ...others] });
    return find('shade').hits.length;
  };
  expect([await foundUntil('2026-01-31'), await foundUntil('9999-12-31')]).toEqual([0, 1]);
});
