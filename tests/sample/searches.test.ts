// 40 searches and where they have to lead, with the built index and the function that the browser uses.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { SiteManifest } from '#api/manifest.ts';
import type { SearchIndex } from '#app/corporate/search/search-index.ts';
import { makeSiteSearch } from '#app/corporate/search/site-search.ts';

/** Query and address of the first result. */
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

/** Of the 40. */
const AT_LEAST = 36;

const { files } = JSON.parse(
  readFileSync(join('build/site', 'manifest.json'), 'utf8'),
) as SiteManifest;
const [, file] =
  Object.entries(files).find(
    ([path, { until }]) => /^\/assets\/search-.*\.json$/.test(path) && !until,
  ) ?? [];
const bytes = readFileSync(join('build/site', file?.file ?? ''));
const index = JSON.parse(bytes.toString()) as SearchIndex;

test('40 searches lead to the right place first', async () => {
  const search = await makeSiteSearch(index);
  const wrong = Object.entries(SEARCHES).flatMap(([query, expected]) => {
    const [hit] = search(query).hits;
    const first = hit && hit.page.path + hit.page.sections[hit.section]?.suffix;
    const isRight = typeof expected === 'string' ? first === expected : expected.test(first ?? '');
    return isRight ? [] : [`${query}: ${first}`];
  });
  expect(Object.keys(SEARCHES)).toHaveLength(40);
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(40 - AT_LEAST);
});

test('the index is smaller than 40 KB with brotli', () => {
  expect(brotliCompressSync(bytes).length).toBeLessThan(40 * 1024);
});
