import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteFile, SiteManifest } from '#shared/manifest.ts';
import { type Element, elementsOf } from '#tools/postbuild/html.ts';

/** What a built module imports at once, or later. */
const AT_ONCE = /\b(?:from|import)["'`]\.\/([\w-]+\.js)["'`]/g;
const LATER = /\bimport\(["'`]\.\/([\w-]+\.js)["'`]\)/g;

/** Bytes over the wire to load a page in a browser that accepts brotli. */
export interface Weight {
  path: string;
  /** The page, including inlined CSS. */
  html: number;
  css: number;
  /** The script of every page, with what it imports. */
  scripts: number;
  /** Those and the scripts of all islands of the page, with React. */
  hydrated: number;
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
  const read = (path: string) =>
    readFileSync(join(folder, manifest.files[path]?.file ?? ''), 'utf8');
  const named = (path: string, pattern: RegExp) =>
    [...read(path).matchAll(pattern)].map(([, name]) => `/assets/${name}`);
  const later = (path: string) => named(path, LATER);
  const loaded = (modules: readonly string[]) => {
    const all = new Set(modules);
    for (const module of all) for (const each of named(module, AT_ONCE)) all.add(each);
    return all;
  };
  return Object.entries(manifest.files)
    .filter(([, { headers }]) => headers['content-type']?.startsWith('text/html'))
    .map(([path, file]) => {
      const html = readFileSync(join(folder, file.file), 'utf8');
      const elements = elementsOf(html);
      const sum = (paths: Iterable<string>) => [...new Set(paths)].reduce((n, p) => n + size(p), 0);
      const css = hrefs(elements, 'stylesheet');
      const starts = sources(elements, 'script');
      return {
        path,
        html: sent(folder, file),
        css: sum(css),
        scripts: sum(loaded(starts)),
        hydrated: sum(
          loaded([...starts, ...starts.flatMap(later), ...sources(elements, 'page-island')]),
        ),
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

function sources(elements: readonly Element[], kind: string): string[] {
  return elements.flatMap(({ name, attributes: { src } }) => (name === kind && src ? [src] : []));
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
