import { securityHeaders } from '#desk/http/security-headers.ts';
import { type Coding, type Page, type Site, versionAt } from '#desk/site/load-site.ts';
import { addressOf } from '#desk/site/resolve-path.ts';
import { NOT_FOUND_PATH } from '#shared/manifest.ts';

/** Paths that only the desk can answer; with a slash at the end, everything below. */
export const DESK_PATHS = ['/api/', '/healthz', '/readyz', '/readyz/delivery'];

/** Content codings in which the site has files, the smallest first. */
export const CODINGS = ['br', 'gzip'] as const satisfies readonly Coding[];

/** A status and the headers that go with it, shared by all paths that answer so. */
export interface HeaderSet {
  /** Such as `html3`; a word. */
  name: string;
  status: number;
  /** Lower-case names; none of ETag, Content-Encoding, Content-Length and Vary. */
  headers: Record<string, string>;
}

/** How the desk answers one path of the site. */
export interface Answer {
  /** Percent-decoded. */
  path: string;
  /** The path's canonical URL, percent-encoded. */
  location: string;
  set: HeaderSet;
  /** Codings in which there is a file beside the uncompressed one. */
  codings: readonly Coding[];
  /** ETag of the uncompressed file, without quotes. Those of the others end with `-br` or `-gzip`. */
  tag: string;
  /** Whether other letter cases are redirected to the path. */
  anyCase: boolean;
}

/** How the desk answers every request for the site, for a configuration of another server. */
export interface Answers {
  siteUrl: string;
  paths: Answer[];
  /** Old addresses, percent-decoded, each with the answer of its page. */
  redirects: (readonly [path: string, to: Answer])[];
  sets: HeaderSet[];
  /** The 404 page of every other path. */
  notFound: Answer;
  /** Base paths of all languages but the default: `/ar`. */
  bases: readonly string[];
  /** The 404 pages of folders, the first that fits: of sections one level below, then of bases. */
  foldersNotFound: { folder: string; isSection: boolean; answer: Answer }[];
  /** The desk's headers on answers without a file: redirects and refusals. */
  plain: Record<string, string>;
}

/**
 * The site as the desk serves it at a time (milliseconds since 1970), for servers that know no later
 * versions.
 */
export function siteAt(time: number, site: Site): Site {
  const pages = new Map<string, Page>();
  for (const [path, page] of site.pages) pages.set(path, versionAt(page, time));
  return { ...site, pages };
}

/** The answers of a built site. */
export function answersOf(site: Site): Answers {
  const plain = securityHeaders(site.siteUrl);
  const sets = new Map<string, HeaderSet>();
  const paths = [...site.pages].map(([path, page]): Answer => {
    const identity = page.bodies.get('identity');
    if (!identity) throw new Error(`${path} has no uncompressed file`);
    return {
      path,
      location: addressOf(path, site),
      set: setOf(page, plain, sets),
      codings: CODINGS.filter((coding) => page.bodies.has(coding)),
      tag: identity.etag.slice(1, -1),
      anyCase: site.spellings.get(path.toLowerCase()) === path,
    };
  });
  const notFound = paths.find(({ path }) => path === NOT_FOUND_PATH);
  if (!notFound) throw new Error(`The site has no ${NOT_FOUND_PATH}`);
  const { siteUrl, bases } = site;
  const foldersNotFound = paths.flatMap((answer) => {
    const [, folder] = /^(\/.+)\/404$/.exec(answer.path) ?? [];
    return folder ? { folder, isSection: !bases.includes(folder), answer } : [];
  });
  return {
    siteUrl,
    paths,
    redirects: Object.entries(site.redirects).flatMap(([from, to]) =>
      paths.filter(({ path }) => path === to).map((answer) => [from, answer] as const),
    ),
    sets: [...sets.values()],
    notFound,
    bases,
    foldersNotFound: foldersNotFound.toSorted((a, b) => Number(b.isSection) - Number(a.isSection)),
    plain,
  };
}

/** A pattern of a base in a request, where each letter may be encoded. */
export function basePattern(base: string): string {
  return base.replace(/[^/]/g, (letter) => `(?:${letter}|%${letter.charCodeAt(0).toString(16)})`);
}

/** Names of all headers that files are sent with. */
export function headerNames({ sets }: Answers): string[] {
  return [...new Set(sets.flatMap(({ headers }) => Object.keys(headers)))];
}

function setOf(page: Page, plain: Record<string, string>, sets: Map<string, HeaderSet>): HeaderSet {
  const { status } = page;
  const headers = { ...plain, ...page.headers };
  const key = JSON.stringify([status, headers]);
  const known = sets.get(key);
  if (known) return known;
  const [, type = 'file'] = /\/(?:x-)?(\w+)/.exec(headers['content-type'] ?? '') ?? [];
  const count = [...sets.values()].filter(({ name }) => name.replace(/\d+$/, '') === type).length;
  const set = { name: `${type}${count + 1}`, status, headers };
  sets.set(key, set);
  return set;
}
