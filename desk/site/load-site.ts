import { readFileSync } from 'node:fs';
import { access, readFile, realpath, stat } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { z } from 'zod';
import { NOT_FOUND_PATH, type SiteManifest, type SiteVersion } from '#shared/manifest.ts';
import { type DeskContent, readContent } from '../content.ts';
import { asStartError, StartError } from '../start-error.ts';

/** Content codings a page may be stored in. */
export type Coding = 'br' | 'gzip' | 'identity';

/** Folder of the hashed files. Nobody types these names: a missing one belongs to an old build. */
export const ASSETS = '/assets/';

/** One entry of the built site, ready to send. */
export interface Page extends PageVersion {
  /** Versions that replace this one, each from an instant on (milliseconds since 1970); the earliest first. */
  later?: (PageVersion & { from: number })[];
}

/** One version of an entry. */
export interface PageVersion {
  status: number;
  headers: Record<string, string>;
  /** By content coding; `identity` is always there. */
  bodies: Map<Coding, Body>;
}

/** The bytes of a page or text, or the file of a picture, font or document, with the ETag. */
export type Body = { etag: string } & ({ bytes: Buffer } | { file: string });

/** The built site: pages and texts in memory, other files on disk. */
export interface Site {
  /** Identifies the build, see `versionOf`. */
  version: string;
  /** The origin that the site was built for. */
  siteUrl: string;
  /** Path prefixes of the languages other than the default, such as `/ar`. */
  bases: readonly string[];
  pages: Map<string, Page>;
  notFound: Page;
  /** What the desk reads of the content of this build. */
  content: DeskContent;
  /** Old addresses, each with the path of the page that replaces it. */
  redirects: Record<string, string>;
  /** Lower-case path → path, also of old addresses; without assets and paths that differ only in case. */
  spellings: Map<string, string>;
}

const version = {
  file: z.string(),
  encodings: z.object({
    br: z.string().exactOptional(),
    gzip: z.string().exactOptional(),
  }),
  status: z.number().int(),
  etag: z.string().regex(/^[\x21\x23-\x7e]+$/),
  headers: z.record(z.string().regex(/^[a-z0-9-]+$/), z.string()),
};

const manifestSchema: z.ZodType<SiteManifest> = z.object({
  siteUrl: z.url(),
  bases: z.array(z.string().regex(/^\/[^/]+$/)).exactOptional(),
  redirects: z.record(z.string().startsWith('/'), z.string().startsWith('/')).exactOptional(),
  files: z.record(
    z.string().startsWith('/'),
    z.object({
      ...version,
      until: z.iso.datetime().exactOptional(),
      later: z.array(z.object({ ...version, from: z.iso.datetime() })).exactOptional(),
    }),
  ),
});

/**
 * Reads the built site.
 *
 * @param before the previous site, whose unchanged files are reused
 * @throws StartError when the site was not built, is damaged, or was built by another version
 */
export async function loadSite(directory: string, before?: Site): Promise<Site> {
  // Stay in one build, even if the next one is published meanwhile.
  const folder = await realpath(directory).catch(() => directory);
  const manifest = await readManifest(folder);
  try {
    return {
      ...(await readLayout(folder, manifest, before)),
      content: readContent(folder),
      version: await versionOf(folder),
    };
  } catch (cause) {
    throw asStartError(
      `The site in ${directory} is damaged, or was built by another version (run "npm run build")`,
      cause,
    );
  }
}

/**
 * Identifies the build in a directory without reading it.
 * @throws when there is none
 */
export async function versionOf(directory: string): Promise<string> {
  const { dev, ino, mtimeMs } = await stat(resolve(directory, 'manifest.json'));
  return `${dev}-${ino}-${mtimeMs}`;
}

async function readLayout(
  directory: string,
  manifest: string,
  before: Site | undefined,
): Promise<Omit<Site, 'version' | 'content'>> {
  const { siteUrl, bases = [], redirects = {}, files } = manifestSchema.parse(JSON.parse(manifest));
  const pages = new Map<string, Page>();
  for (const [path, file] of Object.entries(files)) {
    const page = await loadVersion(directory, file, before?.pages.get(path));
    const later = file.later?.map(async ({ from, ...each }) => ({
      ...(await loadVersion(directory, each)),
      from: Date.parse(from),
    }));
    pages.set(path, later ? { ...page, later: await Promise.all(later) } : page);
  }
  const notFound = pages.get(NOT_FOUND_PATH);
  if (!notFound) throw new Error(`${directory}/manifest.json has no ${NOT_FOUND_PATH}`);
  const spellings = spellingsOf([...pages.keys()]);
  for (const [from, to] of Object.entries(redirects)) spellings.set(from.toLowerCase(), to);
  return { siteUrl, bases, redirects, pages, notFound, spellings };
}

async function readManifest(directory: string): Promise<string> {
  try {
    return await readFile(resolve(directory, 'manifest.json'), 'utf8');
  } catch (cause) {
    throw new StartError(`There is no built site in ${directory}: run "npm run build" first`, {
      cause,
    });
  }
}

/** The version of an entry that is served at a time, in milliseconds since 1970. */
export function versionAt(page: Page, time: number): PageVersion {
  return page.later?.findLast(({ from }) => from <= time) ?? page;
}

async function loadVersion(
  directory: string,
  file: SiteVersion,
  before?: PageVersion,
): Promise<PageVersion> {
  const bodies: Page['bodies'] = new Map();
  const codings = [
    ['br', file.encodings.br],
    ['gzip', file.encodings.gzip],
    ['identity', file.file],
  ] as const;
  for (const [coding, name] of codings) {
    if (name === undefined) continue;
    const etag = `"${coding === 'identity' ? file.etag : `${file.etag}-${coding}`}"`;
    const path = resolve(directory, name);
    if (relative(directory, path).startsWith('..')) {
      throw new Error(`The manifest names a file outside the site: ${name}`);
    }
    const known = before?.bodies.get(coding);
    if (staysOnDisk(file)) {
      await access(path);
      bodies.set(coding, { etag, file: path });
    } else if (known?.etag === etag) bodies.set(coding, known);
    else bodies.set(coding, { etag, bytes: await readFile(path) });
  }
  return { status: file.status, headers: file.headers, bodies };
}

/** Pictures, fonts, documents: they are many, large, and compressed as they are. */
function staysOnDisk({ encodings, headers }: SiteVersion): boolean {
  const isText = headers['content-type']?.startsWith('text/');
  return !isText && encodings.br === undefined && encodings.gzip === undefined;
}

/** The bytes of a body, wherever they are. */
export function bytesOf(body: Body): Buffer {
  return 'bytes' in body ? body.bytes : readFileSync(body.file);
}

function spellingsOf(paths: string[]): Map<string, string> {
  const spellings = new Map<string, string>();
  const ambiguous = new Set<string>();
  for (const path of paths) {
    if (path.startsWith(ASSETS)) continue;
    const lower = path.toLowerCase();
    if (spellings.has(lower)) ambiguous.add(lower);
    spellings.set(lower, path);
  }
  for (const lower of ambiguous) spellings.delete(lower);
  return spellings;
}
