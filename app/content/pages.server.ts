import { LANGUAGE } from './language.ts';
import { readMarkdownPage } from './markdown-page.server.ts';
import { notFound, type Page, thankYou } from './schemas/page.ts';
import { yamlReader } from './yaml-reader.server.ts';

export const readThankYou = yamlReader(`content/${LANGUAGE}/thank-you.yaml`, thankYou);

export const readNotFound = yamlReader(`content/${LANGUAGE}/not-found.yaml`, notFound);

/** A page written in Markdown, by its file name without ending. */
export function readPage(name: string): Page {
  return readMarkdownPage(`content/${LANGUAGE}/${name}.md`);
}
