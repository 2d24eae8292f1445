import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentMistake } from '#app/content/content-error.server.ts';
import { contentWarning } from '#app/content/content-warning.server.ts';
import { didYouMean } from '#app/content/did-you-mean.server.ts';
import { pageFiles } from '#app/content/page-files.server.ts';
import { isShown } from '#app/content/schedule.server.ts';
import { LANGUAGES } from '#shared/language.ts';
import { baseOf } from '#shared/language-base.ts';
import type { SiteManifest } from '#shared/manifest.ts';
import { elementsOf } from './html.ts';

/** The link targets and the links of a page. */
export interface LinkedPage {
  ids: ReadonlySet<string>;
  /** Values of `href`, as written. */
  links: readonly string[];
}

/**
 * Checks the links between the pages of a release: warns of text pages that no other page links to.
 *
 * @param folder the release's folder
 * @throws ContentMistake with every link to a section that does not exist, and its place in the content
 */
export function checkLinks(folder: string): void {
  const pages = pagesOf(folder);
  const fileOf = (path: string) => `content/pages${path}.yaml`;
  const texts = pageFiles().flatMap((page) => (isShown(page) ? page.path : []));
  for (const path of unlinkedPages(pages, texts)) {
    const message = `no page links to ${path}; add it to "navigation" or "footer" of layout.yaml, or to a page's "related"`;
    contentWarning(fileOf(path), { line: 1, field: '', message });
  }
  const dead = deadLinks(pages).map(({ page, link, hint }) => {
    const written = asWritten(link);
    return `${placesOf(written).join(', ') || page}: ${written} leads to a missing section${hint}`;
  });
  if (dead.length > 0) throw new ContentMistake([...new Set(dead)].join('\n'));
}

/** Links to missing ids, each with the page that contains it. */
export function deadLinks(pages: ReadonlyMap<string, LinkedPage>) {
  return [...pages].flatMap(([page, { links }]) =>
    [...new Set(links)].flatMap((link) => {
      const [address = '', section = ''] = link.split('#');
      const path = address.replace(/\?.*/, '');
      const target = pages.get(path === '' ? page : path);
      if (!section || !target || target.ids.has(decodeURIComponent(section))) return [];
      return [{ page, link, hint: didYouMean(section, target.ids) }];
    }),
  );
}

/** The paths to which no other page links, apart from the list of all pages and the page in another language. */
export function unlinkedPages(
  pages: ReadonlyMap<string, LinkedPage>,
  paths: readonly string[],
): string[] {
  const linked = new Set(
    [...pages].flatMap(([address, { links }]) => {
      const own = asWritten(address);
      if (own === '/search') return [];
      return links.map((link) => asWritten(link.replace(/[?#].*$/, ''))).filter((to) => to !== own);
    }),
  );
  return paths.filter((path) => !linked.has(path));
}

function pagesOf(folder: string): Map<string, LinkedPage> {
  const { files } = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as SiteManifest;
  const pages = Object.entries(files).filter(([, { headers }]) =>
    headers['content-type']?.startsWith('text/html'),
  );
  return new Map(
    pages.map(([path, { file }]) => {
      const elements = elementsOf(readFileSync(join(folder, file), 'utf8'));
      const valuesOf = (name: string) =>
        elements.flatMap(({ attributes }) => attributes[name] ?? []);
      return [path, { ids: new Set(valuesOf('id')), links: valuesOf('href') }];
    }),
  );
}

/** A link as the content has it, which is without the first part of another language's addresses. */
export function asWritten(link: string): string {
  const base = LANGUAGES.map(({ code }) => baseOf(code)).find(
    (each) => each && /^(?:[/?#]|$)/.test(link.slice(each.length)) && link.startsWith(each),
  );
  return base ? link.slice(base.length).replace(/^(?!\/)/, '/') : link;
}

/** Files and lines of the content that contain a link. */
function placesOf(link: string): string[] {
  const [, section = ''] = link.split('#');
  const written = RegExp(`${link.replace(/[^\p{L}\p{N}]/gu, '\\$&')}(?![\\w-])`);
  return globSync('content/**/*.{yaml,md}').flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        written.test(line) || line.trim() === `section: ${section}` ? `${file}:${index + 1}` : [],
      ),
  );
}
