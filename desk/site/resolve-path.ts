import { NOT_FOUND_PATH } from '#contract/manifest.ts';
import { ASSETS, type Page, type Site } from './load-site.ts';

type Resolution =
  | { kind: 'page'; page: Page }
  | { kind: 'moved'; location: string }
  | { kind: 'missing'; asset: boolean; page: Page }
  | { kind: 'malformed' };

/**
 * What a request target means: a page, the right spelling of one (no trailing slash, letters in
 * its case; the query kept), or nothing. Only paths the site has are ever redirected to.
 */
export function resolvePath(target: string, site: Site): Resolution {
  const { pages, spellings } = site;
  const [rawPath = '', query] = splitOnce(target, '?');
  let path: string;
  try {
    path = decodeURIComponent(rawPath);
  } catch {
    return { kind: 'malformed' };
  }
  const page = pages.get(path);
  if (page) return { kind: 'page', page };

  const trimmed = path.replace(/\/+$/, '') || '/';
  const spelt = pages.has(trimmed) ? trimmed : spellings.get(trimmed.toLowerCase());
  if (spelt !== undefined) {
    return {
      kind: 'moved',
      location: spelledAs(spelt, rawPath) + (query === undefined ? '' : `?${query}`),
    };
  }
  return { kind: 'missing', asset: path.startsWith(ASSETS), page: notFoundFor(rawPath, site) };
}

/** A section of details pages has a 404 page of its own, made by the route that will take it over. */
function notFoundFor(rawPath: string, { pages, notFound }: Site): Page {
  const [, section = ''] = /^(\/[^/]+)\/[^/]+$/.exec(rawPath) ?? [];
  return pages.get(`${section}${NOT_FOUND_PATH}`) ?? notFound;
}

/** The path, encoded; a slash that belongs to a title stays encoded where it was asked for so. */
function spelledAs(path: string, rawPath: string): string {
  let start = 0;
  const parts = rawPath
    .replace(/\/+$/, '')
    .split('/')
    .map((asked) => {
      const { length } = decodeURIComponent(asked);
      const part = path.slice(start, start + length);
      start += length + 1;
      return encodeURIComponent(part);
    });
  return parts.join('/') || '/';
}

function splitOnce(text: string, separator: string): [string, string?] {
  const at = text.indexOf(separator);
  return at === -1 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
