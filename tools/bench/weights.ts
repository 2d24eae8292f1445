import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteFile, SiteManifest } from '#api/manifest.ts';
import { type Element, elementsOf } from '#tools/postbuild/html.ts';

/** Bytes over the wire to load a page in a browser that accepts brotli. */
export interface Weight {
  path: string;
  /** The page, including inlined CSS. */
  html: number;
  css: number;
  /** Scripts loaded at start. */
  scripts: number;
  /** Hydration data. */
  data: number;
  /** Fonts that its CSS names, used or not. */
  fonts: number;
  /** The largest AVIF of each `<img>` that is not lazy. */
  pictures: number;
}

/**
 * Computes the weight of every page.
 *
 * @param folder of the manifest
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
        data: sum(starts(elements)),
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

function starts(elements: readonly Element[]): string[] {
  return elements.flatMap(({ name, attributes }) =>
    name === 'script' && attributes['data-start'] ? [attributes['data-start']] : [],
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
