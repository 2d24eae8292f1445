import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteManifest, SiteVersion } from '#shared/manifest.ts';
import { OFFICE_PATH } from '#tools/office/address.ts';
import { isInlineScript, sourceHash } from './csp.ts';
import { type Element, elementsOf } from './html.ts';

/**
 * Reads a release as it will be served and lists its faults.
 *
 * @param folder the release's folder
 */
export function faultsOf(folder: string): string[] {
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as SiteManifest;
  return Object.entries(manifest.files).flatMap(([path, file]) => {
    // Kept of an earlier build, which read it.
    if (file.until !== undefined) return [];
    const versions = [file, ...(file.later ?? [])];
    return versions.flatMap((version) => versionFaults(folder, path, version, manifest));
  });
}

function versionFaults(
  folder: string,
  path: string,
  version: SiteVersion,
  { files }: SiteManifest,
): string[] {
  const missing = [version.file, ...Object.values(version.encodings)]
    .filter((name) => !existsSync(join(folder, name)))
    .map((name) => `${path}: ${name} is missing`);
  const type = version.headers['content-type'] ?? '';
  // The editor's page has another policy, and starts by itself.
  const isPage = type.startsWith('text/html') && path !== OFFICE_PATH;
  if (missing.length > 0 || !(isPage || type.startsWith('application/json'))) return missing;
  const text = readFileSync(join(folder, version.file), 'utf8');
  const faults = [
    ...namedAssets(text)
      .filter((name) => !files[name] || files[name].until !== undefined)
      .map((name) => `names ${name}, which this build has not`),
    ...(isPage ? pageFaults(text, version) : []),
  ];
  return faults.map((fault) => `${path}: ${fault}`);
}

/** Paths of built files that a page or a file of data names. */
function namedAssets(text: string): string[] {
  return [...new Set(text.match(/\/assets\/[\w-]+\.\w+/g))];
}

/** Lists the faults of a page. */
export function pageFaults(html: string, { headers }: Pick<SiteVersion, 'headers'>): string[] {
  const policy = headers['content-security-policy'] ?? '';
  const elements = elementsOf(html);
  return [
    ...(policy.startsWith("default-src 'none'") ? [] : ["its policy does not begin with 'none'"]),
    ...(policy.includes('unsafe') ? ['its policy allows something unsafe'] : []),
    ...elements.flatMap((element) => elementFaults(element, policy)),
  ];
}

function elementFaults(element: Element, policy: string): string[] {
  const { name, attributes } = element;
  const faults: string[] = [];
  const fault = (wrong: boolean, text: string) => wrong && faults.push(`<${name}> ${text}`);
  const isHashed = isInlineScript(element) || name === 'style';
  fault(isHashed && !policy.includes(sourceHash(element)), 'differs from its hash in the policy');
  fault('style' in attributes, 'has a style attribute, which the policy blocks');
  fault(
    Object.keys(attributes).some((attribute) => attribute.startsWith('on')),
    'has an event handler, which the policy blocks',
  );
  fault(/^(https?:)?\/\//.test(attributes.src ?? ''), `loads ${attributes.src} from elsewhere`);
  fault(name === 'link' && attributes.rel === 'stylesheet', `to ${attributes.href} is not inlined`);
  return faults;
}
