import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteManifest } from '#contract/manifest.ts';

const site = 'build/site';

/** How the built site is answered. */
export const manifest = JSON.parse(
  readFileSync(join(site, 'manifest.json'), 'utf8'),
) as SiteManifest;
const { files } = manifest;

/** Origin the site was built for. */
export const { siteUrl } = manifest;

/** Every path the built site answers. */
export const paths: ReadonlySet<string> = new Set(Object.keys(files));

/** Addresses of all built pages, the 404 page among them. */
export const pages: readonly string[] = [...paths]
  .filter((path) => files[path]?.headers['content-type']?.startsWith('text/html'))
  .map(addressOf);

/** The HTML of the page at an address. */
export function readPage(address: string): string {
  return readFileSync(join(site, files[decodeURIComponent(address)]?.file ?? ''), 'utf8');
}

/* Whether a slash is part of a title, only the page's own canonical link tells. */
function addressOf(path: string): string {
  const encoded = path.split('/').map(encodeURIComponent).join('/');
  const [, canonical] = /rel="canonical" href="([^"]+)"/.exec(readPage(encoded)) ?? [];
  const own = canonical && new URL(canonical.replaceAll('&#x27;', "'")).pathname;
  return own && decodeURIComponent(own) === path ? own : encoded;
}

/** The pages in groups of `size`, so that a few tests share the work. */
export function pagesInGroups(size: number): string[][] {
  return Array.from({ length: Math.ceil(pages.length / size) }, (_, group) =>
    pages.slice(group * size, (group + 1) * size),
  );
}
