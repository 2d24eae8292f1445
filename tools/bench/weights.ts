import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteFile, SiteManifest } from '#contract/manifest.ts';
import { type Element, elementsOf } from '#tools/seal/html.ts';

/** What a page costs to load, in bytes over the wire to a browser that takes brotli. */
export interface Weight {
  path: string;
  /** The page itself; its CSS stands in it. */
  html: number;
  css: number;
  /** Everything that is loaded to start the application. */
  scripts: number;
  /** What it starts with. */
  data: number;
  /** Fonts its CSS names, whether or not the page has text in all of them. */
  fonts: number;
  /** Pictures at first view: of each `<img>` that is not lazy the largest file, as AVIF. */
  pictures: number;
}

/**
 * Weighs every page of a sealed site.
 *
 * @param folder of its manifest
 */
export function pageWeights(folder: string): Weight[] {
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as SiteManifest;
  const size = (path: string) => sent(folder, manifest.files[path]);
  return Object.entries(manifest.files)
    .filter(([, { headers }]) => headers['content-type']?.startsWith('text/html'))
    .map(([path, file]) => {
      const html = readFileSync(join(folder, file.file), 'utf8');
      const elements = elementsOf(html);
      const sum = (paths: Iterable<string>) => [...new Set(paths)].reduce((n, p) => n + size(p), 0);
      const css = hrefs(elements, 'stylesheet');
      return {
        path,
        html: sent(folder, file),
        css: sum(css),
        scripts: sum(hrefs(elements, 'modulepreload')),
        data: sum(payloads(elements)),
        fonts: sum(fontsIn(elements)),
        pictures: sum(firstPictures(elements)),
      };
    });
}

function sent(folder: string, file: SiteFile | undefined): number {
  if (!file) return 0;
  return statSync(join(folder, file.encodings.br ?? file.file)).size;
}

function hrefs(elements: readonly Element[], rel: string): string[] {
  return elements
    .filter(({ attributes }) => attributes.rel === rel)
    .map(({ attributes }) => attributes.href?.replace(/#$/, '') ?? '');
}

function payloads(elements: readonly Element[]): string[] {
  return elements.flatMap(({ name, attributes }) =>
    name === 'script' && attributes['data-payload'] ? [attributes['data-payload']] : [],
  );
}

function fontsIn(elements: readonly Element[]): string[] {
  return elements
    .filter(({ name }) => name === 'style')
    .flatMap(({ text }) => text.match(/\/fonts\/[^"')]+/g) ?? []);
}

function firstPictures(elements: readonly Element[]): string[] {
  return elements.flatMap(({ name, attributes }, i) => {
    if (name !== 'img' || attributes.loading === 'lazy') return [];
    const avif = elements
      .slice(Math.max(0, i - 2), i)
      .find((source) => source.name === 'source' && source.attributes.type === 'image/avif');
    const largest = avif?.attributes.srcset?.split(', ').at(-1)?.split(' ')[0];
    return [largest ?? attributes.src ?? ''];
  });
}
