// Searches and their expected first results, with the built indexes and the browser's own search function.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { SearchIndex } from '#app/corporate/search/search-index.ts';
import { makeSiteSearch } from '#app/corporate/search/site-search.ts';
import type { SiteManifest } from '#shared/manifest.ts';

/** Query and path of the first result. */
const SEARCHES: Record<string, string | RegExp> = {
  // Pages, by their words
  'HSE policy': '/hse-policy',
  'who we are': '/our-history',
  'organization chart': '/organizational-chart',
  heat: '/hse-policy#heat',
  'hot work permit': '/hse-policy#permit-before-work',
  cookies: '/data-protection#what-reading-this-website-leaves-behind',
  'vendor number': '/sap-numbers#vendor-numbers-by-client',
  precommissioning: '/pre-commissioning',
  'vision 2030': '/vision#saudi-vision-2030',
  saudization: '/saudization',
  // Trades and works
  turnaround: '/project/crude-unit-turnaround',
  compressor: '/project/compressor-house-for-cracked-gas',
  desalination: '/project/seawater-intake-and-brine-outfall',
  'brine tanks': '/project?q=Lined+brine+tanks',
  // Clients
  'Tawad Petrochemical': '/project/glycol-tank-farm-extension',
  'rawasi pipelines': '/project/pump-station-at-kilometre-148',
  // Standards
  'ISO 9001': '/certification#iso-9001',
  '9001:2015': '/certification#iso-9001',
  ISO14001: '/certification#iso-14001',
  'ASME B31.3': '/area-of-expertise#expertise-5',
  'api 650 tanks': '/project/two-floating-roof-tanks-of-30%2C000-m%C2%B3',
  'NFPA 11': '/project/glycol-tank-farm-extension',
  // Contract values and other numbers
  '28,746,310': '/project/glycol-tank-farm-extension',
  '35000000': '/project/pump-station-at-kilometre-148',
  '24 318 755': '/project/seawater-intake-and-brine-outfall',
  '٣٥٬٠٠٠٬٠٠٠': '/project/pump-station-at-kilometre-148',
  '7999000417': '/iso-certifications#commercial-registration',
  // Certificates
  'zakat certificate': '/iso-certifications#zakat-2026',
  jadeer: '/iso-certifications#jadeer',
  'VAT registration': '/iso-certifications#vat',
  // Jobs
  'safety officer': /^\/careers\/v-36-/,
  'crane operator': /^\/careers\/v-39-/,
  'V-35': /^\/careers\/v-35-/,
  // Mistakes
  weldr: /^\/careers\/v-31-/,
  'gylcol tank': '/project/glycol-tank-farm-extension',
  'emergancy respnse': '/emergency-response',
  // Arabic: the company's name in several spellings, and a note
  مقدام: '/',
  'مُقَدام للمقاولات الصناعيه': '/',
  المقاولات: '/',
  مغلق: /^\/blog\/%22shut%22/,
};

/** The contract for the pumps of an intake. */
const PUMPS = /^\/project\?q=%D8%B9%D9%8E%D9%85%D8%B1%D8%A9\+/;

/** The tank farm. */
const TANKS = /^\/project\/%D8%AA%D9%88%D8%B3%D8%B9%D8%A9-/;

/** Queries in Arabic, as typed with and without hamza, vowel signs, article and ending. */
const ARABIC: Record<string, string | RegExp> = {
  // Article, conjunctions and prepositions
  المضخات: PUMPS,
  مضخات: PUMPS,
  والمضخات: PUMPS,
  ومضخة: PUMPS,
  للحام: /^\/careers\/v-31-/,
  SMAW: /^\/careers\/v-31-/,
  // Vowel signs, hamza, ta marbuta, alef maqsura, figures
  الخَزّانات: TANKS,
  'سياسة السلامة': '/hse-policy',
  'سياسه السلامه': '/hse-policy',
  'حقوق الانسان': '/privacy-policy',
  'الإختبار الهيدروستاتيكى': '/pre-commissioning#the-hydrotest-loop',
  'الاستجابه للطواريء': '/emergency-response',
  'رويه ٢٠٣٠': '/vision#saudi-vision-2030',
  // Pages, certificates, jobs
  'هيكل تنظيمي': '/organizational-chart',
  'تصريح العمل الساخن': '/hse-policy#permit-before-work',
  'شهاده زكاه': '/iso-certifications#zakat-2026',
  'مشغل رافعه': /^\/careers\/v-39-/,
  موردين: '/registration#how-to-register-as-a-supplier',
  مُقَـدام: '/',
  // A mistake
  مضخخخات: PUMPS,
};

/** Least number of the 40 searches with the expected first result. */
const AT_LEAST = 36;

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

/** Queries whose first result is not the expected one. */
async function wrongOf(searches: Record<string, string | RegExp>, page: string): Promise<string[]> {
  const search = await makeSiteSearch(JSON.parse(indexOf(page).toString()) as SearchIndex);
  return Object.entries(searches).flatMap(([query, expected]) => {
    const [hit] = search(query).hits;
    const first = hit && hit.page.path + hit.page.sections[hit.section]?.suffix;
    const isRight = typeof expected === 'string' ? first === expected : expected.test(first ?? '');
    return isRight ? [] : [`${query}: ${first && decodeURI(first)}`];
  });
}

test('at least 36 of 40 searches have the expected first result', async () => {
  const wrong = await wrongOf(SEARCHES, '/search');
  expect(Object.keys(SEARCHES)).toHaveLength(40);
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(40 - AT_LEAST);
});

test('20 searches in Arabic have the expected first result', async () => {
  expect(Object.keys(ARABIC)).toHaveLength(20);
  expect(await wrongOf(ARABIC, '/ar/search')).toEqual([]);
});

test.each(Object.entries(MOST))(
  'the index of %s is smaller than %i KB with brotli',
  (page, most) => {
    expect(brotliCompressSync(indexOf(page)).length).toBeLessThan(most * 1024);
  },
);
