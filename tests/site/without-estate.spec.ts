// A build without the template (`estate: false`) has nothing of spec §2.5: decision 0401.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as check, expect } from '@playwright/test';
import { parse } from 'yaml';
import { manifest, paths } from '../pages.ts';

const TEMPLATE =
  /^\/(home-(two|three|four|five|six|seven)|property(-sidebar|\/.+)?|add-new-listing|map-location|about-us|faq|cart|checkout|login|register|account|blog|blog-details)(\.data)?$/;

/** Files of this build: hashed ones of earlier builds, which may have had the template, stay a while. */
const files = Object.values(manifest.files)
  .filter(({ until }) => !until)
  .map(({ file }) => join('build/site', file));

/** The texts of a site: pages, data, scripts, sheets, sitemap; drawings. */
const texts = files
  .filter((file) => !/\.(avif|webp|jpg|png|woff2|ico)$/.test(file))
  .map((file) => ({ file, text: plain(readFileSync(file, 'utf8')) }));

/** Without the ways in which HTML and scripts write a quotation mark. */
function plain(text: string): string {
  return text.replaceAll(/\\?["'’]|&(#x27|#39|quot);/g, "'").replaceAll('&amp;', '&');
}

check('§2.3 none of its paths is answered, and none is in the sitemap', () => {
  expect([...paths].filter((path) => TEMPLATE.test(path))).toEqual([]);
  const sitemap = readFileSync('build/site/files/sitemap.xml', 'utf8');
  const listed = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
  expect(listed).toContain('/contact');
  expect(listed.filter((path) => TEMPLATE.test(path))).toEqual([]);
});

check('§2.4 articles are kept for /career', () => {
  expect([...paths]).toContain('/career');
  expect([...paths].filter((path) => /^\/blog\/[^.]+$/.test(path)).length).toBeGreaterThan(6);
});

check('none of its pictures and marks is there', () => {
  const pictures = files.filter((file) => /\/(pictures|marks)\//.test(file));
  expect(pictures.length).toBeGreaterThan(50);
  expect(pictures.filter((file) => file.includes('estate-'))).toEqual([]);
});

check('no text has a word of its content, nor a link to its pages', () => {
  const ours = sentences('content/en/*.yaml');
  const words = [...sentences('content/en/estate/**/*.yaml')].filter((word) => !ours.has(word));
  expect(words.length).toBeGreaterThan(150);
  const all = texts.map(({ text }) => text).join('\n');
  expect(words.filter((word) => all.includes(plain(word)))).toEqual([]);
  const linked = texts.flatMap(({ file, text }) =>
    [...text.matchAll(/(?<=')\/[\w/-]+(?=')/g)]
      .filter(([path]) => TEMPLATE.test(path))
      .map(([path]) => `${file}: ${path}`),
  );
  expect(linked).toEqual([]);
});

/** Texts in content files that are long enough to be nobody else's. */
function sentences(pattern: string): Set<string> {
  const all = globSync(pattern).map((file) => parse(readFileSync(file, 'utf8')) as unknown);
  return new Set(all.flatMap(textsIn).filter((text) => text.length > 24 && !text.includes('://')));
}

function textsIn(node: unknown): string[] {
  if (typeof node === 'string') return [node];
  return node && typeof node === 'object' ? Object.values(node).flatMap(textsIn) : [];
}
