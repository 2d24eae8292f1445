// Reading the built site at the start.
import { expect, it } from 'vitest';
import type { SiteFile, SiteManifest } from '#shared/manifest.ts';
import { StartError } from '../start-error.ts';
import { temporaryDirectory } from '../testing/desk.ts';
import { builtSite } from '../testing/sites.ts';
import { loadSite } from './load-site.ts';

it('reports how to build a missing site', async () => {
  await expect(loadSite(temporaryDirectory())).rejects.toThrow('npm run build');
});

it('reports how to rebuild a site of another version', async () => {
  const old = loadSite(builtSite((manifest) => Reflect.deleteProperty(manifest, 'siteUrl')));
  await expect(old).rejects.toThrow(StartError);
  await expect(old).rejects.toThrow(/run "npm run build"\).*at siteUrl$/s);
});

it('refuses an invalid manifest', async () => {
  const load = (change: (manifest: SiteManifest) => void) => loadSite(builtSite(change));
  await expect(load(({ files }) => delete files['/404'])).rejects.toThrow('/404');
  const home = (part: Partial<SiteFile>) => (manifest: SiteManifest) =>
    Object.assign(manifest.files['/'] as SiteFile, part);
  await expect(load(home({ file: '../../etc/passwd' }))).rejects.toThrow('outside the site');
  await expect(load(home({ file: 'gone.html' }))).rejects.toThrow('gone.html');
  await expect(load((manifest) => (manifest.siteUrl = ''))).rejects.toThrow('siteUrl');
  await expect(load(home({ etag: 'with "quotes"' }))).rejects.toThrow('etag');
});
