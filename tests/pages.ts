import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isWithin } from '#app/layout/active.ts';
import { LANGUAGES } from '#shared/language.ts';
import { baseOf } from '#shared/language-base.ts';
import type { Language } from '#shared/language-settings.ts';
import type { SiteManifest } from '#shared/manifest.ts';

const site = 'build/site';

/** The built site's manifest. */
export const manifest = JSON.parse(
  readFileSync(join(site, 'manifest.json'), 'utf8'),
) as SiteManifest;
const { files } = manifest;

/** Origin that the site was built for. */
export const { siteUrl } = manifest;

/** Every path of the built site. */
export const paths: ReadonlySet<string> = new Set(Object.keys(files));

/** URL paths of all built pages, including the 404 page, but without vacancies that are closed now. */
export const pages: readonly string[] = [...paths]
  .filter((path) => files[path]?.headers['content-type']?.startsWith('text/html'))
  .filter((path) => !isClosed(path))
  .map(addressOf);

/** The language of a page by its path. */
export function languageOf(page: string): Language {
  return LANGUAGES.find(({ code }) => baseOf(code) && isWithin(baseOf(code), page)) ?? LANGUAGES[0];
}

/** The pages in a language. */
export function pagesIn(language: string): string[] {
  return pages.filter((page) => languageOf(page).code === language);
}

const roots = LANGUAGES.map(({ code }) => `${baseOf(code)}/`);

/**
 * Omits details pages, which share a layout, except two per section and language: the first, and the one with
 * the longest title.
 */
export function oneLayoutTwice(all: readonly string[]): string[] {
  return all.filter((page) => {
    const section = page.slice(0, page.lastIndexOf('/') + 1);
    if (roots.includes(section) || page.endsWith('/404')) return true;
    const details = all.filter((each) => each.startsWith(section) && !each.endsWith('/404'));
    const longest = details.reduce((a, b) => (b.length > a.length ? b : a));
    return page === details[0] || page === longest;
  });
}

function isClosed(path: string): boolean {
  const { status, later = [] } = files[path] ?? {};
  const now = later.findLast(({ from }) => Date.parse(from) <= Date.now());
  return (now?.status ?? status) === 410;
}

/** The HTML of a page by its URL path. */
export function readPage(address: string): string {
  return readFileSync(join(site, files[decodeURIComponent(address)]?.file ?? ''), 'utf8');
}

/** The HTML of a built page without scripts and comments, with plain quotation marks, ampersands and spaces. */
export function plainHtml(path: string): string {
  return readPage(path)
    .replace(/<!-- -->|<script\b.*?<\/script>/gs, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll('\u00a0', ' ');
}

/** The text of HTML; `|` separates elements. */
export function textOf(html: string): string {
  return html.replace(/(?:<[^>]*>)+/g, '|');
}

/** URL paths of the scripts that export a value by this name, earlier builds' included. */
export function scriptsExporting(name: string): string[] {
  const exported = new RegExp(`export ?\\{[^}]*\\b${name}\\b`);
  return [...paths].filter(
    (path) =>
      path.endsWith('.js') &&
      exported.test(readFileSync(join(site, files[path]?.file ?? ''), 'utf8')),
  );
}

/** A page's brotli file. */
export function readEncoded(address: string): Buffer {
  return readFileSync(join(site, files[decodeURIComponent(address)]?.encodings.br ?? ''));
}

/* Only the canonical link shows whether a slash is part of a title. */
function addressOf(path: string): string {
  const encoded = path.split('/').map(encodeURIComponent).join('/');
  const [, canonical] = /rel="canonical" href="([^"]+)"/.exec(readPage(encoded)) ?? [];
  const own = canonical && new URL(canonical.replaceAll('&#x27;', "'")).pathname;
  return own && decodeURIComponent(own) === path ? own : encoded;
}

/** Splits a list into groups of `size`, one for each test. */
export function inGroups<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, group) =>
    all.slice(group * size, (group + 1) * size),
  );
}
