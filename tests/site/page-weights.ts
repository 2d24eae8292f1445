import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Element, elementsOf } from '#tools/postbuild/html.ts';
import { manifest } from '../pages.ts';

const SITE = 'build/site';

/** What a built module imports at once, or later. */
const AT_ONCE = /\b(?:from|import)["'`]\.\/([\w-]+\.js)["'`]/g;
const LATER = /\bimport\(["'`]\.\/([\w-]+\.js)["'`]\)/g;

/** Bytes over the wire to load a page in a browser that accepts brotli. */
export interface Weight {
  path: string;
  /** The page, including its CSS. */
  html: number;
  /** The script of every page, with what it imports. */
  scripts: number;
  /** Those and the scripts of all islands of the page, with React. */
  hydrated: number;
  /** Fonts that its CSS names, used or not. */
  fonts: number;
}

/** Computes the weight of every built page. */
export function pageWeights(): Weight[] {
  return Object.entries(manifest.files)
    .filter(([, { headers }]) => headers['content-type']?.startsWith('text/html'))
    .map(([path]) => {
      const elements = elementsOf(read(path));
      const starts = sources(elements, 'script');
      const later = starts.flatMap((script) => namedIn(script, LATER));
      return {
        path,
        html: size(path),
        scripts: sum(loaded(starts)),
        hydrated: sum(loaded([...starts, ...later, ...sources(elements, 'page-island')])),
        fonts: sum(new Set(fontsIn(elements))),
      };
    });
}

/** These modules and all that they import at once. */
function loaded(modules: readonly string[]): Set<string> {
  const all = new Set(modules);
  for (const module of all) for (const each of namedIn(module, AT_ONCE)) all.add(each);
  return all;
}

function namedIn(path: string, pattern: RegExp): string[] {
  return [...read(path).matchAll(pattern)].map(([, name]) => `/assets/${name}`);
}

function read(path: string): string {
  return readFileSync(join(SITE, manifest.files[path]?.file ?? ''), 'utf8');
}

function sum(paths: ReadonlySet<string>): number {
  return [...paths].reduce((bytes, path) => bytes + size(path), 0);
}

function size(path: string): number {
  const file = manifest.files[path];
  return file ? statSync(join(SITE, file.encodings.br ?? file.file)).size : 0;
}

function sources(elements: readonly Element[], kind: string): string[] {
  return elements.flatMap(({ name, attributes: { src } }) => (name === kind && src ? [src] : []));
}

function fontsIn(elements: readonly Element[]): string[] {
  return elements
    .filter(({ name }) => name === 'style')
    .flatMap(({ text }) => text.match(/\/fonts\/[^"')]+/g) ?? []);
}
