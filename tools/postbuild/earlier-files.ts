import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteFile, SiteManifest } from '#shared/manifest.ts';

/** How long files that pages load late outlive their last build, for tabs that stay open. */
const KEPT_MS = 30 * 24 * 60 * 60_000;

/** Limit for all of them, newest first: the desk holds them in memory. */
const MAX_BYTES = 64 * 2 ** 20;

/**
 * Whether an open page may still ask for a hashed file: for an island's module, what that imports, and a picture that
 * scrolls into view. Fonts and brand are loaded with the page.
 */
function isLoadedLate(path: string): boolean {
  return /^\/(?:assets|pictures|marks|certificates|office\/assets)\//.test(path);
}

/**
 * Files of earlier builds that a new one still serves; uncompressed, since requests are rare.
 *
 * @param site folder of the newest site so far; may be missing or damaged
 * @param manifest of the new build
 */
export function earlierFiles(
  site: string,
  { siteUrl, files }: Readonly<SiteManifest>,
  now: Date,
): [path: string, file: SiteFile][] {
  const expiry = new Date(now.getTime() + KEPT_MS).toISOString();
  let room = MAX_BYTES;
  return Object.entries(filesOf(site, siteUrl))
    .filter(([path]) => isLoadedLate(path) && !(path in files))
    .map(([path, file]) => [path, { ...file, encodings: {}, until: file.until ?? expiry }] as const)
    .filter(([, { until }]) => Date.parse(until) > now.getTime())
    .toSorted(([, a], [, b]) => Date.parse(b.until) - Date.parse(a.until))
    .flatMap(([path, file]) => {
      const size = statSync(join(site, file.file), { throwIfNoEntry: false })?.size;
      if (size === undefined) return [];
      room -= size;
      return room < 0 ? [] : [[path, file]];
    });
}

/** Files of an earlier build of the same site: those of the sample are not served at another address. */
function filesOf(site: string, siteUrl: string): Record<string, SiteFile> {
  try {
    const earlier = JSON.parse(readFileSync(join(site, 'manifest.json'), 'utf8')) as SiteManifest;
    return earlier.siteUrl === siteUrl ? earlier.files : {};
  } catch {
    return {};
  }
}
