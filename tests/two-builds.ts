import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { systemClock } from '#desk/clock.ts';
import { readConfig } from '#desk/config.ts';
import { runDesk } from '#desk/run-desk.ts';
import { loadSite } from '#desk/site/load-site.ts';
import { DESK_FILE } from '#shared/desk-content.ts';
import type { SiteManifest } from '#shared/manifest.ts';
import { manifest } from './pages.ts';

/** In the ETags of the second build. */
export const NEXT = '-next';

/** A desk that serves the built site and then a second build. */
export interface TwoBuilds {
  url: string;
  /** Publishes the second build and waits until it is served. */
  publishNext(): Promise<void>;
  close(): Promise<void>;
}

/** The second build has the same files with other ETags. */
export async function startTwoBuilds(): Promise<TwoBuilds> {
  const folder = mkdtempSync(join(tmpdir(), 'builds-'));
  const directory = join(folder, 'site');
  const publish = (name: string, published: SiteManifest) => {
    mkdirSync(join(folder, name));
    symlinkSync(join(realpathSync('build/site'), 'files'), join(folder, name, 'files'));
    writeFileSync(join(folder, name, 'manifest.json'), JSON.stringify(published));
    cpSync(join('build/site', DESK_FILE), join(folder, name, DESK_FILE));
    symlinkSync(name, `${directory}.next`);
    renameSync(`${directory}.next`, directory);
  };
  publish('first', manifest);
  const config = readConfig({ PORT: '0', DATA_DIR: join(folder, 'data') });
  let served = () => {};
  const desk = await runDesk(config, {
    clock: systemClock,
    log: pino(
      { base: null },
      { write: (line) => line.includes('"a new site is served"') && served() },
    ),
    site: await loadSite(directory),
    siteDirectory: directory,
  });
  return {
    url: desk.url,
    async publishNext() {
      const next = new Promise<void>((resolve) => {
        served = resolve;
      });
      const files = Object.entries(manifest.files).map(([path, { later: _, ...file }]) => [
        path,
        { ...file, etag: `${file.etag}${NEXT}` },
      ]);
      publish('next', { ...manifest, files: Object.fromEntries(files) });
      await next;
    },
    async close() {
      await desk.close();
      rmSync(folder, { recursive: true });
    },
  };
}
