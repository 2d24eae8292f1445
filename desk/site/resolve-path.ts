import { NOT_FOUND_PATH } from '#shared/manifest.ts';
import { ASSETS, type Page, type Site } from './load-site.ts';

type Resolution =
  | { kind: 'page'; page: Page; path: string }
  | { kind: 'moved'; location: string }
  | { kind: 'missing'; asset: boolean; page: Page };

/** What a link in a sentence may end with. The lookbehind keeps it linear. */
const END = String.raw`[\s\p{Default_Ignorable_Code_Point}.,;:!?)\]>"'”’»،؛؟]`;
const SENTENCE = new RegExp(`(?<!${END})${END}+$`, 'u');

/**
 * Resolves a request target to a page, to a redirect to its canonical spelling (no trailing slash, no end
 * of a sentence, the page's letter case, slashes and percent signs of a title encoded, the query kept), or to
 * nothing. Redirects lead only to paths of the site.
 */
export function resolvePath(target: string, site: Site): Resolution {
  const { pages, spellings } = site;
  const [rawPath = '', query] = target.split(/\?(.*)/s);
  const raw = rawPath.split('/');
  const asked = raw.map(decoded);
  const path = asked.join('/');
  // The lookbehind keeps this linear: without it, each slash of a run starts a new search.
  const trimmed = path.replace(/(?<!\/)\/+$/, '') || '/';
  const spelt = [trimmed, trimmed.replace(SENTENCE, '')]
    .map((each) => (pages.has(each) ? each : spellings.get(each.toLowerCase())))
    .find((each) => each !== undefined);
  const page = spelt === undefined ? undefined : pages.get(spelt);
  if (spelt === undefined || !page) {
    return { kind: 'missing', asset: path.startsWith(ASSETS), page: notFoundFor(rawPath, site) };
  }

  const segments = segmentsOf(spelt, site);
  const isSpelt =
    asked.length === segments.length &&
    asked.every((part, at) => part === segments[at] && isWellFormed(raw[at] ?? ''));
  if (isSpelt) return { kind: 'page', page, path: spelt };
  const location = addressOf(spelt, site);
  return { kind: 'moved', location: query === undefined ? location : `${location}?${query}` };
}

/** The canonical URL of a path of the site: percent-encoded, without origin and query. */
export function addressOf(path: string, site: Pick<Site, 'bases' | 'pages'>): string {
  return segmentsOf(path, site).map(encodeURIComponent).join('/');
}

/** A request target without scheme and host, which clients may send (RFC 9112 §3.2.2). */
export function originForm(target: string): string {
  return target.replace(/^https?:\/\/[^/?#]*/i, '') || '/';
}

/** The request target, with every percent sign encoded if the path cannot be decoded. */
export function routable(target: string): string {
  const [path = ''] = target.split('?');
  return isWellFormed(path) ? target : path.replaceAll('%', '%25') + target.slice(path.length);
}

/**
 * Whether a path can be decoded. One with a stray percent sign, as in a truncated link, cannot but is
 * still a valid URL path (https://url.spec.whatwg.org/#path-state).
 */
function isWellFormed(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

function decoded(segment: string): string {
  return isWellFormed(segment) ? decodeURIComponent(segment) : segment;
}

/** Splits a path as the site's router does: in a section of details pages the rest is one title. */
function segmentsOf(path: string, { bases, pages }: Pick<Site, 'bases' | 'pages'>): string[] {
  const base = baseOf(path, bases);
  const [, section, title] = /^(\/[^/]+)\/(.+)$/s.exec(path.slice(base.length)) ?? [];
  const isDetails = title !== undefined && pages.has(`${base}${section}${NOT_FOUND_PATH}`);
  return isDetails ? [...`${base}${section}`.split('/'), title] : path.split('/');
}

/**
 * The 404 page of the path's section, or else of its language: React hydrates a page only by the route
 * that rendered it.
 */
function notFoundFor(rawPath: string, { bases, pages, notFound }: Site): Page {
  const base = baseOf(rawPath, bases);
  const [, section = ''] = /^(\/[^/]+)\/[^/]+$/.exec(rawPath.slice(base.length)) ?? [];
  return (
    pages.get(`${base}${section}${NOT_FOUND_PATH}`) ??
    pages.get(`${base}${NOT_FOUND_PATH}`) ??
    notFound
  );
}

/** The language prefix of a path; empty for the default language. */
function baseOf(path: string, bases: readonly string[]): string {
  return bases.find((base) => path.startsWith(`${base}/`)) ?? '';
}
