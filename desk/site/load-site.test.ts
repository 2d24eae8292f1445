// Reading the built site at the start.
import { expect, it } from 'vitest';
import type { SiteFile, SiteManifest } from '#api/manifest.ts';
import { StartError } from '../start-error.ts';
import { temporaryDirectory } from '../testing/desk.ts';
import { sealedSite } from '../testing/sites.ts';
import { loadSite } from './load-site.ts';

it('a site that was not built says how to build it', async () => {
  await expect(loadSite(temporaryDirectory())).rejects.toThrow('npm run build');
});

it('a site of another version is a StartError that says how to build it anew', async () => {
  const old = loadSite(sealedSite((manifest) => Reflect.deleteProperty(manifest, 'siteUrl')));
  await expect(old).rejects.toThrow(StartError);
  await expect(old).rejects.toThrow(/run "npm run build"\).*at siteUrl$/s);
});

it('a mistake in the manifest stops the start', async () => {
  const load = (change: (manifest: SiteManifest) => void) => loadSite(sealedSite(change));
  await expect(load(({ files }) => delete files['/404'])).rejects.toThrow('/404');
  const home = (part: Partial<SiteFile>) => (manifest: SiteManifest) =>
    Object.assign(manifest.files['/'] as SiteFile, part);
  await expect(load(home({ file: '../../etc/passwd' }))).rejects.toThrow('outside the site');
  await expect(load(home({ file: 'gone.html' }))).rejects.toThrow('gone.html');
  await expect(load((manifest) => (manifest.siteUrl = ''))).rejects.toThrow('siteUrl');
  await expect(load(home({ etag: 'with "quotes"' }))).rejects.toThrow('etag');
});
