import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { SiteManifest } from '#api/manifest.ts';
import { systemClock } from '#desk/clock.ts';
import { readConfig } from '#desk/config.ts';
import { readContent } from '#desk/content.ts';
import { runDesk } from '#desk/run-desk.ts';
import { loadSite } from '#desk/site/load-site.ts';
import { isInlineScript } from '#tools/postbuild/csp.ts';
import { type Edit, edited, elementsOf } from '#tools/postbuild/html.ts';
import { Release } from '#tools/postbuild/release.ts';

/** A desk that serves the built site and the floors of measured pages. */
export interface Served {
  page(path: string): string;
  floor(path: string): string;
  close(): Promise<void>;
}

const source = 'build/site';

/** Serves these pages with and without scripts. */
export async function serve(paths: readonly string[]): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const site = await withFloors(join(folder, 'site'), paths);
  const desk = await runDesk(readConfig({ PORT: '0', DATA_DIR: join(folder, 'data') }), {
    content: readContent(),
    clock: systemClock,
    log: pino({ level: 'silent' }),
    site,
  });
  return {
    page: (path) => desk.url + path,
    floor: (path) => desk.url + floorPath(path),
    async close() {
      await desk.close();
      rmSync(folder, { recursive: true });
    },
  };
}

async function withFloors(folder: string, paths: readonly string[]) {
  const { siteUrl, files } = JSON.parse(
    readFileSync(join(source, 'manifest.json'), 'utf8'),
  ) as SiteManifest;
  const copy = new Release(folder);
  for (const [path, { file, headers, status }] of Object.entries(files)) {
    await copy.add(path, readFileSync(join(source, file)), headers, status);
  }
  for (const path of paths) {
    const entry = files[path];
    if (!entry) throw new Error(`There is no page at ${path}`);
    const html = withoutScripts(readFileSync(join(source, entry.file), 'utf8'));
    await copy.add(floorPath(path), Buffer.from(html), entry.headers, entry.status);
  }
  copy.finish(siteUrl);
  return loadSite(copy.folder);
}

function floorPath(path: string): string {
  return path === '/' ? '/floor' : `/floor${path}`;
}

/** A page without its scripts, the lower bound that the page is compared with. */
export function withoutScripts(html: string): string {
  return edited(
    html,
    elementsOf(html).flatMap((element): Edit[] => {
      const { attributes, start, openEnd } = element;
      if (isInlineScript(element)) {
        return [{ start, end: html.indexOf('</script>', openEnd) + '</script>'.length, text: '' }];
      }
      return attributes.rel === 'modulepreload' ? [{ start, end: openEnd, text: '' }] : [];
    }),
  );
}
