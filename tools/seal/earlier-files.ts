import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteFile, SiteManifest } from '#contract/manifest.ts';
import { isHashed } from './headers.ts';

/** How long a hashed file outlives the last build that named it: a tab may stay open that long. */
const KEPT_MS = 30 * 24 * 60 * 60_000;

/** All of them together take no more than this, the latest first: a desk holds them in memory. */
const MOST_BYTES = 64 * 2 ** 20;

/**
 * The hashed files of earlier builds that a new one goes on serving, uncompressed: they are asked
 * for seldom.
 *
 * @param site folder of the newest site so far; it need not exist, or be whole
 * @param files of the new build
 */
export function earlierFiles(
  site: string,
  files: Readonly<Record<string, SiteFile>>,
  now: Date,
): [path: string, file: SiteFile][] {
  const fromNow = new Date(now.getTime() + KEPT_MS).toISOString();
  let room = MOST_BYTES;
  return Object.entries(filesOf(site))
    .filter(([path]) => isHashed(path) && !(path in files))
    .map(
      ([path, file]) => [path, { ...file, encodings: {}, until: file.until ?? fromNow }] as const,
    )
    .filter(([, { until }]) => Date.parse(until) > now.getTime())
    .toSorted(([, a], [, b]) => Date.parse(b.until) - Date.parse(a.until))
    .flatMap(([path, file]) => {
      const size = statSync(join(site, file.file), { throwIfNoEntry: false })?.size;
      if (size === undefined) return [];
      room -= size;
      return room < 0 ? [] : [[path, file]];
    });
}

function filesOf(site: string): Record<string, SiteFile> {
  try {
    return (JSON.parse(readFileSync(join(site, 'manifest.json'), 'utf8')) as SiteManifest).files;
  } catch {
    return {};
  }
}
