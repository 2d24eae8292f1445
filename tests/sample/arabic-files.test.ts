// Built Arabic documents are from right to left and link to Arabic pages; dated pages have the Hijri date.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { manifest, pagesIn, readPage, siteUrl } from '../pages.ts';
import { readHtml } from '../read-page.ts';

const BASE = '/ar';

const read = (path: string) => readFileSync(join('build/site', manifest.files[path]?.file ?? ''));

test('the feed is in Arabic and links to Arabic pages', () => {
  const xml = read(`${BASE}/feed.atom`).toString();
  expect(xml).toContain('xml:lang="ar"');
  const addresses = [...xml.matchAll(/<(?:link [^>]*href="|id>)([^"<]*)/g)].map(([, url]) => url);
  expect(addresses.length).toBeGreaterThan(2);
  for (const address of addresses) expect(address).toMatch(/^https?:\/\/[^/]+\/ar\/|:ar\//);
});

test('the sheet of the workbook is from right to left', async () => {
  const { sheets } = await readXlsx(read(`${BASE}/project-list.xlsx`));
  expect(sheets[0]?.view?.rightToLeft).toBe(true);
  expect(sheets[0]?.rows[0]?.every((head) => /[\u0621-\u064a]/.test(String(head)))).toBe(true);
});

test('the company profile is an Arabic document with its font, and links to Arabic pages', () => {
  // Uncompressed objects: all but fonts, pictures and page content.
  const objects = read(`${BASE}/company-profile.pdf`).toString('latin1');
  expect(objects).toContain('/Lang (ar)');
  expect(objects).toMatch(/\/FontName \/[A-Z]{6}\+IBMPlexSansArabic-Regular/);
  const links = [...objects.matchAll(/\/URI \(([^)]*)\)/g)].flatMap(([, url = '']) => url);
  const own = links.filter((url) => url.startsWith(siteUrl));
  expect(own.length).toBeGreaterThan(5);
  expect(own.filter((url) => !/^\/ar(?:\/|$)/.test(new URL(url).pathname))).toEqual([]);
});

test('articles and vacancies have the Hijri date beside the Gregorian one', () => {
  const dated = pagesIn('ar').filter((page) => /^\/ar\/(?:blog|careers)\/(?!404)/.test(page));
  expect(dated.length).toBeGreaterThan(2);
  for (const page of dated) {
    expect.soft(readHtml(readPage(page)).texts.join('\n'), page).toMatch(/\d{4}هـ/);
  }
});
