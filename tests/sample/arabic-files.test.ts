// The built Arabic files: pages without English words, and documents from right to left that link to Arabic
// pages.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Parser } from 'htmlparser2';
import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { manifest, pages, readPage, siteUrl } from '../pages.ts';

const BASE = '/ar';

/** Names of programs and protocols, parts of standards, and a word on a sign. */
const LATIN_WORDS = new Set(
  'Atom Control Global Not OpenStreetMap Privacy Section Shut Track https'.split(' '),
);

const read = (path: string) => readFileSync(join('build/site', manifest.files[path]?.file ?? ''));

/** Attributes that visitors read or hear. */
const READ = ['alt', 'aria-label', 'placeholder', 'title'];

/** The texts of a page that are in its language, with those of its attributes. */
function textsOf(html: string): string[] {
  const texts: string[] = [];
  /** Whether each open element is in another language, or no text. */
  const open: boolean[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      const isForeign = (attributes.lang ?? 'ar') !== 'ar' || ['script', 'style'].includes(name);
      open.push(Boolean(open.at(-1)) || isForeign);
      if (!open.at(-1)) texts.push(...READ.flatMap((attribute) => attributes[attribute] ?? []));
    },
    ontext(text) {
      if (!open.at(-1)) texts.push(text);
    },
    onclosetag() {
      open.pop();
    },
  });
  parser.end(html);
  return texts;
}

/** Removes URLs, e-mail addresses and file names. */
const withoutAddresses = (text: string) =>
  text.replace(/https?:\S+|\S+@\S+|\S+\.(?:example|pdf|png|svg|xlsx?)\b\S*/g, ' ');

const arabicPages = pages.filter((path) => path === BASE || path.startsWith(`${BASE}/`));

test('pages have no English words except names', () => {
  expect(arabicPages.length).toBeGreaterThan(50);
  const found = arabicPages.flatMap((path) =>
    textsOf(readPage(path)).flatMap((text) => {
      const words = withoutAddresses(text).match(/[A-Za-z][A-Za-z&'’-]*/g) ?? [];
      // Codes have capitals, figures or single letters.
      const english = words.filter((word) => /[a-z]{2}/.test(word) && !LATIN_WORDS.has(word));
      return english.length > 0 ? `${decodeURI(path)}: ${english.join(', ')} in ${text}` : [];
    }),
  );
  expect([...new Set(found)]).toEqual([]);
});

test('pages have Latin figures and Arabic punctuation only', () => {
  const found = arabicPages.flatMap((path) =>
    textsOf(readPage(path)).flatMap((text) =>
      (text.match(/[٠-٩۰-۹]|(?<!\dه)ـ|[\u0621-\u064a][,;?]/g) ?? []).map(
        (sign) => `${decodeURI(path)}: ${sign} in ${text}`,
      ),
    ),
  );
  expect([...new Set(found)]).toEqual([]);
});

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
