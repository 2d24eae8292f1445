import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteFile, SiteManifest } from '#contract/manifest.ts';
import { lateType } from './delay-scripts.ts';
import { type Element, elementsOf } from './html.ts';
import { isInlineScript, sourceHash } from './policy.ts';

/**
 * Reads a sealed site back as it will be served and lists what is wrong with it.
 *
 * @param folder of its manifest
 */
export function faultsOf(folder: string): string[] {
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as SiteManifest;
  return Object.entries(manifest.files).flatMap(([path, file]) => {
    const missing = [file.file, ...Object.values(file.encodings)]
      .filter((name) => !existsSync(join(folder, name)))
      .map((name) => `${path}: ${name} is missing`);
    if (missing.length > 0 || !file.headers['content-type']?.startsWith('text/html'))
      return missing;
    const html = readFileSync(join(folder, file.file), 'utf8');
    return pageFaults(html, file).map((fault) => `${path}: ${fault}`);
  });
}

/** Lists what is wrong with one page, by its text and the headers it is served with. */
export function pageFaults(html: string, { headers }: Pick<SiteFile, 'headers'>): string[] {
  const policy = headers['content-security-policy'] ?? '';
  const elements = elementsOf(html);
  return [
    ...(policy.startsWith("default-src 'none'") ? [] : ["its policy does not begin with 'none'"]),
    ...(policy.includes('unsafe') ? ['its policy allows something unsafe'] : []),
    ...elements.flatMap((element, i) => elementFaults(element, elements[i - 1], policy)),
    ...count(elements, lateType, 1),
    ...count(elements, 'module', 0),
  ];
}

function elementFaults(element: Element, before: Element | undefined, policy: string): string[] {
  const { name, attributes } = element;
  const faults: string[] = [];
  const fault = (wrong: boolean, text: string) => wrong && faults.push(`<${name}> ${text}`);
  const sealedText = isInlineScript(element) || name === 'style';
  fault(sealedText && !policy.includes(sourceHash(element)), 'differs from its hash in the policy');
  fault('style' in attributes, 'has a style attribute, which the policy refuses');
  fault(
    Object.keys(attributes).some((attribute) => attribute.startsWith('on')),
    'has an event handler, which the policy refuses',
  );
  fault(/^(https?:)?\/\//.test(attributes.src ?? ''), `loads ${attributes.src} from elsewhere`);
  if (name === 'link' && attributes.rel === 'stylesheet') {
    fault(!('disabled' in attributes), `to ${attributes.href} is not muted`);
    fault(
      before?.name !== 'style' && before?.attributes.rel !== 'stylesheet',
      `to ${attributes.href} has no style element in front of it`,
    );
  }
  fault(
    attributes.rel === 'modulepreload' && !attributes.media,
    `to ${attributes.href} is not muted`,
  );
  return faults;
}

function count(elements: readonly Element[], type: string, wanted: number): string[] {
  const found = elements.filter(
    ({ name, attributes }) => name === 'script' && attributes.type === type,
  ).length;
  return found === wanted ? [] : [`has ${found} scripts of type ${type}, not ${wanted}`];
}
