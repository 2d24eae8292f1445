import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { systemClock } from '#desk/clock.ts';
import { readConfig } from '#desk/config.ts';
import { readContent } from '#desk/content.ts';
import { runDesk } from '#desk/run-desk.ts';
import { loadSite, type Site } from '#desk/site/load-site.ts';
import type { SiteManifest } from '#shared/manifest.ts';
import { type Edit, edited, elementsOf } from '#tools/postbuild/html.ts';
import { Release } from '#tools/postbuild/release.ts';
import { startProxy } from './http2-proxy.ts';

/** A site behind a proxy. */
export interface Served {
  url: string;
  close(): Promise<void>;
}

/** Serves a built site. @param folder of its manifest */
export async function serve(folder: string): Promise<Served> {
  return serveSite(await loadSite(folder));
}

/** Serves the floors of these pages of a built site. @param folder of its manifest */
export async function serveFloors(folder: string, paths: readonly string[]): Promise<Served> {
  const copy = mkdtempSync(join(tmpdir(), 'floors-'));
  const floors = await serveSite(await withFloors(folder, join(copy, 'site'), paths));
  return {
    url: floors.url,
    async close() {
      await floors.close();
      rmSync(copy, { recursive: true });
    },
  };
}

async function serveSite(site: Site): Promise<Served> {
  const data = mkdtempSync(join(tmpdir(), 'bench-'));
  const desk = await runDesk(readConfig({ PORT: '0', DATA_DIR: data }), {
    content: readContent(),
    clock: systemClock,
    log: pino({ level: 'silent' }),
    site,
  });
  const proxy = await startProxy(desk.url);
  return {
    url: proxy.url,
    async close() {
      proxy.close();
      await desk.close();
      rmSync(data, { recursive: true });
    },
  };
}

async function withFloors(source: string, folder: string, paths: readonly string[]) {
  const { siteUrl, files } = JSON.parse(
    readFileSync(join(source, 'manifest.json'), 'utf8'),
  ) as SiteManifest;
  const copy = new Release(folder);
  for (const [path, { file, headers, status }] of Object.entries(files)) {
    const bytes = readFileSync(join(source, file));
    const shown = paths.includes(path) ? Buffer.from(withoutScripts(bytes.toString())) : bytes;
    await copy.add(path, shown, headers, { status });
  }
  copy.finish(siteUrl);
  return loadSite(copy.folder);
}

/** A page without its scripts, the lower bound that the page is compared with. */
function withoutScripts(html: string): string {
  return edited(
    html,
    elementsOf(html).flatMap(({ name, attributes, start, openEnd }): Edit[] =>
      name === 'script' && attributes.src !== undefined
        ? [{ start, end: html.indexOf('</script>', openEnd) + '</script>'.length, text: '' }]
        : [],
    ),
  );
}
