import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { LANGUAGE } from '#shared/language.ts';

const manifest = z.record(z.string(), z.object({ file: z.string() }));

/** What the build of tools/build/browser.config.ts has made; in development, sources are served as they are. */
const built = import.meta.env.DEV
  ? undefined
  : manifest.parse(
      JSON.parse(readFileSync(join('build/browser', LANGUAGE, '.vite/manifest.json'), 'utf8')),
    );

/**
 * URL path of a module that a page names.
 *
 * @param source its file
 */
export function modulePath(source: string): string {
  if (!built) return `/${source}`;
  const module = built[source];
  if (!module) throw new Error(`The browser has no module ${source}`);
  return `/${module.file}`;
}
