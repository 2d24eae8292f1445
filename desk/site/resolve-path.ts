import { NOT_FOUND_PATH } from '#contract/manifest.ts';
import { ASSETS, type Page, type Site } from './load-site.ts';

type Resolution =
  | { kind: 'page'; page: Page }
  | { kind: 'moved'; location: string }
  | { kind: 'missing'; asset: boolean; page: Page };

/**
 * What a request target means: a page, the right spelling of one (no trailing slash, letters in
 * its case, slashes and percent signs of a title encoded; the query kept), or nothing. Only paths the site has are
 * ever redirected to.
 */
export function resolvePath(target: string, site: Site): Resolution {
  const { pages, spellings } = site;
  const [rawPath = '', query] = splitOnce(target, '?');
  const raw = rawPath.split('/');
  const asked = raw.map(decoded);
  const path = asked.join('/');
  // From a run's first slash only: from each of thousands the end would be looked for again.
  const trimmed = path.replace(/(?<!\/)\/+$/, '') || '/';
  const spelt = pages.has(trimmed) ? trimmed : spellings.get(trimmed.toLowerCase());
  const page = spelt === undefined ? undefined : pages.get(spelt);
  if (spelt === undefined || !page) {
    return { kind: 'missing', asset: path.startsWith(ASSETS), page: notFoundFor(rawPath, site) };
  }

  const segments = segmentsOf(spelt, site);
  const isSpelt =
    asked.length === segments.length &&
    asked.every((part, at) => part === segments[at] && isWellFormed(raw[at] ?? ''));
  if (isSpelt) return { kind: 'page', page };
  const location = segments.map(encodeURIComponent).join('/');
  return { kind: 'moved', location: query === undefined ? location : `${location}?${query}` };
}

/** A request target without scheme and host, which a client may name as well (RFC 9112 §3.2.2). */
export function originForm(target: string): string {
  return target.replace(/^https?:\/\/[^/?#]*/i, '') || '/';
}

/** The request target with a path that can be decoded; each percent sign stands for itself then. */
export function routable(target: string): string {
  const [path] = splitOnce(target, '?');
  return isWellFormed(path) ? target : path.replaceAll('%', '%25') + target.slice(path.length);
}

/**
 * Whether each percent sign of a path begins an encoded character. One that does not, as where a
 * link was cut short, makes the path no less a path (https://url.spec.whatwg.org/#path-state).
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

/** The path's parts as the router tells them apart: below a section of details pages stands one title. */
function segmentsOf(path: string, { pages }: Site): string[] {
  const [, section, title] = /^\/([^/]+)\/(.+)$/s.exec(path) ?? [];
  const isDetails = title !== undefined && pages.has(`/${section}${NOT_FOUND_PATH}`);
  return isDetails ? ['', String(section), title] : path.split('/');
}

/** A section of details pages has a 404 page of its own, made by the route that will take it over. */
function notFoundFor(rawPath: string, { pages, notFound }: Site): Page {
  const [, section = ''] = /^(\/[^/]+)\/[^/]+$/.exec(rawPath) ?? [];
  return pages.get(`${section}${NOT_FOUND_PATH}`) ?? notFound;
}

function splitOnce(text: string, separator: string): [string, string?] {
  const at = text.indexOf(separator);
  return at === -1 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
