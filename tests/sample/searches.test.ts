// What visitors search for, with the built indexes and the browser's own search function. Its rules:
// app/corporate/search/site-search.test.ts, shared/words.test.ts.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { addressOf } from '#app/content/address.ts';
import type { SearchIndex } from '#app/corporate/search/search-index.ts';
import { makeSiteSearch, type SiteSearch } from '#app/corporate/search/site-search.ts';
import type { SiteManifest } from '#shared/manifest.ts';

/** Largest size of an index in KB (1024 bytes), with brotli. An Arabic letter has two bytes. */
const MOST = { '/search': 40, '/ar/search': 43 };

const { files } = JSON.parse(
  readFileSync(join('build/site', 'manifest.json'), 'utf8'),
) as SiteManifest;
const read = (path: string) => readFileSync(join('build/site', files[path]?.file ?? ''));

/** The index named in a search page. */
function indexOf(page: string): Buffer {
  const [path = ''] = /\/assets\/search-[^."]*\.json/.exec(read(page).toString()) ?? [];
  return read(path);
}

const own = new Map<string, Promise<SiteSearch>>();

/** The search of a language. @param page its page */
function searchOf(page: string): Promise<SiteSearch> {
  const search =
    own.get(page) ?? makeSiteSearch(JSON.parse(indexOf(page).toString()) as SearchIndex);
  own.set(page, search);
  return search;
}

/** Searches of visitors, written without a look at content/search.yaml: the query, and the pages that answer it. */
const VISITORS = { '/search': 'searches.en.tsv', '/ar/search': 'searches.ar.tsv' };

/** How many of them find such a page first; the others find it or say what is not on the site. */
const FIRST = 54;

test.each(Object.entries(VISITORS))('%s answers what visitors type', async (page, file) => {
  const languages = [page, ...Object.keys(VISITORS).filter((each) => each !== page)];
  const searches = await Promise.all(
    languages.map(async (each) => ({
      base: each.replace('/search', ''),
      search: await searchOf(each),
    })),
  );
  const lines = readFileSync(join(import.meta.dirname, file), 'utf8')
    .trim()
    .split('\n');
  const results = lines.map((line) => {
    const [query = '', pages = ''] = line.split('\t');
    const found = searches.map(({ base, search }) => ({ base, ...search(query) }));
    const { base, hits, unknown, similar, isPartial } =
      found.find(({ hits }) => hits.length > 0) ?? (found[0] as (typeof found)[number]);
    const paths = hits.map(({ page: { path } }) => decodeURI(addressOf(path, base)));
    const isHonest = hits.length === 0 || unknown.length > 0 || similar.length > 0 || isPartial;
    const isExpected = (path: string) => pages.split('|').includes(path);
    const isFirst = pages === '-' ? isHonest : isExpected(paths[0] ?? '');
    return {
      query,
      first: paths[0],
      isFirst,
      isAnswered: isFirst || isHonest || paths.slice(0, 10).some(isExpected),
    };
  });
  const missed = results
    .filter(({ isFirst }) => !isFirst)
    .map(({ query, first }) => `${query}: ${first}`);
  expect(results.filter(({ isAnswered }) => !isAnswered)).toEqual([]);
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(lines.length - FIRST);
});

test.each(Object.entries(MOST))(
  'the index of %s is smaller than %i KB with brotli',
  (page, most) => {
    expect(brotliCompressSync(indexOf(page)).length).toBeLessThan(most * 1024);
  },
);
