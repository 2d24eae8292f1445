import { readSite } from '#app/content/site.server.ts';
import { siteUrl } from '#app/content/site-url.server.ts';
import { NOT_FOUND_PATH } from '#contract/manifest.ts';
import { type ClientFile, clientFiles } from './client-files.ts';
import { deferPayload } from './defer-payload.ts';
import { delayScripts } from './delay-scripts.ts';
import { assetHeaders, commonHeaders, dataHeaders, isHashed, pageHeaders } from './headers.ts';
import { elementsOf } from './html.ts';
import { inlineSheets } from './inline-sheets.ts';
import { outside } from './outside.ts';
import { policyFor } from './policy.ts';
import { SealedSite } from './sealed-site.ts';
import { robots, securityTxt, sitemap } from './texts.ts';
import { faultsOf } from './verify.ts';

const link = 'build/site';

/**
 * Turns what React Router has built into the site as it is served: build/site, whose manifest
 * says how to answer every path. Why, and how each step works: docs/decisions/0002.
 *
 * @throws when a finished page would not work as it was sealed; the site before it stays published
 */
export async function seal(): Promise<void> {
  const files = clientFiles();
  const common = commonHeaders(siteUrl());
  const site = new SealedSite(link);
  const canonical = new Set<string>();
  const sheet = sheetReader(files);
  const origins = outside();
  const build = buildOf(files);
  const addAsset = (path: string, bytes: Buffer) =>
    site.add(path, bytes, {
      ...common,
      ...assetHeaders(path),
      ...(path.endsWith('.data') && !isHashed(path) ? dataHeaders(build) : {}),
    });
  await Promise.all(
    files.map(async (file) => {
      if (!file.page) return addAsset(file.path, file.read());
      const { path, payload, html: light } = deferPayload(file.read().toString());
      await addAsset(path, Buffer.from(payload));
      const html = delayScripts(inlineSheets(light, sheet), path);
      const address = canonicalOf(html);
      if (address) canonical.add(address);
      const headers = { ...common, ...pageHeaders(policyFor(html, origins), Boolean(address)) };
      return site.add(file.path, Buffer.from(html), headers, statusOf(file));
    }),
  );
  await Promise.all(
    Object.entries({
      '/robots.txt': robots(siteUrl()),
      '/sitemap.xml': sitemap([...canonical]),
      '/.well-known/security.txt': securityTxt(siteUrl(), readSite().email, new Date()),
    }).map(([path, text]) => addAsset(path, Buffer.from(text))),
  );
  site.finish(siteUrl());
  const faults = faultsOf(site.folder);
  if (faults.length > 0) throw new Error(`The sealed site is faulty:\n${faults.join('\n')}`);
  site.publish();
}

/** What React Router calls the build: a hash of all its code, in the name of its manifest. */
function buildOf(files: readonly ClientFile[]): string {
  const names = files.map(({ path }) => /^\/assets\/manifest-(\w+)\.js$/.exec(path)?.[1]);
  const build = names.find((name) => name !== undefined);
  if (!build) throw new Error('Expected a manifest of the build among its files');
  return build;
}

function statusOf({ path }: ClientFile): number {
  return path.endsWith(NOT_FOUND_PATH) ? 404 : 200;
}

/** The address a page wants to be found under; none where it wants not to be found. */
function canonicalOf(html: string): string | undefined {
  return elementsOf(html).find(
    ({ name, attributes }) => name === 'link' && attributes.rel === 'canonical',
  )?.attributes.href;
}

function sheetReader(files: readonly ClientFile[]): (href: string) => string {
  return (href) => {
    // React Router marks a sheet that several routes share with an empty fragment.
    const file = files.find(({ path }) => path === href.replace(/#$/, ''));
    if (!file) throw new Error(`A page links the style sheet ${href}, which was not built`);
    return file.read().toString();
  };
}
