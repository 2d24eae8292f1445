// A build without the template (`estate: false`) has nothing of spec §2.5: decision 0401.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as check, expect } from '@playwright/test';
import { parse } from 'yaml';
import { readArticles } from '#app/content/articles.server.ts';
import { takeWarnings } from '#app/content/content-warning.server.ts';
import { detailsPath } from '#app/layout/details/details-path.ts';
import { readMasters } from '#tools/pictures/masters.ts';
import { firstOf } from '../content.ts';
import { manifest, paths } from '../pages.ts';

const TEMPLATE =
  /^\/(home-(two|three|four|five|six|seven)|property(-sidebar|\/.+)?|add-new-listing|map-location|about-us|faq|cart|checkout|login|register|account|blog|blog-details)(\.data)?$/;

/** Files of this build, without hashed files of earlier builds, which may have had the template. */
const files = Object.values(manifest.files)
  .filter(({ until }) => !until)
  .map(({ file }) => join('build/site', file));

/** Text files of the site: pages, data, scripts, style sheets, sitemap, drawings. */
const texts = files
  .filter((file) => !/\.(avif|webp|jpg|png|woff2|ico)$/.test(file))
  .map((file) => ({ file, text: plain(readFileSync(file, 'utf8')) }));

/** Unescapes quotation marks and ampersands of HTML and scripts. */
function plain(text: string): string {
  return text.replaceAll(/\\?["'’]|&(#x27|#39|quot);/g, "'").replaceAll('&amp;', '&');
}

check('§2.3 the site and the sitemap have none of its paths', () => {
  expect([...paths].filter((path) => TEMPLATE.test(path))).toEqual([]);
  const sitemap = readFileSync('build/site/files/sitemap.xml', 'utf8');
  const listed = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
  expect(listed).toContain('/contact');
  expect(listed.filter((path) => TEMPLATE.test(path))).toEqual([]);
});

check('§2.4 the articles of /career remain', () => {
  const articles = readArticles().articles.map(({ title }) =>
    decodeURIComponent(detailsPath('blog', title)),
  );
  firstOf(articles, undefined, 'note');
  expect([...paths]).toEqual(expect.arrayContaining(['/career', ...articles]));
});

check('the site has none of its pictures and drawings', () => {
  const pictures = files.filter((file) => /\/(pictures|marks)\//.test(file));
  expect(pictures).not.toHaveLength(0);
  expect(pictures.filter((file) => file.includes('estate-'))).toEqual([]);
});

check('its pictures, which stay in the folder, are not missed in a list', () => {
  takeWarnings();
  readMasters();
  expect(takeWarnings()).toEqual([]);
});

check('no file has text of its content or links to its pages', () => {
  const shared = sentences('content/*.yaml');
  const own = [...sentences('content/estate/**/*.yaml')].filter((text) => !shared.has(text));
  firstOf(own, undefined, 'text of the template');
  const all = texts.map(({ text }) => text).join('\n');
  expect(own.filter((text) => all.includes(plain(text)))).toEqual([]);
  const linked = texts.flatMap(({ file, text }) =>
    [...text.matchAll(/(?<=')\/[\w/-]+(?=')/g)]
      .filter(([path]) => TEMPLATE.test(path))
      .map(([path]) => `${file}: ${path}`),
  );
  expect(linked).toEqual([]);
});

/** Texts in content files that are too long to occur elsewhere by chance. */
function sentences(pattern: string): Set<string> {
  const all = globSync(pattern).map((file) => parse(readFileSync(file, 'utf8')) as unknown);
  return new Set(all.flatMap(textsIn).filter((text) => text.length > 24 && !text.includes('://')));
}

function textsIn(node: unknown): string[] {
  if (typeof node === 'string') return [node];
  return node && typeof node === 'object' ? Object.values(node).flatMap(textsIn) : [];
}
