import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bytesOf, type Coding, type Site } from '#desk/site/load-site.ts';

const SUFFIXES: Record<Coding, string> = { identity: '', br: '.br', gzip: '.gz' };

/**
 * Writes every file of the site into a folder, named by the ETag of its uncompressed bytes. A new build
 * therefore replaces no file, and a server that still has the configuration of the build before finds the
 * files of that build.
 */
export function writeFiles(site: Site, folder: string): void {
  mkdirSync(folder, { recursive: true });
  const written = new Set<string>();
  for (const { bodies } of site.pages.values()) {
    const tag = bodies.get('identity')?.etag.slice(1, -1);
    for (const [coding, body] of bodies) {
      const name = `${tag}${SUFFIXES[coding]}`;
      written.add(name);
      if (!existsSync(join(folder, name))) writeFileSync(join(folder, name), bytesOf(body));
    }
  }
  for (const name of readdirSync(folder)) if (!written.has(name)) rmSync(join(folder, name));
}
