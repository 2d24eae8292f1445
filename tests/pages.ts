import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteManifest } from '#contract/manifest.ts';

const site = 'build/site';
const { files } = JSON.parse(readFileSync(join(site, 'manifest.json'), 'utf8')) as SiteManifest;

/** Every path the built site answers. */
export const paths: ReadonlySet<string> = new Set(Object.keys(files));

/** Paths of all built pages, the 404 page among them. */
export const pages: readonly string[] = [...paths].filter((path) =>
  files[path]?.headers['content-type']?.startsWith('text/html'),
);

/** The HTML of a built page. */
export function readPage(path: string): string {
  return readFileSync(join(site, files[path]?.file ?? ''), 'utf8');
}

/** The pages in groups of `size`, so that a few tests share the work. */
export function pagesInGroups(size: number): string[][] {
  return Array.from({ length: Math.ceil(pages.length / size) }, (_, group) =>
    pages.slice(group * size, (group + 1) * size),
  );
}
