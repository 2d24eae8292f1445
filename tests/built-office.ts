import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OfficeSettings } from '#app/content/office.server.ts';
import { loadSite } from '#desk/site/load-site.ts';
import { writeContent } from '#desk/testing/content.ts';
import { officeFiles } from '#tools/office/files.ts';
import { officeSite } from '#tools/office/site.ts';
import { Release } from '#tools/postbuild/release.ts';
import { startDesk } from './desk.ts';

/** Serves the editor of a built site, which works on a git host, with its own headers and a 404 page. */
export async function startBuiltOffice(settings: OfficeSettings) {
  const folder = mkdtempSync(join(tmpdir(), 'office-'));
  const link = join(folder, 'site');
  const release = new Release(link);
  const files = await officeFiles(settings, officeSite(settings), 'http://localhost');
  for (const { path, bytes, headers } of files) await release.add(path, bytes, headers);
  const icon = { 'content-type': 'image/svg+xml' };
  await release.add('/favicon.svg', readFileSync('build/public/favicon.svg'), icon);
  const html = { 'content-type': 'text/html; charset=utf-8' };
  await release.add('/404', Buffer.from('404'), html, { status: 404 });
  release.finish('http://localhost');
  writeContent(release.folder);
  release.publish();
  const desk = await startDesk({}, { site: await loadSite(link) });
  return {
    url: desk.url,
    async close() {
      await desk.close();
      rmSync(folder, { recursive: true });
    },
  };
}
