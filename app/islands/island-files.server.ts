import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { LANGUAGE } from '#api/language.ts';

const manifest = z.record(z.string(), z.object({ file: z.string() }));

/** URL paths of the modules of islands, by their names; in development those of their sources. */
export function islandFiles(): (name: string) => string {
  const sourceOf = (name: string) => `app/${name}.island.tsx`;
  if (import.meta.env.DEV) return (name) => `/${sourceOf(name)}`;
  const file = join('build/pages', LANGUAGE, 'client/.vite/manifest.json');
  const built = manifest.parse(JSON.parse(readFileSync(file, 'utf8')));
  return (name) => {
    const source = sourceOf(name);
    const module = built[source];
    if (!module) throw new Error(`There is no island ${source}`);
    return `/${module.file}`;
  };
}
