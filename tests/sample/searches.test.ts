// Searches and their expected first results, with the built indexes and the browser's own search function.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { SearchIndex } from '#app/corporate/search/search-index.ts';
import { makeSiteSearch } from '#app/corporate/search/site-search.ts';
import type { SiteManifest } from '#shared/manifest.ts';

/** The contract for the pumps of an intake. */
const PUMPS = /^\/project\?q=%D8%B9%D9%8E%D9%85%D8%B1%D8%A9\+/;

/** Queries and paths of their first results. */
const SEARCHES: Record<string, Record<string, string | RegExp>> = {
  '/search': {
    // Words of a page and of its sections
    'who we are': '/our-history',
    'hot work permit': '/hse-policy#permit-before-work',
    precommissioning: '/pre-commissioning',
    // A contract with a page, and one without
    'Tawad Petrochemical': '/project/glycol-tank-farm-extension',
    'brine tanks': '/project?q=Lined+brine+tanks',
    // Standards and numbers
    ISO14001: '/certification#iso-14001',
    '28,746,310': '/project/glycol-tank-farm-extension',
    '35000000': '/project/pump-station-at-kilometre-148',
    '٣٥٬٠٠٠٬٠٠٠': '/project/pump-station-at-kilometre-148',
    // Certificates and jobs
    'zakat certificate': '/iso-certifications#zakat-2026',
    'crane operator': /^\/careers\/v-39-/,
    // Mistakes
    'emergancy respnse': '/emergency-response',
    // The company's name in Arabic
    'مُقَدام للمقاولات الصناعيه': '/',
  },
  '/ar/search': {
    // Article, conjunctions and prepositions
    والمضخات: PUMPS,
    للحام: /^\/careers\/v-31-/,
    // Vowel signs, hamza, ta marbuta, alef maqsura, figures
    الخَزّانات: /^\/project\/%D8%AA%D9%88%D8%B3%D8%B9%D8%A9-/,
    'الإختبار الهيدروستاتيكى': '/pre-commissioning#the-hydrotest-loop',
    'رويه ٢٠٣٠': '/vision#saudi-vision-2030',
    'شهاده زكاه': '/iso-certifications#zakat-2026',
    // A mistake
    مضخخخات: PUMPS,
  },
};

/** Largest size of an index in KB (1024 bytes), with brotli. An Arabic letter has two bytes. */
const MOST = { '/search': 40, '/ar/search': 42 };

const { files } = JSON.parse(
  readFileSync(join('build/site', 'manifest.json'), 'utf8'),
) as SiteManifest;
const read = (path: string) => readFileSync(join('build/site', files[path]?.file ?? ''));

/** The index named in a search page. */
function indexOf(page: string): Buffer {
  const [path = ''] = /\/assets\/search-[^."]*\.json/.exec(read(page).toString()) ?? [];
  return read(path);
}

test.each(Object.entries(SEARCHES))('%s has the expected first results', async (page, searches) => {
  const search = await makeSiteSearch(JSON.parse(indexOf(page).toString()) as SearchIndex);
  const wrong = Object.entries(searches).flatMap(([query, expected]) => {
    const [hit] = search(query).hits;
    const first = hit && hit.page.path + hit.page.sections[hit.section]?.suffix;
    const isRight = typeof expected === 'string' ? first === expected : expected.test(first ?? '');
    return isRight ? [] : [`${query}: ${first && decodeURI(first)}`];
  });
  expect(wrong).toEqual([]);
});

test.each(Object.entries(MOST))(
  'the index of %s is smaller than %i KB with brotli',
  (page, most) => {
    expect(brotliCompressSync(indexOf(page)).length).toBeLessThan(most * 1024);
  },
);
