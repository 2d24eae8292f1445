import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressOf, pathAt } from '#app/content/address.ts';
import { siteUrl } from '#app/content/settings.server.ts';
import { indexAddress } from '#app/corporate/search/search-index.ts';
import { FEED_PATH } from '#app/layout/feed.ts';
import { LANGUAGE } from '#shared/language.ts';
import { markOriginals } from '#tools/untranslated/mark-pages.ts';
import { atomFeed } from './atom.ts';
import { type ClientFile, filesOfLanguage, pagesFolder } from './client-files.ts';
import { type BuiltPage, searchFiles, withIndexes } from './search-files.ts';
import { listedOf } from './sitemap.ts';

/**
 * Marks the texts that are not translated, and adds the files derived from the built pages and the content of this
 * language: the index of the search and the feed.
 */
export function completePages(): void {
  const files = filesOfLanguage(LANGUAGE);
  markOriginals(files);
  const { index, texts } = searchFiles(pagesToFind(files));
  for (const { path, bytes } of [index, ...texts]) write(path, bytes);
  // The indexes of other languages may not be built yet.
  const pathOf = (code: string) => (code === LANGUAGE ? index.path : indexAddress(code));
  for (const { path, read, source } of files) {
    if (path === addressOf('/search')) {
      writeFileSync(source, withIndexes(read().toString(), pathOf));
    }
  }
  const feed = atomFeed(siteUrl());
  if (feed !== undefined) write(addressOf(FEED_PATH), feed);
}

function write(path: string, content: string | Buffer): void {
  writeFileSync(join(pagesFolder(LANGUAGE), 'client', path), content);
}

/** The pages for search engines, each once and by its encoded path. */
function pagesToFind(files: readonly ClientFile[]): BuiltPage[] {
  return files.flatMap((file) => {
    const html = file.page ? file.read().toString() : '';
    const address = listedOf(html)?.address;
    const path = address && new URL(address).pathname;
    return path && decodeURIComponent(path) === file.path ? [{ path: pathAt(path), html }] : [];
  });
}
